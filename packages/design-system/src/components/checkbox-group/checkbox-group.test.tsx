import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

const options = [
  { value: 'a', label: 'Advent' },
  { value: 'b', label: 'Christmas', disabled: true },
  { value: 'c', label: 'Lent' },
];

describeConformance('CheckboxGroup', <CheckboxGroup label="Seasons" options={options} />, {
  component: 'checkbox-group',
  asChild: false,
  portal: false,
});

const form = (props: Partial<CheckboxGroupProps> = {}) => (
  <form>
    <CheckboxGroup label="Seasons" name="season" options={options} {...props} />
    <button type="reset">Back</button>
  </form>
);

const data = () => {
  const element = document.querySelector('form');
  if (element === null) throw new Error('There is no form.');
  return new FormData(element).getAll('season');
};

it('Space checks and unchecks, and Tab skips disabled ones', async () => {
  const screen = await mount(form());
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(data()).toEqual(['a']);
  await userEvent.tab();
  await expect.element(screen.getByRole('checkbox', { name: 'Lent' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(data()).toEqual(['a', 'c']);
  await userEvent.keyboard(' ');
  expect(data()).toEqual(['a']);
});

it('the checkbox for all is mixed, then checks all, then none, and leaves disabled ones unchanged', async () => {
  const onValueChange = vi.fn<(value: readonly string[]) => void>();
  const screen = await mount(form({ defaultValue: ['a', 'b'], onValueChange, selectAll: true }));
  const all = screen.getByRole('checkbox', { name: 'All' });
  await expect.element(all).toBePartiallyChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(all).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(all).not.toBeChecked();
  expect(onValueChange.mock.calls).toEqual([[['a', 'b', 'c']], [['b']]]);
});

it('is reset when its form is reset', async () => {
  const screen = await mount(form({ defaultValue: ['c'], selectAll: true }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'All' }));
  expect(data()).toEqual(['a', 'c']);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect.element(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  expect(data()).toEqual(['c']);
});

it('shows the controlled value', async () => {
  const onValueChange = vi.fn<(value: readonly string[]) => void>();
  const screen = await mount(form({ value: ['a'], onValueChange }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lent' }));
  expect(onValueChange.mock.calls).toEqual([[['a', 'c']]]);
  await expect.element(screen.getByRole('checkbox', { name: 'Lent' })).not.toBeChecked();
});

it('passes on the focus of a form library, and fires blur only when the focus leaves the group', async () => {
  const ref = createRef<HTMLFieldSetElement>();
  const onBlur = vi.fn<() => void>();
  const screen = await mount(form({ ref, onBlur }));
  ref.current?.focus();
  await expect.element(screen.getByRole('checkbox', { name: 'Advent' })).toHaveFocus();
  await userEvent.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
