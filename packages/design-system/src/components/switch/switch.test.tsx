import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Switch } from './switch.tsx';

describeConformance('Switch', <Switch label="Tell me of new messages" />, {
  component: 'switch',
  asChild: false,
  portal: false,
  control: 'input',
});

it('Space toggles it, and the state is announced', async () => {
  const screen = await mount(<Switch label="Messages" />);
  const control = screen.getByRole('switch', { name: 'Messages' });
  await expect.element(control).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
});

it('is submitted and reset with its form', async () => {
  const onBlur = vi.fn<() => void>();
  const screen = await mount(
    <form>
      <Switch defaultChecked label="Messages" name="messages" onBlur={onBlur} value="yes" />
      <button type="reset">Back</button>
    </form>,
  );
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  expect(new FormData(form).get('messages')).toBe('yes');
  await userEvent.click(screen.getByText('Messages'));
  expect(new FormData(form).has('messages')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect.element(screen.getByRole('switch')).toBeChecked();
  expect(onBlur).toHaveBeenCalled();
});

it('can be pressed on 44 by 44 px', async () => {
  const screen = await mount(<Switch label="Messages" />);
  const box = screen.getByRole('switch').element().getBoundingClientRect();
  const middle = box.left + box.width / 2;
  for (const y of [box.top + box.height / 2 - 21, box.top + box.height / 2 + 21]) {
    expect(document.elementFromPoint(middle, y)).toBe(screen.getByRole('switch').element());
  }
});

const knob = () => {
  const element = document.querySelector('[role="switch"]');
  if (element === null) throw new Error('There is no switch.');
  return Number.parseFloat(getComputedStyle(element, '::after').left);
};

it('has its knob at the inline end when it is on, in both writing directions', async () => {
  const screen = await mount(<Switch checked label="Messages" readOnly />);
  await expect.poll(() => knob()).toBeGreaterThan(20);
  await screen.unmount();
  await mount(<Switch checked label="Messages" readOnly />, { dir: 'rtl' });
  await expect.poll(() => knob()).toBeLessThan(10);
});
