import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Combobox } from '../../components/combobox/combobox.tsx';
import { Field } from '../../components/field/field.tsx';
import { names } from '../person-row/samples.ts';
import { headerActions } from '../samples.tsx';
import { AppHeader } from './app-header.tsx';
import { HeaderSearch } from './header-search.tsx';

function Searching() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <AppHeader
      actions={headerActions}
      homeHref="#home"
      menuLabel="Menu"
      onMenu={fn()}
      profile={{ name: 'Teresa Ávila', label: 'Profile', items: [] }}
      start={
        <HeaderSearch label="Search people" onOpenChange={setOpen} open={open}>
          <Field hideLabel label="Search people">
            <Combobox
              allowsCustomValue
              itemKey={(name) => name}
              itemText={(name) => name}
              items={names.filter((name) => name.toLowerCase().includes(text.toLowerCase()))}
              minimumLength={1}
              onInputChange={setText}
              placeholder="Search people"
            />
          </Field>
        </HeaderSearch>
      }
    />
  );
}

const meta = {
  title: 'Patterns/Frame/HeaderSearch',
  component: HeaderSearch,
  args: { label: 'Search people', open: false, onOpenChange: fn(), children: null },
  render: () => <Searching />,
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof HeaderSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a wide header the field is always visible. */
export const Wide: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search people' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Search people' })).toBeNull();
  },
};

/**
 * In a narrow header, a button opens the field over the header. The first Escape closes the list, the second
 * closes the field.
 */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search people' });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(button);
    const field = canvas.getByRole('combobox', { name: 'Search people' });
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Profile' })).toBeNull();
    await userEvent.keyboard('agn');
    await canvas.findByRole('option', { name: 'Agnes Bernard' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await expect(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search people' }));
    await expect(canvas.getByRole('combobox', { name: 'Search people' })).toBeVisible();
  },
};
