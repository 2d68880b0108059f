import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { nextFrames } from '../../../test/frames.ts';
import { mount } from '../../../test/mount.tsx';
import { DialogContent, DialogRoot } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const names = ['Agnes', 'Agatha', 'Cecilia', 'Lucy'];

const base = {
  items: names,
  itemKey: (name: string) => name.toLowerCase(),
  itemText: (name: string) => name,
};

describeConformance('Combobox', <Combobox {...base} aria-label="Saint" />, {
  component: 'combobox',
  asChild: false,
  portal: false,
  control: 'input[role="combobox"]',
});

function Saints(props: Partial<ComboboxProps<string>>) {
  const [text, setText] = useState(props.defaultInputValue ?? '');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Saint">
        <Combobox
          {...base}
          name="saint"
          {...props}
          items={names.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))}
          onInputChange={(next) => {
            setText(next);
            props.onInputChange?.(next);
          }}
        />
      </Field>
      <button type="reset">Empty</button>
    </form>
  );
}

const sent = () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return new FormData(form).get('saint');
};

const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  return id === '' ? null : document.getElementById(id)?.textContent;
};

describe('the keys of a combobox with a list', () => {
  it('gets its name from aria-label if it is not in a Field', async () => {
    const screen = await mount(<Combobox {...base} aria-label="Saint" />);
    await expect.element(screen.getByRole('combobox', { name: 'Saint', exact: true })).toBeVisible();
  });

  it('↓ and ↑ open the list, move through it and wrap at its ends', async () => {
    const screen = await mount(<Saints />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('listbox', { name: 'Saint' })).toBeVisible();
    await expect.poll(() => active()).toBe('Agnes');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => active()).toBe('Agatha');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(() => active()).toBe('Lucy');
  });

  it('Enter chooses the highlighted item and closes', async () => {
    const onSelect = vi.fn<(item: string | null) => void>();
    const screen = await mount(<Saints onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard('c{ArrowDown}{Enter}');
    await expect.element(screen.getByRole('combobox')).toHaveValue('Cecilia');
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    expect(onSelect.mock.calls).toEqual([['Cecilia']]);
    expect(sent()).toBe('cecilia');
  });

  it.each([
    ['the text of an item', 'agNES', {}, 'agnes'],
    ['nothing', '', {}, ''],
    ['a text of its own, where it may', 'ag', { allowsCustomValue: true }, 'ag'],
  ])('Enter without a highlighted item submits the form with %s', async (_name, text, props, expected) => {
    const onSubmit = vi.fn<(value: unknown) => void>();
    await mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('saint'));
        }}
      >
        <Combobox {...base} aria-label="Saint" name="saint" {...props} />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard(`${text}{Enter}`);
    expect(onSubmit.mock.calls).toEqual([[expected]]);
  });

  it('Enter does not submit while the text matches no item, and shows the list', async () => {
    const onSubmit = vi.fn<() => void>();
    const screen = await mount(
      <form onSubmit={onSubmit}>
        <Combobox {...base} aria-label="Saint" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('ag{Escape}{Enter}');
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await expect.element(screen.getByRole('combobox')).toHaveValue('ag');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Page Down and Page Up stop at the ends', async () => {
    await mount(<Saints />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect.poll(() => active()).toBe('Lucy');
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => active()).toBe('Lucy');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect.poll(() => active()).toBe('Agnes');
  });

  it('Escape closes and keeps the text, also when pressed again', async () => {
    const screen = await mount(<Saints />);
    await userEvent.tab();
    await userEvent.keyboard('ag');
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('combobox')).toHaveValue('ag');
  });

  it('Home, End and letters act on the text', async () => {
    const screen = await mount(<Saints />);
    await userEvent.tab();
    await userEvent.keyboard('gn{Home}a{End}e');
    await expect.element(screen.getByRole('combobox')).toHaveValue('agne');
  });

  it('Tab leaves the field without choosing an item', async () => {
    const onSelect = vi.fn<(item: string | null) => void>();
    const onBlur = vi.fn<() => void>();
    const screen = await mount(<Saints onBlur={onBlur} onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard('ag{ArrowDown}');
    await userEvent.tab();
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    expect(onSelect).not.toHaveBeenCalled();
    expect(onBlur).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('combobox')).toHaveValue('ag');
    await userEvent.tab();
    await expect.element(screen.getByRole('combobox')).toHaveValue('');
  });
});

it('clears the choice when the text no longer matches', async () => {
  const onSelect = vi.fn<(item: string | null) => void>();
  await mount(<Saints defaultInputValue="Lucy" defaultSelectedItem="Lucy" onSelect={onSelect} />);
  expect(sent()).toBe('lucy');
  await userEvent.tab();
  await userEvent.keyboard('{End}{Backspace}');
  expect(onSelect.mock.calls).toEqual([[null]]);
  expect(sent()).toBe('');
});

it('is reset when its form is reset', async () => {
  const screen = await mount(<Saints defaultInputValue="Lucy" defaultSelectedItem="Lucy" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(sent()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  await expect.element(screen.getByRole('combobox')).toHaveValue('Lucy');
  expect(sent()).toBe('lucy');
});

it('shows the item that the site chooses', async () => {
  const screen = await mount(<Combobox {...base} aria-label="Saint" selectedItem="Lucy" />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('Lucy');
  await screen.rerender(<Combobox {...base} aria-label="Saint" selectedItem="Agnes" />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('Agnes');
  await screen.rerender(<Combobox {...base} aria-label="Saint" selectedItem={null} />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

it('keeps the highlight on its item when others are inserted before it', async () => {
  const screen = await mount(<Combobox {...base} aria-label="Saint" items={['Lucy']} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => active()).toBe('Lucy');
  await screen.rerender(<Combobox {...base} aria-label="Saint" items={['Agnes', 'Lucy']} />);
  await expect.poll(() => active()).toBe('Lucy');
  await screen.rerender(<Combobox {...base} aria-label="Saint" items={['Agnes']} />);
  await expect.poll(() => active()).toBeNull();
});

it('searches during a composition, and ignores its Enter and arrows', async () => {
  const onInputChange = vi.fn<(text: string) => void>();
  const onSelect = vi.fn<(item: string | null) => void>();
  const screen = await mount(
    <Combobox {...base} aria-label="Saint" onInputChange={onInputChange} onSelect={onSelect} />,
  );
  const input = screen.getByRole('combobox').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input.');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => active()).toBe('Agnes');
  Reflect.set(HTMLInputElement.prototype, 'value', 'Ag', input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: 'Ag' }));
  expect(onInputChange.mock.calls).toEqual([['Ag']]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => active()).toBe('Agnes');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    const word = { bubbles: true, cancelable: true, key };
    input.dispatchEvent(new KeyboardEvent('keydown', { ...word, isComposing: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { ...word, keyCode: 229 }));
  }
  await nextFrames(2);
  expect(active()).toBe('Agnes');
  expect(onSelect).not.toHaveBeenCalled();
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'Ag' }));
  expect(onInputChange).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith('Agnes');
});

const scrolled = (element: Element) => {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 50 });
  element.dispatchEvent(event);
  return !event.defaultPrevented;
};

it('opens within a dialog, and its list can still scroll', async () => {
  const many = Array.from({ length: 40 }, (_, index) => `Parish ${index}`);
  const screen = await mount(
    <DialogRoot open>
      <DialogContent title="Profile">
        <Combobox {...base} aria-label="Parish" items={many} />
      </DialogContent>
    </DialogRoot>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(scrolled(screen.getByRole('option').first().element())).toBe(true);
  expect(scrolled(document.body)).toBe(false);
});
