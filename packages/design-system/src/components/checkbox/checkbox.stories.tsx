import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me on this device', name: 'remember', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Remember me on this device' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await userEvent.click(canvas.getByText('Remember me on this device'));
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Grid columns="lg" gap={6}>
      <Checkbox label="Off" />
      <Checkbox defaultChecked label="On" />
      <Checkbox indeterminate label="Some of them" />
      <Checkbox disabled label="Disabled" />
      <Checkbox defaultChecked disabled label="Disabled and on" />
      <Checkbox
        defaultChecked
        description="Do not choose this on a computer that others use."
        label="Remember me on this device"
      />
      <Checkbox
        error="Please confirm this to go on."
        label={
          <>
            I am 18 or older and accept the <Link href="#terms">terms and conditions</Link>
          </>
        }
      />
      <Checkbox label={`A long word: ${'w'.repeat(300)}`} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some of them' })).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  args: { description: 'Do not choose this on a computer that others use.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Do not choose this on a computer that others use.',
    );
  },
};

export const WithError: Story = {
  args: {
    label: (
      <>
        I am 18 or older and accept the <Link href="#terms">terms and conditions</Link>
      </>
    ),
    error: 'Please confirm this to go on.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm this to go on.');
  },
};

export const InAForm: Story = {
  args: { value: 'yes' },
  render: (args) => (
    <form>
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).not.toBeNull();
    if (form === null) return;
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(new FormData(form).get('remember')).toBe('yes');
    form.reset();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
