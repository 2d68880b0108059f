import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Components/Forms/PasswordInput',
  component: PasswordInput,
  args: { name: 'password' },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <Field label="Empty">
        <PasswordInput {...args} />
      </Field>
      <Field description="At least 8 characters." label="Hidden">
        <PasswordInput {...args} defaultValue="tolle lege" />
      </Field>
      <Field error="The password must have at least 8 characters." label="Invalid">
        <PasswordInput {...args} autoComplete="new-password" defaultValue="short" />
      </Field>
      <Field label="Read only">
        <PasswordInput {...args} defaultValue="tolle lege" readOnly />
      </Field>
      <Field label="Disabled">
        <PasswordInput {...args} defaultValue="tolle lege" disabled />
      </Field>
    </Grid>
  ),
};

export const Hidden: Story = {
  args: { defaultValue: 'tolle lege' },
};

export const Shown: Story = {
  args: { defaultValue: 'tolle lege' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('tolle lege');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const HiddenAgainWhenSent: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack align="start">
        <Field label="Password">
          <PasswordInput {...args} />
        </Field>
        <Button type="submit">Sign in</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(input, 'tolle lege{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveFocus();
  },
};

export const Invalid: Story = {
  render: (args) => (
    <Field error="The password must have at least 8 characters." label="Password">
      <PasswordInput {...args} autoComplete="new-password" defaultValue="short" />
    </Field>
  ),
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  render: (args) => (
    <Field label="Contraseña" lang="es">
      <PasswordInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mostrar la contraseña' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { defaultValue: 'tolle lege', disabled: true } };
