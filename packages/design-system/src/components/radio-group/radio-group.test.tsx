import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const options = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'my parish', label: 'My parish', description: 'The same as yours.' },
  { value: 'nobody', label: 'Nobody', disabled: true },
  { value: 'friends', label: 'My friends' },
];

describeConformance('RadioGroup', <RadioGroup label="Who?" options={options} />, {
  component: 'radio-group',
  asChild: false,
  portal: false,
});

const form = (props: Partial<RadioGroupProps> = {}) => (
  <form>
    <RadioGroup label="Who?" name="who" options={options} {...props} />
    <button type="reset">Back</button>
  </form>
);

const data = () => {
  const element = document.querySelector('form');
  if (element === null) throw new Error('There is no form.');
  return new FormData(element).get('who');
};

it('arrow keys choose the next and the previous option, in a cycle, and skip disabled ones', async () => {
  await mount(form({ defaultValue: 'everyone' }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(data()).toBe('my parish');
  await userEvent.keyboard('{ArrowRight}');
  expect(data()).toBe('friends');
  await userEvent.keyboard('{ArrowDown}');
  expect(data()).toBe('everyone');
  await userEvent.keyboard('{ArrowUp}');
  expect(data()).toBe('friends');
  await userEvent.keyboard('{ArrowLeft}');
  expect(data()).toBe('my parish');
});

it('Tab moves to the chosen answer and then out of the group', async () => {
  const screen = await mount(form({ defaultValue: 'friends' }));
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'My friends' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
});

it('Space chooses the first answer when none is chosen', async () => {
  await mount(form());
  expect(data()).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(data()).toBe('everyone');
});

it('is reset with its form, and calls onValueChange', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const screen = await mount(form({ defaultValue: 'my parish', onValueChange }));
  await userEvent.click(screen.getByText('My friends'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(() => data()).toBe('my parish');
  expect(onValueChange.mock.calls).toEqual([['friends'], ['my parish']]);
});

it('connects the description of an answer, even if its value contains spaces', async () => {
  const screen = await mount(form());
  await expect
    .element(screen.getByRole('radio', { name: 'My parish' }))
    .toHaveAccessibleDescription('The same as yours.');
});

it('passes on the focus of a form library, and fires blur only when the focus leaves the group', async () => {
  const ref = createRef<HTMLFieldSetElement>();
  const onBlur = vi.fn<() => void>();
  const screen = await mount(form({ defaultValue: 'friends', onBlur, ref }));
  ref.current?.focus();
  await expect.element(screen.getByRole('radio', { name: 'My friends' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
