import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'What may we write to you about?',
    name: 'topics',
    onValueChange: fn(),
    options: [
      { value: 'masses', label: 'Mass times' },
      { value: 'events', label: 'Events', description: 'At most one letter a week.' },
      { value: 'market', label: 'The market' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = [
  { value: 'masses', label: 'Mass times' },
  { value: 'council', label: 'Parish council', description: 'For its members only.', disabled: true },
];

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <CheckboxGroup {...args} defaultValue={['events']} description="You can change this at any time." />
      <CheckboxGroup {...args} defaultValue={['masses']} label="Some of all" selectAll />
      <CheckboxGroup {...args} error="Please choose at least one." label="Invalid" optional />
      <CheckboxGroup {...args} defaultValue={['council']} label="One is closed" options={closed} />
      <CheckboxGroup {...args} defaultValue={['events']} disabled label="Disabled" />
    </Grid>
  ),
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What may we write to you about?' })).toBeVisible();
    await userEvent.click(canvas.getByText('The market'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mass times' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['masses', 'market']);
    await expect(canvas.getByRole('checkbox', { name: 'Events' })).toHaveAccessibleDescription(
      'At most one letter a week.',
    );
  },
};

export const SelectAll: Story = {
  args: { selectAll: true, defaultValue: ['events'] },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['masses', 'events', 'market']);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const WithError: Story = {
  args: { error: 'Please choose at least one.', description: 'You can change this at any time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'You can change this at any time. Please choose at least one.',
    );
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

export const OneIsClosed: Story = { args: { options: closed, selectAll: true } };

export const NoOptions: Story = {
  args: { options: [], selectAll: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All' })).toBeDisabled();
  },
};

export const LongLabels: Story = {
  args: { options: [{ value: 'word', label: 'w'.repeat(300), description: 'd'.repeat(300) }] },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '16rem' }}>
      <CheckboxGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};
