import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Patterns/Frame/LanguageMenu',
  component: LanguageMenu,
  args: {
    label: 'Language',
    value: 'en',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
    await expect(canvas.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
  },
};

export const NoneChosen: Story = {
  args: { value: 'default' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Language');
  },
};

export const Chooses: Story = {
  parameters: { picture: 'none' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'Español');
    await expect(args.onChange).toHaveBeenCalledWith('es');
  },
};
