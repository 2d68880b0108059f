/** The start of a day in the reader's time zone, moved by a number of days. Undefined for an invalid date. */
const beginningOf = (day: string, daysLater: number): string | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const moment = new Date(Number(year), Number(month) - 1, Number(date));
  if (moment.getMonth() !== Number(month) - 1) return undefined;
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
};

/** The range from the start of the first day to the end of the last day, in the reader's time zone. */
export const dayBounds = (first: string, last: string): { from?: string; until?: string } => {
  const [from, until] = [beginningOf(first, 0), beginningOf(last, 1)];
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
};
