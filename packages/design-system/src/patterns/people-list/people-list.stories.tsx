import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { longName, names, unbrokenWord } from '../person-row/samples.ts';
import { PeopleList, type PersonSummary } from './people-list.tsx';

const details = ['Saint Monica, Springfield', '4 friends in common', 'Diocese of Springfield'];

const person = (name: string, index: number): PersonSummary => ({
  id: `${index}`,
  name,
  detail: details[index % details.length],
  href: `#${index}`,
  online: index === 1,
  action: (
    <Button size="sm" variant="secondary">
      Add
    </Button>
  ),
});

const meta = {
  title: 'Patterns/People/PeopleList',
  component: PeopleList,
  args: {
    label: 'Suggestions for You',
    people: names.map(person),
    emptyText: 'No Suggestions Available',
    onRetry: fn(),
  },
  render: (args) => (
    <Card style={{ maxInlineSize: '30rem' }}>
      <PeopleList {...args} />
    </Card>
  ),
} satisfies Meta<typeof PeopleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={4}>
      <Card>
        <PeopleList {...args} />
      </Card>
      <Card>
        <PeopleList
          {...args}
          label="Long names"
          people={[longName, unbrokenWord, 'يوحنا المعمدان'].map(person)}
        />
      </Card>
      <Card>
        <PeopleList {...args} label="Nobody" people={[]} />
      </Card>
      <Card>
        <PeopleList {...args} label="Loading" loading people={[]} />
      </Card>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Agnes Bernard' })).toHaveAttribute('href', '#0');
    await expect(canvas.getByText('No Suggestions Available')).toBeVisible();
    for (const row of canvasElement.querySelectorAll('[data-part="row"]')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

export const Chosen: Story = {
  args: { people: names.map((name, index) => ({ id: `${index}`, name })), onSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Dominic Okafor' })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenCalledWith('1');
  },
};

export const Failed: Story = {
  args: { people: [], error: 'Error fetching users' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
