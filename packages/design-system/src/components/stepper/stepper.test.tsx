import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Stepper } from './stepper.tsx';

const steps = ['One', 'Two', 'Three'].map((label) => ({ label }));

describeConformance('Stepper', <Stepper current={1} label="Task" steps={steps} />, {
  component: 'stepper',
  asChild: false,
  portal: false,
});

describe('Stepper', () => {
  it.each([
    [0, ['current', 'coming', 'coming']],
    [2, ['done', 'done', 'current']],
    [3, ['done', 'done', 'done']],
  ])('with %i completed steps, announces the state of each', async (current, states) => {
    const words = { done: 'done', current: 'you are here', coming: 'to come' } as const;
    const screen = await mount(<Stepper current={current} label="Task" steps={steps} />);
    const items = [...screen.container.querySelectorAll('li')];
    expect(items.map(({ dataset }) => dataset['state'])).toEqual(states);
    for (const item of items) {
      const state = item.dataset['state'] as keyof typeof words;
      expect(item.textContent).toContain(`(${words[state]})`);
      expect(item.getAttribute('aria-current')).toBe(state === 'current' ? 'step' : null);
    }
  });

  it('shows no check mark for a skipped step, and announces it as skipped', async () => {
    const skipped = steps.map((step, index) => ({ ...step, skipped: index !== 1 }));
    const screen = await mount(<Stepper current={2} label="Task" steps={skipped} />);
    const items = [...screen.container.querySelectorAll('li')];
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '1One (skipped)',
      'Two (done)',
      '3Three (you are here)',
    ]);
    expect(items.map(({ dataset }) => dataset['state'])).toEqual(['skipped', 'done', 'current']);
  });

  it('is not a tab stop', async () => {
    const screen = await mount(
      <>
        <Stepper current={1} label="Task" steps={steps} />
        <button type="button">On</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'On' })).toHaveFocus();
  });

  it('formats its numbers for the language', async () => {
    const screen = await mount(<Stepper current={0} label="Task" steps={steps} />, {
      locale: 'ar-EG',
      dir: 'rtl',
    });
    expect(screen.container.querySelector('[data-part="marker"]')?.textContent).toBe('١');
  });
});
