import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { personNameOf } from '../../utilities/person-name.ts';
import { Combobox } from './combobox.tsx';
import { Filtered, people, Remote, type Person } from './samples.tsx';

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox<Person>,
  args: {
    items: people,
    itemKey: ({ id }) => id,
    itemText: ({ name }) => name,
    name: 'person',
    onBlur: fn(),
    onInputChange: fn(),
    onSelect: fn(),
  },
  render: (args) => (
    <Field label="Who may see it?">
      <Filtered {...args} />
    </Field>
  ),
} satisfies Meta<typeof Combobox<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

const [monica = { id: '1', name: 'Monica', parish: '' }] = people;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <Field description="Write a part of the name." label="Empty">
        <Filtered {...args} />
      </Field>
      <Field label="Chosen">
        <Filtered {...args} defaultSelectedItem={monica} />
      </Field>
      <Field label="Searching">
        <Combobox {...args} defaultInputValue="Jos" items={[]} status="loading" />
      </Field>
      <Field error="Please choose somebody from the list." label="Invalid" required>
        <Combobox {...args} defaultInputValue="Monika" items={[]} />
      </Field>
      <Field label="Read only">
        <Filtered {...args} defaultSelectedItem={monica} readOnly />
      </Field>
      <Field label="Disabled">
        <Filtered {...args} defaultSelectedItem={monica} disabled />
      </Field>
    </Grid>
  ),
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Who may see it?' });
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.type(input, 'mar');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('mar');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Martín de Porres');
    await expect(args.onSelect).toHaveBeenLastCalledWith(people[3]);
    await expect(input).toHaveFocus();
  },
};

export const CountIsAnnounced: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mar');
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('2 results'),
    );
  },
};

export const WithPictures: Story = {
  args: {
    renderItem: ({ name, parish }) => (
      <Stack align="center" direction="row" gap={3}>
        <Avatar name={personNameOf(name)} size="sm" />
        <span>
          {name}
          <Text as="span" size="sm" tone="muted">
            {' '}
            · {parish}
          </Text>
        </span>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: /Josephine Bakhita/ })).toBeVisible();
  },
};

export const ChosenAndClear: Story = {
  args: { defaultSelectedItem: monica },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Monica of Hippo');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { items: [], status: 'loading' },
  render: (args) => (
    <Field label="Who may see it?">
      <Combobox {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mon');
    await expect(await screen.findByText('Searching')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { items: [], status: 'error', onRetry: fn() },
  render: (args) => (
    <Field label="Who may see it?">
      <Combobox {...args} />
    </Field>
  ),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'mon');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const AnswersOutOfOrder: Story = {
  render: (args) => (
    <Field label="Who may see it?">
      <Remote {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'ma');
    await userEvent.type(input, 'xi');
    await expect(await screen.findByRole('option', { name: 'Maximilian Kolbe' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const ThousandItems: Story = {
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      name: `Parish ${index + 1}`,
      parish: '',
    })),
  },
  render: (args) => (
    <Field label="Parish">
      <Combobox {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    // Found by selector, because a role query among a thousand elements takes longer than rendering them.
    const selector = '[data-component="combobox-list"]';
    await waitFor(() => expect(document.querySelector(selector)).toBeVisible());
    const box = document.querySelector(selector)?.getBoundingClientRect();
    await expect(box?.height).toBeLessThanOrEqual(320);
    // Closes the list, because axe would check all thousand options. Other stories cover open lists.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector(selector)).toBeNull());
  },
};

export const LongWord: Story = {
  args: { items: [{ id: 'long', name: 'w'.repeat(300), parish: '' }] },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Field label="Parish">
        <Combobox {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option');
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
};

export const InADialog: Story = {
  render: (args) => (
    <DialogRoot>
      <DialogTrigger>
        <Button>New conversation</Button>
      </DialogTrigger>
      <DialogContent title="New conversation">
        <Field label="With whom?">
          <Filtered {...args} />
        </Field>
      </DialogContent>
    </DialogRoot>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New conversation' }));
    const input = await screen.findByRole('combobox');
    await userEvent.type(input, 'm');
    const list = (await screen.findByRole('listbox')).closest('[data-component="combobox-list"]');
    await expect(screen.getByRole('dialog').contains(list)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(input).toHaveValue('m');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const SeveralOneAfterAnother: Story = {
  args: { clearOnSelect: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'kol');
    await userEvent.click(await screen.findByRole('option', { name: 'Maximilian Kolbe' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(people[1]);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { defaultSelectedItem: monica, readOnly: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Disabled: Story = { args: { defaultSelectedItem: monica, disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <Field error="Please choose somebody from the list." label="Who may see it?" required>
      <Filtered {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Please choose somebody from the list.');
  },
};
