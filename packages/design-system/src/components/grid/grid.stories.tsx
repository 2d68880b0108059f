import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Grid } from './grid.tsx';

const virtues = ['Faith', 'Hope', 'Charity', 'Prudence', 'Justice', 'Fortitude', 'Temperance'];
const leaves = virtues.map((virtue) => (
  <Card key={virtue} padding="sm">
    {virtue}
  </Card>
));

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: leaves },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const widths = {
  sm: 'sm: at least 11 rem each',
  md: 'md: at least 16 rem each',
  lg: 'lg: at least 22 rem each',
  thirds: 'thirds: three, or one under another',
} as const;

/** The four column layouts. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={6}>
      {(['sm', 'md', 'lg', 'thirds'] as const).map((columns) => (
        <Stack gap={2} key={columns}>
          <Text size="sm" tone="muted">
            {widths[columns]}
          </Text>
          <Grid columns={columns} gap={4}>
            {columns === 'thirds' ? leaves.slice(0, 3) : leaves}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Default: Story = {};
/** A phone shows two short fields in a row. */
export const NarrowestColumns: Story = { args: { columns: 'xs', gap: 4 } };

export const NarrowColumns: Story = { args: { columns: 'sm', gap: 4 } };
export const WideColumns: Story = { args: { columns: 'lg', gap: 6 } };

const gridIn = (canvasElement: HTMLElement) => {
  const grid = canvasElement.querySelector<HTMLElement>('[data-component="grid"]');
  if (grid === null) throw new Error('There is no grid.');
  return grid;
};

const columnsIn = (canvasElement: HTMLElement, width: string) => {
  const grid = gridIn(canvasElement);
  grid.style.inlineSize = width;
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
};

export const AsManyAsFit: Story = {
  play: async ({ canvasElement }) => {
    await expect(columnsIn(canvasElement, '80rem')).toBe(4);
    await expect(columnsIn(canvasElement, '40rem')).toBe(2);
    await expect(columnsIn(canvasElement, '12rem')).toBe(1);
  },
};

export const ThreeOrOne: Story = {
  args: { columns: 'thirds' },
  play: async ({ canvasElement }) => {
    await expect(columnsIn(canvasElement, '80rem')).toBe(3);
    await expect(columnsIn(canvasElement, '40rem')).toBe(3);
    await expect(columnsIn(canvasElement, '37rem')).toBe(1);
    await expect(columnsIn(canvasElement, '18rem')).toBe(1);
  },
};

export const ALongWord: Story = {
  args: { children: [<Card key="word">{'w'.repeat(300)}</Card>, ...leaves] },
  play: async ({ canvasElement }) => {
    const grid = gridIn(canvasElement);
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};

export const AsAList: Story = {
  args: {
    as: 'ul',
    children: virtues.map((virtue) => (
      <Card as="li" key={virtue}>
        {virtue}
      </Card>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(virtues.length);
  },
};
