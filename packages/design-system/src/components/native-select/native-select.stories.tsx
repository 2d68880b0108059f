import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
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

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <Field label="Nothing chosen yet">
        <NativeSelect {...args} placeholder="Choose…" />
      </Field>
      <Field label="Chosen">
        <NativeSelect {...args} defaultValue="weekly" />
      </Field>
      <Field error="Please choose one." label="Invalid" required>
        <NativeSelect {...args} placeholder="Choose…" />
      </Field>
      <Field label="Disabled">
        <NativeSelect {...args} disabled />
      </Field>
      <Field label="With a long name">
        <NativeSelect
          {...args}
          options={[
            { value: 'long', label: 'The Metropolitan Cathedral Basilica of Saint Mary of the Assumption' },
          ]}
        />
      </Field>
    </Grid>
  ),
};

export const Groups: Story = {
  args: {
    options: [
      { label: 'Latin', options: [{ value: 'roman', label: 'Roman' }] },
      {
        label: 'Eastern',
        options: [
          { value: 'byzantine', label: 'Byzantine' },
          { value: 'maronite', label: 'Maronite', disabled: true },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Eastern' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Maronite' })).toBeDisabled();
  },
};

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
