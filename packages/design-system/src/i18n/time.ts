/** Relative times in the design system's own words, instead of the browser's. */
export type TimeMessages = {
  readonly secondsAgo: string;
  readonly minutesAgo: (count: number) => string;
  readonly hoursAgo: (count: number) => string;
  readonly daysAgo: (count: number) => string;
  /** A day with a time. */
  readonly dayAndTime: (day: string, time: string) => string;
};
