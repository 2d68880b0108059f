export { calendarRange, type CalendarRange } from './calendar-days.ts';
export type { CalendarDayInfo, CalendarEntry, CalendarViewName } from './calendar-types.ts';
export { CalendarView, type CalendarViewProps } from './calendar-view.tsx';
