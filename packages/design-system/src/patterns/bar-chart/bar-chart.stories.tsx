import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart, type BarChartPoint } from './bar-chart.tsx';

const values = [
  4, 7, 0, 3, 12, 9, 5, 6, 2, 8, 14, 11, 3, 0, 7, 9, 10, 4, 6, 13, 8, 5, 2, 9, 17, 12, 6, 4, 8, 3,
];

const points = values.map((value, index): BarChartPoint => {
  const day = index + 1;
  return { id: `2026-04-${day}`, label: `${day} April 2026`, shortLabel: `${day} Apr`, value };
});

const meta = {
  title: 'Patterns/Data/BarChart',
  component: BarChart,
  args: {
    title: 'New members',
    total: '208',
    summary: '208 new members in 30 days. The most were 17, on 25 April 2026.',
    points,
    pointsLabel: 'Day',
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Thirty days. */
export const Overview: Story = {
  tags: ['composed', 'direction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^208 new members/);
  },
};

/** The same values as a table. */
export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '5 April 2026 12' })).toBeVisible();
  },
};

/** A period in which nothing happened. */
export const Empty: Story = {
  args: {
    total: '0',
    summary: 'No new members in 30 days.',
    points: points.map((point) => ({ ...point, value: 0 })),
  },
};

/** Amounts of money, on a narrow phone. */
export const Narrow: Story = {
  args: {
    title: 'Confirmed payments and donations',
    total: '$208,000.00',
    formatValue: (value) => `$${value},000`,
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <BarChart {...args} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
