import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { longName, names } from '../person-row/samples.ts';
import { PeoplePicker, type PeoplePickerProps } from './people-picker.tsx';

const friend = (name: string, index: number) => ({
  id: `${index}`,
  name,
  online: index === 1,
  ...(index % 2 === 0 ? { detail: 'Saint Monica, Springfield' } : {}),
});
const friends = [...names, longName].map(friend);
const chosenOf = (ids: readonly string[]) => friends.filter(({ id }) => ids.includes(id));

function Kept(props: PeoplePickerProps) {
  const [search, setSearch] = useState(props.search);
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <PeoplePicker
      {...props}
      chosen={chosen}
      onSearchChange={setSearch}
      onToggle={(id) =>
        setChosen((known) =>
          known.some((one) => one.id === id)
            ? known.filter((one) => one.id !== id)
            : [...known, ...props.people.filter((one) => one.id === id)],
        )
      }
      people={props.people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
      search={search}
      summary={`${chosen.length} chosen`}
    />
  );
}

const meta = {
  title: 'Patterns/Chat/PeoplePicker',
  component: PeoplePicker,
  args: {
    label: 'Friends',
    people: friends,
    chosen: [],
    chosenLabel: 'Chosen members',
    onToggle: fn(),
    search: '',
    onSearchChange: fn(),
    searchLabel: 'Search friends',
    onRetry: fn(),
    emptyText: 'No friends found',
  },
  render: (args) => (
    <Card style={{ maxInlineSize: '28rem' }}>
      <Kept {...args} />
    </Card>
  ),
} satisfies Meta<typeof PeoplePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={4}>
      <Card>
        <PeoplePicker {...args} summary="Nobody is chosen yet." />
      </Card>
      <Card>
        <PeoplePicker {...args} chosen={chosenOf(['1', '2', '6'])} summary="3 chosen" />
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThanOrEqual(2);
    await expect(canvas.getByText('3 chosen')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('searchbox', { name: 'Search friends' }).focus();
    await userEvent.keyboard('ros');
    canvas.getByRole('checkbox', { name: 'Monica Rossi' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 chosen')).toBeVisible();
    canvas.getByRole('button', { name: /Monica Rossi/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('0 chosen')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const ManyChosen: Story = {
  args: { chosen: friends, choiceError: 'One of these members cannot be added.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('One of these members cannot be added.');
    await expect(canvas.getByRole('list', { name: 'Chosen members' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No friends found')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { people: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No friends found')).toBeNull();
  },
};

export const Failed: Story = {
  args: { people: [], error: 'Error fetching friendships' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
