import { useDesignSystem } from '../provider/design-system-context.ts';
import type { CalendarMessages } from './calendar.ts';
import { calendar } from './en/calendar.ts';

/** The strings of calendars, in the provider's language or else in English. */
export function useCalendarMessages(): CalendarMessages {
  return useDesignSystem().messages.calendar ?? calendar;
}
