import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: { label: 'E-mail', children: <TextInput autoComplete="email" type="email" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Grid columns="lg" gap={6}>
      <Field label="E-mail">
        <TextInput autoComplete="email" type="email" />
      </Field>
      <Field description="Only members of your parish can see it." label="Telephone" optional>
        <TextInput autoComplete="tel" type="tel" />
      </Field>
      <Field
        description="As it stands in your document."
        error="Please write your name."
        label="Name"
        required
      >
        <TextInput autoComplete="name" />
      </Field>
      <Field hideLabel label="Search the parishes">
        <SearchField placeholder="The label is only read out" />
      </Field>
      <Field
        description={'d'.repeat(120)}
        error={'e'.repeat(120)}
        label="The name of the parish, shrine, cathedral or chapel of ease at which you most often hear Mass"
      >
        <TextInput />
      </Field>
    </Grid>
  ),
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

export const WithDescription: Story = {
  args: { description: 'Only members of your parish can see it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Only members of your parish can see it.',
    );
  },
};

export const WithError: Story = {
  args: {
    description: 'Only members of your parish can see it.',
    error: 'This is not an address, such as monica@example.org.',
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(
      'Only members of your parish can see it. This is not an address, such as monica@example.org.',
    );
  },
};

export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail (optional)' })).not.toBeRequired();
  },
};

export const OptionalInSpanish: Story = {
  args: { label: 'Correo electrónico', lang: 'es', optional: true },
  globals: { locale: 'es' },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true, children: <TextInput placeholder="E-mail" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    label: 'The name of the parish, shrine, cathedral or chapel of ease at which you most often hear Mass',
    description: 'w'.repeat(150),
    error: 'e'.repeat(150),
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Field {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: {
    label: 'البريد الإلكتروني',
    lang: 'ar',
    description: 'يراه أعضاء رعيتك فقط.',
    error: 'هذا ليس عنوانا.',
  },
  globals: { direction: 'rtl' },
};
