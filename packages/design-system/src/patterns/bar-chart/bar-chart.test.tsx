import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { BarChart, type BarChartPoint } from './bar-chart.tsx';

const points: readonly BarChartPoint[] = [
  { id: 'monday', label: 'Monday, 4 May', shortLabel: '4 May', value: 2 },
  { id: 'tuesday', label: 'Tuesday, 5 May', shortLabel: '5 May', value: 0 },
  { id: 'wednesday', label: 'Wednesday, 6 May', shortLabel: '6 May', value: 4 },
];

const chart = (
  <BarChart
    formatValue={(value) => `${value} members`}
    points={points}
    pointsLabel="Day"
    summary="6 new members in 3 days."
    title="New members"
  />
);

describeConformance('BarChart', chart, { component: 'bar-chart', asChild: false, portal: false });

describe('BarChart', () => {
  it('is a figure with its title, and an image with its summary', async () => {
    const screen = await mount(chart);
    const figure = screen.getByRole('figure', { name: 'New members' });
    await expect.element(figure.getByRole('img', { name: '6 new members in 3 days.' })).toBeVisible();
  });

  it('gives the title the whole width, and puts the button next to the total', async () => {
    const screen = await mount(
      <div style={{ inlineSize: '19rem' }}>
        <BarChart
          points={points}
          pointsLabel="Day"
          summary="6 payments in 3 days."
          title="Amount of the confirmed payments"
          total="$ 120"
        />
      </div>,
    );
    const title = screen.getByRole('heading').element().getBoundingClientRect();
    const total = screen.getByText('$ 120').element().getBoundingClientRect();
    const button = screen.getByRole('button').element().getBoundingClientRect();
    expect(title.width).toBe(304);
    expect(button.top).toBeGreaterThanOrEqual(title.bottom);
    expect(button.top).toBeLessThan(total.bottom);
  });

  it('draws each value in proportion to the highest', async () => {
    const screen = await mount(chart);
    const bars = [...screen.getByRole('img').element().querySelectorAll('[data-part="bar"]')];
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    expect(heights[1]).toBe(0);
    expect((heights[2] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(2, 1);
  });

  it('shows the values as a table by keyboard, and the chart again', async () => {
    const screen = await mount(chart);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = screen.getByRole('table', { name: 'New members' });
    await expect.element(table.getByRole('row', { name: 'Wednesday, 6 May 4 members' })).toBeVisible();
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('img')).toBeVisible();
  });
});
