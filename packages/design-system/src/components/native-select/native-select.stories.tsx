import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { NativeSelect } from './native-select.tsx';

const meta = {
  title: 'Components/Forms/NativeSelect',
  component: NativeSelect,
  args: {
    name: 'frequency',
    onChange: fn(),
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Every Sunday' },
      { value: 'monthly', label: 'Once a month' },
      { value: 'rarely', label: 'Rarely' },
    ],
  },
  render: (args) => (
    <Field label="How often do you go to Mass?">
      <NativeSelect {...args} />
    </Field>
  ),
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'How often do you go to Mass?' });
    await userEvent.selectOptions(select, 'Every Sunday');
    await expect(select).toHaveValue('weekly');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Placeholder: Story = {
  args: { placeholder: 'Choose…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const Languages: Story = {
  args: {
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es' },
    ],
    defaultValue: 'es',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
  },
};

export const Invalid: Story = {
  args: { placeholder: 'Choose…' },
  render: (args) => (
    <Field error="Please choose one." label="How often do you go to Mass?">
      <NativeSelect {...args} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongLabels: Story = {
  args: {
    options: [
      { value: 'long', label: 'The Metropolitan Cathedral Basilica of Saint Mary of the Assumption' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Field label="Parish">
        <NativeSelect {...args} />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
