import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.tsx';
import { Field } from '../field/field.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const names = ['Agnes', 'Agatha', 'Cecilia', 'Lucy'];

const base = {
  items: names,
  itemKey: (name: string) => name.toLowerCase(),
  itemText: (name: string) => name,
};

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

describe('a text that matches no item', () => {
  it.each([
    ['the choice before it', 'Lucy', 'x', 'Lucy', [[null], ['Lucy']]],
    ['nothing, where nothing was chosen', null, 'x', '', []],
    ['nothing, where it was emptied', 'Lucy', '{Control>}a{/Control}{Backspace}', '', [[null]]],
  ] as const)('is replaced by %s', async (_name, chosen, keys, expected, calls) => {
    const onSelect = vi.fn<(item: string | null) => void>();
    const screen = await mount(
      <>
        <p>Elsewhere</p>
        <Saints defaultSelectedItem={chosen} onSelect={onSelect} />
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard(`{End}${keys}`);
    await screen.getByText('Elsewhere').click();
    await expect.element(screen.getByRole('combobox')).toHaveValue(expected);
    expect(onSelect.mock.calls).toEqual(calls);
    expect(sent()).toBe(expected.toLowerCase());
  });

  it("chooses the item if it equals the item's whole text", async () => {
    const onSelect = vi.fn<(item: string | null) => void>();
    const screen = await mount(<Saints onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard('agatha');
    screen.getByRole('button', { name: 'Empty' }).element().focus();
    await expect.element(screen.getByRole('combobox')).toHaveValue('Agatha');
    expect(onSelect.mock.calls).toEqual([['Agatha']]);
    expect(sent()).toBe('agatha');
  });

  it('stays and is submitted if custom values are allowed', async () => {
    const screen = await mount(<Saints allowsCustomValue />);
    await userEvent.tab();
    await userEvent.keyboard('Hildegard');
    screen.getByRole('button', { name: 'Empty' }).element().focus();
    await expect.element(screen.getByRole('combobox')).toHaveValue('Hildegard');
    expect(sent()).toBe('Hildegard');
  });

  it.each(['loading', 'error', 'ready'] as const)(
    'opens no list of suggestions while there are none: %s',
    async (status) => {
      const screen = await mount(<Saints allowsCustomValue status={status} suggestionsOnly />);
      await userEvent.tab();
      await userEvent.keyboard('a');
      await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('xx');
      await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
      expect(document.querySelector('[data-component="combobox-list"]')).toBeNull();
      expect(sent()).toBe('axx');
    },
  );

  it('says that no suggestion was found, if the site has a text for it', async () => {
    const emptyText = 'No saint found. You can keep what you typed.';
    const screen = await mount(<Saints allowsCustomValue emptyText={emptyText} suggestionsOnly />);
    await userEvent.tab();
    await userEvent.keyboard('axx');
    await expect.element(screen.getByText(emptyText).last()).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.querySelector('[data-component="combobox-list"]')).toBeNull();
    await expect.element(screen.getByRole('combobox')).toHaveValue('axx');
    expect(sent()).toBe('axx');
  });

  it('stays while the focus moves to the button that clears it', async () => {
    const screen = await mount(<Saints />);
    await userEvent.tab();
    await userEvent.keyboard('ag');
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await expect.element(screen.getByRole('combobox')).toHaveValue('ag');
  });

  it('is replaced before a script submits the form', async () => {
    const onSubmit = vi.fn<(value: unknown) => void>();
    await mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('saint'));
        }}
      >
        <Combobox {...base} aria-label="Saint" defaultSelectedItem="Lucy" name="saint" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{End}x');
    document.querySelector('form')?.requestSubmit();
    expect(onSubmit.mock.calls).toEqual([['lucy']]);
  });
});
