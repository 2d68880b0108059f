/** The strings of calendars. */
export type CalendarMessages = {
  readonly allDay: string;
  readonly emptyDay: string;
  readonly list: string;
  readonly month: string;
  /** The number of entries that a day has no room for. */
  readonly more: (count: number) => string;
  readonly nextMonth: string;
  readonly nextWeek: string;
  readonly previousMonth: string;
  readonly previousWeek: string;
  readonly today: string;
  readonly view: string;
  readonly week: string;
};
