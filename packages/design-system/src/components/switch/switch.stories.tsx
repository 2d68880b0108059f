import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Tell me of new messages', name: 'messages', onBlur: fn(), onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Grid columns="lg" gap={6}>
      <Switch label="Off" />
      <Switch defaultChecked label="On" />
      <Switch
        defaultChecked
        description="By e-mail, once a day, and never on Sundays."
        label="Tell me of new messages"
      />
      <Switch error="This could not be saved. Please try again." label="Show my parish to everyone" />
      <Switch disabled label="Disabled" />
      <Switch defaultChecked disabled label="Disabled and on" />
      <Switch label={`A long word: ${'w'.repeat(300)}`} />
    </Grid>
  ),
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Tell me of new messages' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Tell me of new messages'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithDescription: Story = {
  args: { description: 'By e-mail, once a day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('By e-mail, once a day.');
  },
};

export const WithError: Story = {
  args: { error: 'This could not be saved. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'This could not be saved. Please try again.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Tell me of new messages'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongLabel: Story = {
  args: { label: 'w'.repeat(300) },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '16rem' }}>
      <Switch {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};
