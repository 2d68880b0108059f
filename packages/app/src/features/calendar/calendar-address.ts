import type { CalendarViewName } from '@parvis/design-system';
import { listAddress } from '../../router/list-address.ts';

export interface CalendarChoice {
  readonly view: CalendarViewName;
  /** The chosen day, such as '2026-12-08'. */
  readonly date: string;
}

const views = ['month', 'week', 'list'] as const satisfies readonly CalendarViewName[];

/** The years of the liturgical calendar, without those at the ends, whose first or last week is cut off. */
const isInCalendar = (date: string): boolean => date > '1971' && date < '2199';

const isDate = (text: string): boolean => {
  const time = Date.parse(text);
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
};

/** Reads the view and the day from the URL. Replaces invalid ones with the month and today. */
export function readCalendarChoice(address: URLSearchParams, today: string): CalendarChoice {
  const date = address.get('date') ?? '';
  return {
    view: views.find((view) => view === address.get('view')) ?? 'month',
    date: isDate(date) && isInCalendar(date) ? date : today,
  };
}

export const calendarPath = ({ view, date }: CalendarChoice, today: string): string =>
  listAddress('/calendar', { view: view === 'month' ? '' : view, date: date === today ? '' : date });
