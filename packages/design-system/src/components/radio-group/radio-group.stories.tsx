import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

function Kept(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return <RadioGroup {...props} onValueChange={change} value={value} />;
}

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Who can see your profile?',
    onValueChange: fn(),
    options: [
      { value: 'everyone', label: 'Everyone' },
      { value: 'parish', label: 'My parish', description: 'Members who named the same parish as you.' },
      { value: 'friends', label: 'My friends' },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <RadioGroup {...args} defaultValue="parish" description="You can change this at any time." />
      <RadioGroup {...args} error="Please choose one." label="Invalid" name="invalid" required />
      <RadioGroup
        {...args}
        defaultValue="near"
        label="One is closed, one is long"
        name="closed"
        optional
        options={[
          { value: 'near', label: 'The nearest church' },
          { value: 'chapel', label: 'The chapel', description: 'Under repair.', disabled: true },
          { value: 'word', label: 'w'.repeat(300) },
        ]}
      />
      <RadioGroup {...args} defaultValue="friends" disabled label="Disabled" name="disabled" />
    </Grid>
  ),
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Who can see your profile?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('everyone');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'My parish' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('parish');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  },
};

export const Chosen: Story = { args: { value: 'parish' } };

export const WithError: Story = {
  args: { error: 'Please choose one.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Please choose one.');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'parish' } };
