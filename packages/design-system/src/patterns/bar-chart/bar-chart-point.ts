export type BarChartPoint = {
  /** The unique id of the point. */
  readonly id: string;
  /** The full name, such as '3 May 2026'. The table shows it. */
  readonly label: string;
  /** A short name for the axis, such as 'May 3'. */
  readonly shortLabel: string;
  readonly value: number;
};
