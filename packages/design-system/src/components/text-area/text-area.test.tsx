import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { passTime, stopClock } from '../../../test/clock.ts';
import { mount } from '../../../test/mount.tsx';
import { TextArea } from './text-area.tsx';

describeConformance('TextArea', <TextArea aria-label="Your post" />, {
  component: 'text-area',
  asChild: false,
  portal: false,
});

it('is submitted with its form, and its count is reset with the form', async () => {
  const screen = await mount(
    <form>
      <TextArea aria-label="Your post" defaultValue="Ave" maxLength={20} name="post" showCount />
      <button type="reset">Back</button>
    </form>,
  );
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  await userEvent.fill(screen.getByRole('textbox'), 'Ave Maria');
  expect(new FormData(form).get('post')).toBe('Ave Maria');
  await expect.element(screen.getByText('11 characters left').first()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect.element(screen.getByText('17 characters left').first()).toBeVisible();
  expect(new FormData(form).get('post')).toBe('Ave');
});

it('accepts text beyond the maximum only with a count', async () => {
  const screen = await mount(<TextArea aria-label="Your post" maxLength={5} showCount />);
  await userEvent.type(screen.getByRole('textbox'), 'Gloria');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Gloria');
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('1 character too many');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<TextArea aria-label="Your post" key="strict" maxLength={5} />);
  await userEvent.type(screen.getByRole('textbox'), 'Gloria');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Glori');
});

it('announces the count only after a pause in typing', async () => {
  stopClock();
  const screen = await mount(<TextArea aria-label="Your post" maxLength={20} showCount />);
  const spoken = () => screen.container.querySelector('[aria-live]')?.textContent;
  await userEvent.type(screen.getByRole('textbox'), 'Ave');
  expect(spoken()).toBe('');
  await passTime(2000);
  await expect.poll(() => spoken()).toBe('17 characters left');
});
