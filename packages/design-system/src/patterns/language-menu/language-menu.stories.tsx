import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { LanguageMenu } from './language-menu.tsx';

const seven = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
  { value: 'pt', label: 'Português', lang: 'pt' },
  { value: 'it', label: 'Italiano', lang: 'it' },
  { value: 'pl', label: 'Polski', lang: 'pl' },
  { value: 'fr', label: 'Français', lang: 'fr' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
];

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
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'Español');
    await expect(args.onChange).toHaveBeenCalledWith('es');
  },
};

export const Seven: Story = {
  args: { options: seven, value: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('العربية');
  },
};

export const LongName: Story = {
  args: {
    options: [{ value: 'la', label: 'Lingua Latina ecclesiastica, Romanae Curiae propria', lang: 'la' }],
    value: 'la',
  },
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <LanguageMenu {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-component="language-menu"]')?.parentElement;
    const select = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(select.width).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = {
  args: { label: 'اللغة', lang: 'ar', options: seven, value: 'ar' },
  globals: { direction: 'rtl' },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5}>
      <LanguageMenu {...args} />
      <LanguageMenu {...args} label="Choose a language" value="default" />
      <LanguageMenu {...args} label="Language of the feed" options={seven} value="pt" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(3);
  },
};
