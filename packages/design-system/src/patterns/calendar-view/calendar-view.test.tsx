import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { calendarRange, dayAfterKey, daysOfRange, entriesByDay, shiftedDate } from './calendar-days.ts';
import { sampleDays, sampleEntries, sampleZone } from './calendar-samples.ts';
import { CalendarView, type CalendarViewProps } from './calendar-view.tsx';

const sample: CalendarViewProps = {
  view: 'month',
  onViewChange: () => undefined,
  date: '2026-12-08',
  onDateChange: () => undefined,
  today: '2026-12-01',
  timeZone: sampleZone,
  entries: sampleEntries,
  days: sampleDays,
  loadingLabel: 'Loading',
};

describeConformance('CalendarView', (props) => <CalendarView {...sample} {...props} />, {
  component: 'calendar-view',
  asChild: false,
  portal: false,
});

describe('the range of a view', () => {
  it.each([
    ['en-US', 'Sunday', '2026-11-29', '2027-01-02'],
    ['es-ES', 'Monday', '2026-11-30', '2027-01-03'],
    ['pt-BR', 'Sunday', '2026-11-29', '2027-01-02'],
    ['fr-FR', 'Monday', '2026-11-30', '2027-01-03'],
    ['it-IT', 'Monday', '2026-11-30', '2027-01-03'],
    ['pl-PL', 'Monday', '2026-11-30', '2027-01-03'],
    ['ar-EG', 'Saturday', '2026-11-28', '2027-01-01'],
  ])('of a month in %s has weeks from %s', (locale, _, from, to) => {
    expect(calendarRange('month', '2026-12-08', locale)).toEqual({ from, to });
  });

  it('is a week or a whole month', () => {
    expect(calendarRange('week', '2026-12-08', 'en-US')).toEqual({ from: '2026-12-06', to: '2026-12-12' });
    expect(calendarRange('list', '2028-02-29', 'en-US')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('moves by a week or a month, and to the last day of a shorter month', () => {
    expect(shiftedDate('2027-01-31', 'month', 1)).toBe('2027-02-28');
    expect(shiftedDate('2027-01-02', 'week', -1)).toBe('2026-12-26');
  });
});

describe('the keys of the grid', () => {
  it.each([
    ['ArrowLeft', false, '2026-12-07', '2026-12-09'],
    ['ArrowRight', false, '2026-12-09', '2026-12-07'],
    ['ArrowUp', false, '2026-12-01', '2026-12-01'],
    ['ArrowDown', false, '2026-12-15', '2026-12-15'],
    ['Home', false, '2026-12-06', '2026-12-06'],
    ['End', false, '2026-12-12', '2026-12-12'],
    ['PageUp', false, '2026-11-08', '2026-11-08'],
    ['PageDown', false, '2027-01-08', '2027-01-08'],
    ['PageUp', true, '2025-12-08', '2025-12-08'],
    ['PageDown', true, '2027-12-08', '2027-12-08'],
    ['a', false, null, null],
  ])('%s with shift %s moves to %s, and from right to left to %s', (key, shiftKey, ltr, rtl) => {
    const moved = (direction: 'ltr' | 'rtl') =>
      dayAfterKey('2026-12-08', { key, shiftKey }, 'en-US', direction);
    expect([moved('ltr'), moved('rtl')]).toEqual([ltr, rtl]);
  });

  it('move the focus with the chosen day, and Tab leaves the grid', async () => {
    const onDateChange = vi.fn<(date: string) => void>();
    const screen = await mount(<CalendarView {...sample} onDateChange={onDateChange} />);
    const chosen = screen.getByRole('button', { name: /^Tuesday, December 8/u });
    chosen.element().focus();
    await userEvent.keyboard('{Home}');
    expect(onDateChange).toHaveBeenLastCalledWith('2026-12-06');
    await screen.rerender(<CalendarView {...sample} date="2026-12-06" onDateChange={onDateChange} />);
    await expect.element(screen.getByRole('button', { name: /^Sunday, December 6/u })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(onDateChange).toHaveBeenLastCalledWith('2027-12-06');
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(onDateChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
    expect(screen.container.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  });
});

describe('the entries of a day', () => {
  const days = daysOfRange({ from: '2026-12-07', to: '2026-12-20' });
  const titles = (timeZone: string, day: string) =>
    entriesByDay(sampleEntries, days, timeZone)
      .get(day)
      ?.map(({ id }) => id);

  it('are those of the time zone, whole days first and then by time', () => {
    expect(titles(sampleZone, '2026-12-07')).toEqual(['rosary']);
    expect(titles('UTC', '2026-12-08')).toEqual(['rosary', 'breakfast', 'choir']);
    expect(titles(sampleZone, '2026-12-12')).toEqual(['collection']);
  });

  it('include entries of several days on each of them, but not the day that begins at the end', () => {
    expect(['2026-12-18', '2026-12-19', '2026-12-20'].map((day) => titles(sampleZone, day))).toEqual([
      ['retreat'],
      ['retreat'],
      ['retreat'],
    ]);
    const vigil = {
      id: 'vigil',
      title: 'Vigil',
      startsAt: '2026-12-19T20:00:00Z',
      endsAt: '2026-12-20T00:00:00Z',
    };
    expect(entriesByDay([vigil], days, 'UTC').get('2026-12-20')).toEqual([]);
  });
});

it('marks today and the chosen day, and names the chosen day below the grid', async () => {
  const screen = await mount(<CalendarView {...sample} />);
  await expect
    .element(screen.getByRole('button', { name: /^Tuesday, December 1,/u }))
    .toHaveAttribute('aria-current', 'date');
  expect(screen.container.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  const day = screen.getByRole('region', { name: 'Tuesday, December 8, 2026' });
  await expect.element(day.getByText('Solemnity · Holy day of obligation · White')).toBeVisible();
  await expect.element(day.getByRole('link', { name: 'Choir practice' })).toHaveAttribute('href', '#choir');
});

it('moves to today, and changes the view', async () => {
  const onDateChange = vi.fn<(date: string) => void>();
  const onViewChange = vi.fn<(view: string) => void>();
  const screen = await mount(
    <CalendarView {...sample} onDateChange={onDateChange} onViewChange={onViewChange} />,
  );
  await screen.getByRole('button', { name: 'Today' }).click();
  expect(onDateChange).toHaveBeenLastCalledWith('2026-12-01');
  await screen.getByRole('button', { name: 'Previous month' }).click();
  expect(onDateChange).toHaveBeenLastCalledWith('2026-11-08');
  await screen.getByRole('button', { name: 'List' }).click();
  expect(onViewChange).toHaveBeenLastCalledWith('list');
});

it('does not move the month when the entries arrive', async () => {
  const screen = await mount(<CalendarView {...sample} entries={[]} isLoading view="month" />);
  const top = () => screen.getByRole('grid').element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(<CalendarView {...sample} entries={[]} view="month" />);
  expect(top()).toBe(before);
});

it('says on an empty list that it is empty only when the entries have loaded', async () => {
  const empty = { ...sample, view: 'list' as const, entries: [], days: [], empty: <p>Nothing is planned</p> };
  const screen = await mount(<CalendarView {...empty} isLoading />);
  await expect.element(screen.getByText('Nothing is planned')).not.toBeInTheDocument();
  await screen.rerender(<CalendarView {...empty} error="It did not load" />);
  await expect.element(screen.getByText('Nothing is planned')).not.toBeInTheDocument();
  await screen.rerender(<CalendarView {...empty} />);
  await expect.element(screen.getByText('Nothing is planned')).toBeVisible();
});

it('has the civil calendar and the digits of the language', async () => {
  const screen = await mount(<CalendarView {...sample} />, { locale: 'ar-EG', dir: 'rtl' });
  await expect.element(screen.getByRole('heading', { name: 'ديسمبر ٢٠٢٦' })).toBeVisible();
});
