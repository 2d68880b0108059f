import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { sampleDays, sampleEntries, sampleZone } from './calendar-samples.ts';
import type { CalendarEntry } from './calendar-types.ts';
import { CalendarView, type CalendarViewProps } from './calendar-view.tsx';

const meta = {
  title: 'Patterns/Content/CalendarView',
  component: CalendarView,
  args: {
    view: 'month',
    onViewChange: fn(),
    date: '2026-12-08',
    onDateChange: fn(),
    today: '2026-12-01',
    timeZone: sampleZone,
    entries: sampleEntries,
    days: sampleDays,
    loadingLabel: 'Loading',
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof CalendarView>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: CalendarViewProps) {
  const [view, setView] = useState(props.view);
  const [date, setDate] = useState(props.date);
  return (
    <CalendarView
      {...props}
      date={date}
      onDateChange={(next) => {
        setDate(next);
        props.onDateChange(next);
      }}
      onViewChange={setView}
      view={view}
    />
  );
}

const kept = (args: CalendarViewProps) => <Kept {...args} />;

export const Month: Story = {
  tags: ['direction'],
  render: kept,
  play: async ({ args, canvas }) => {
    const chosen = canvas.getByRole('button', { name: /^Tuesday, December 8, 2026, The Immaculate/u });
    await expect(chosen).toHaveAccessibleName(/Parish breakfast, 2 more$/u);
    const day = canvas.getByRole('region', { name: 'Tuesday, December 8, 2026' });
    await expect(within(day).getAllByRole('link')).toHaveLength(3);
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-12-15');
    await expect(canvas.getByRole('button', { name: 'Tuesday, December 15, 2026' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('heading', { name: 'January 2027' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Friday, January 15, 2027' })).toHaveFocus();
  },
};

export const Week: Story = {
  args: { view: 'week' },
  render: kept,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dec 6 – 12, 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(canvas.getByRole('heading', { name: 'Dec 13 – 19, 2026' })).toBeVisible();
  },
};

export const List: Story = {
  args: { view: 'list' },
  render: kept,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Advent retreat')).toHaveLength(3);
    await expect(canvas.getByText('All day')).toBeVisible();
    await expect(canvas.queryByText('Thursday, December 10, 2026')).not.toBeInTheDocument();
  },
};

export const WithoutLiturgicalDays: Story = { args: { days: [] } };

export const Loading: Story = {
  args: { entries: [], days: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'December 2026' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: {
    view: 'list',
    entries: [],
    days: [],
    empty: <EmptyState headingLevel={3} title="Nothing is planned" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is planned' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { entries: [], error: 'Your calendar could not be loaded', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your calendar could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: kept,
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const line of canvasElement.querySelectorAll('[data-part="day"] [lang]')) {
      await expect(line).not.toBeVisible();
    }
    await expect(canvas.getByText('Rosary for the sick')).not.toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    entries: [{ id: 'long', title: unbrokenWord, date: '2026-12-08', details: [unbrokenWord] }],
  },
  play: async ({ canvas }) => {
    const calendar = canvas.getByRole('region', { name: 'December 2026' });
    await expect(calendar.scrollWidth).toBeLessThanOrEqual(calendar.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const inNovember = (text: string) => text.replace('2026-12', '2026-11');

/** Two calendars of one month would have the same name. */
const aMonthBefore = (entry: CalendarEntry): CalendarEntry =>
  'date' in entry
    ? { ...entry, date: inNovember(entry.date) }
    : { ...entry, startsAt: inNovember(entry.startsAt), endsAt: inNovember(entry.endsAt) };

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={8}>
      <CalendarView {...args} />
      <CalendarView {...args} date="2026-12-14" view="week" />
      <div style={{ maxInlineSize: '21rem' }}>
        <CalendarView {...args} date="2026-11-12" entries={sampleEntries.map(aMonthBefore)} />
      </div>
    </Stack>
  ),
};
