import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { PasswordStrength, type PasswordStrengthProps } from './password-strength.tsx';

const sample: PasswordStrengthProps = {
  level: 2,
  label: 'Password strength',
  valueText: 'Medium',
  criteriaTitle: 'Password criteria',
  criteria: [
    { id: 'length', label: 'Longer than 8 characters', met: true },
    { id: 'special', label: 'At least 2 special characters', met: false },
  ],
};

describeConformance('PasswordStrength', <PasswordStrength {...sample} />, {
  component: 'password-strength',
  asChild: false,
  portal: false,
});

describe('the meter pattern', () => {
  it.each([0, 1, 2, 3, 4] as const)(
    'announces level %d as a number and in words, and shows it',
    async (level) => {
      const screen = await mount(<PasswordStrength {...sample} level={level} valueText={`Level ${level}`} />);
      const meter = screen.getByRole('meter', { name: 'Password strength' });
      await expect.element(meter).toHaveAttribute('aria-valuenow', String(level));
      await expect.element(meter).toHaveAttribute('aria-valuemin', '0');
      await expect.element(meter).toHaveAttribute('aria-valuemax', '4');
      await expect.element(meter).toHaveAttribute('aria-valuetext', `Level ${level}`);
      await expect.element(screen.getByText(`Level ${level}`)).toBeVisible();
    },
  );

  it('does not take the focus, and is not announced at every key', async () => {
    const screen = await mount(<PasswordStrength {...sample} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Password criteria' })).toHaveFocus();
    const own = screen.container.querySelector('[data-component="password-strength"]');
    expect(own?.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(0);
  });
});

describe('the keyboard of the disclosure pattern', () => {
  it.each(['{Enter}', ' '])('%s expands and collapses the criteria', async (key) => {
    const screen = await mount(<PasswordStrength {...sample} />);
    const button = screen.getByRole('button', { name: 'Password criteria' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    const texts = screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['Longer than 8 characters (met)', 'At least 2 special characters (not met yet)']);
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});
