import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Field } from '../field/field.tsx';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { value: 'a', label: 'Ambrose' },
  { value: 'b', label: 'Basil' },
  { value: 'c', label: 'Cyril', disabled: true },
  { value: 'd', label: 'Dominic' },
];

describeConformance('Select', <Select aria-label="Saint" options={options} />, {
  component: 'select',
  asChild: false,
  portal: false,
  control: 'select',
});

const form = (props: Partial<SelectProps> = {}) => (
  <form>
    <Field label="Saint">
      <Select name="saint" options={options} placeholder="Choose…" {...props} />
    </Field>
    <button type="submit">Send</button>
    <button type="reset">Empty</button>
  </form>
);

const sent = () => {
  const element = document.querySelector('form');
  if (element === null) throw new Error('There is no form.');
  return new FormData(element).get('saint');
};

const focused = () => document.querySelector('[role="option"]:focus')?.textContent;

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  '%s opens the list at the chosen option',
  async (key) => {
    const screen = await mount(form({ defaultValue: 'b' }));
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await expect.poll(() => focused()).toBe('Basil');
  },
);

it('moves through the list with arrows, Home and End, and skips disabled options', async () => {
  await mount(form({ defaultValue: 'a' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()).toBe('Ambrose');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => focused()).toBe('Basil');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => focused()).toBe('Dominic');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => focused()).toBe('Basil');
  await userEvent.keyboard('{End}');
  await expect.poll(() => focused()).toBe('Dominic');
  await userEvent.keyboard('{PageDown}');
  expect(focused()).toBe('Dominic');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => focused()).toBe('Choose…');
  await userEvent.keyboard('{PageUp}');
  expect(focused()).toBe('Choose…');
});

it.each(['{Enter}', ' '])('%s chooses, closes and returns the focus', async (key) => {
  const onValueChange = vi.fn<(value: string) => void>();
  const screen = await mount(form({ onValueChange }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()).toBe('Choose…');
  await userEvent.keyboard('{End}');
  await expect.poll(() => focused()).toBe('Dominic');
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  expect(onValueChange.mock.calls).toEqual([['d']]);
  expect(sent()).toBe('d');
});

it('Escape closes the list without changing the value', async () => {
  const screen = await mount(form({ defaultValue: 'a' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()).toBe('Ambrose');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => focused()).toBe('Basil');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  expect(sent()).toBe('a');
});

it('a letter moves to the option that begins with it, whether the list is open or closed', async () => {
  const screen = await mount(form());
  await userEvent.tab();
  await userEvent.keyboard('b');
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Basil');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()).toBe('Basil');
  await userEvent.keyboard('d');
  await expect.poll(() => focused()).toBe('Dominic');
});

it('can be cleared with its first option, and is reset with its form', async () => {
  const screen = await mount(form({ defaultValue: 'b' }));
  expect(sent()).toBe('b');
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'Choose…' }));
  expect(sent()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Basil');
  expect(sent()).toBe('b');
});

it('keeps the controlled value when its form is reset', async () => {
  const screen = await mount(form({ value: 'd' }));
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  await expect.poll(() => sent()).toBe('d');
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Dominic');
});

it('shows the value that a form library sets, and passes on its focus', async () => {
  const ref = createRef<HTMLSelectElement>();
  const onBlur = vi.fn<() => void>();
  const screen = await mount(form({ ref, onBlur }));
  if (ref.current === null) throw new Error('There is no element.');
  ref.current.value = 'd';
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Dominic');
  ref.current.focus();
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

it('uses the system’s list on touch devices', async () => {
  const own = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    own(query === '(pointer: coarse)' ? 'all' : query),
  );
  try {
    const onValueChange = vi.fn<(value: string) => void>();
    const screen = await mount(form({ onValueChange }));
    const control = screen.getByRole('combobox', { name: 'Saint' });
    expect(control.element().tagName).toBe('SELECT');
    await userEvent.selectOptions(control, 'Basil');
    expect(onValueChange.mock.calls).toEqual([['b']]);
    expect(sent()).toBe('b');
  } finally {
    vi.restoreAllMocks();
  }
});
