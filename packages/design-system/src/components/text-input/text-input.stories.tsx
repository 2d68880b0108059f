import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Components/Forms/TextInput',
  component: TextInput,
  args: { name: 'parish', autoComplete: 'off', onChange: fn(), onBlur: fn() },
  render: (args) => (
    <Field label="Parish">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Parish' });
    await userEvent.click(canvas.getByText('Parish'));
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Saint Monica');
    await expect(input).toHaveValue('Saint Monica');
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <Field label="With a placeholder">
        <TextInput {...args} placeholder="Saint Monica, Hippo" />
      </Field>
      <Field label="Filled in">
        <TextInput {...args} defaultValue="Saint Monica, Hippo" />
      </Field>
      <Field label="Read only">
        <TextInput {...args} defaultValue="Saint Monica, Hippo" readOnly />
      </Field>
      <Field label="Disabled">
        <TextInput {...args} defaultValue="Saint Monica, Hippo" disabled />
      </Field>
      <Field error="We know no parish of this name." label="Invalid">
        <TextInput {...args} defaultValue="Saint Monika" />
      </Field>
    </Grid>
  ),
};

export const Types: Story = {
  render: () => (
    <Stack gap={5}>
      <Field label="E-mail">
        <TextInput autoComplete="email" type="email" />
      </Field>
      <Field label="Telephone">
        <TextInput autoComplete="tel" type="tel" />
      </Field>
      <Field label="Day of baptism">
        <TextInput defaultValue="1984-04-22" type="date" />
      </Field>
    </Stack>
  ),
};

export const WithoutField: Story = {
  render: (args) => <TextInput {...args} aria-label="Search the parishes" type="search" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search the parishes' })).toBeVisible();
  },
};
