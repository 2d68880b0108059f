import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
import { Select } from './select.tsx';

const visits = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Sunday' },
  { value: 'monthly', label: 'Once a month' },
  { value: 'rarely', label: 'On the great feasts', disabled: true },
];

const rites = [
  {
    label: 'Latin',
    options: [
      { value: 'roman', label: 'Roman' },
      { value: 'ambrosian', label: 'Ambrosian' },
      { value: 'mozarabic', label: 'Mozarabic' },
    ],
  },
  {
    label: 'Eastern',
    options: [
      { value: 'byzantine', label: 'Byzantine' },
      { value: 'maronite', label: 'Maronite' },
      { value: 'syro-malabar', label: 'Syro-Malabar' },
    ],
  },
];

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    name: 'frequency',
    options: visits,
    placeholder: 'Choose…',
    onBlur: fn(),
    onChange: fn(),
    onValueChange: fn(),
  },
  render: (args) => (
    <Field label="How often do you go to Mass?">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <Field description="We ask this once only." label="Nothing chosen yet">
        <Select {...args} />
      </Field>
      <Field label="Chosen">
        <Select {...args} defaultValue="weekly" />
      </Field>
      <Field error="Please choose one." label="Invalid" required>
        <Select {...args} />
      </Field>
      <Field label="Read only">
        <Select {...args} defaultValue="monthly" readOnly />
      </Field>
      <Field label="Disabled">
        <Select {...args} defaultValue="daily" disabled />
      </Field>
      <Field label="With a long name">
        <Select
          {...args}
          defaultValue="long"
          options={[
            {
              value: 'long',
              label: 'The Metropolitan Cathedral Basilica of Saint Mary of the Assumption in Hippo',
            },
          ]}
        />
      </Field>
    </Grid>
  ),
};

export const Default: Story = {
  tags: ['direction'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'How often do you go to Mass?' });
    await expect(trigger).toHaveTextContent('Choose…');
    await expect(trigger.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Every Sunday' }));
    await expect(trigger).toHaveTextContent('Every Sunday');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('weekly');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Opened: Story = {
  args: { defaultValue: 'weekly' },
  parameters: { picture: 'page' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox', { name: 'How often do you go to Mass?' });
    await expect(list).toBeVisible();
    await expect(screen.getByRole('option', { name: 'On the great feasts' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(screen.getByRole('option', { name: 'Every Sunday' })).toHaveFocus());
  },
};

export const Groups: Story = {
  args: { options: rites, name: 'rite' },
  render: (args) => (
    <Field label="Rite">
      <Select {...args} />
    </Field>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Rite' }));
    const group = await screen.findByRole('group', { name: 'Eastern' });
    await expect(group).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Maronite' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('maronite');
  },
};

export const ThousandOptions: Story = {
  args: {
    name: 'year',
    options: Array.from({ length: 1000 }, (_, index) => ({
      value: String(1026 + index),
      label: `Anno Domini ${1026 + index}`,
    })),
    defaultValue: '1534',
  },
  render: (args) => (
    <Field label="Founded">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Founded' }));
    // Found by selector, because a role query among a thousand elements takes longer than opening the list.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Anno Domini 1534'));
    const box = document.querySelector('[data-component="select-list"]')?.getBoundingClientRect();
    await expect(box?.height).toBeLessThanOrEqual(320);
    await expect(box?.bottom).toBeLessThanOrEqual(innerHeight);
    // Closes the list, because axe would check all thousand options. Other stories cover open lists.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-component="select-list"]')).toBeNull());
  },
};

export const NothingToChoose: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Choose…');
  },
};

export const LongWord: Story = {
  args: { options: [{ value: 'word', label: 'w'.repeat(300) }], defaultValue: 'word' },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Field label="Parish">
        <Select {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox');
    await expect(trigger.scrollWidth).toBeLessThanOrEqual(trigger.clientWidth);
    await userEvent.click(trigger);
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'weekly', readOnly: true },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox');
    await expect(trigger).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}o');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'daily' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const Invalid: Story = {
  render: (args) => (
    <Field error="Please choose one." label="How often do you go to Mass?" required>
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox');
    await expect(trigger).toBeInvalid();
    await expect(trigger).toBeRequired();
    await expect(trigger).toHaveAccessibleDescription('Please choose one.');
  },
};

export const InADialog: Story = {
  render: (args) => (
    <DialogRoot>
      <DialogTrigger>
        <Button>Edit the profile</Button>
      </DialogTrigger>
      <DialogContent title="Your profile">
        <Field label="How often do you go to Mass?">
          <Select {...args} />
        </Field>
      </DialogContent>
    </DialogRoot>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the profile' }));
    await userEvent.click(await screen.findByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Your profile' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
  },
};
