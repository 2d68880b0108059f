import type { I18n } from '@lingui/core';

/** Work of one kind that waits for the staff. */
export interface WaitingWork {
  /** The kind of work, such as 'Reports'. */
  title: string;
  /** How much waits. */
  text: string;
  /** The list in which the staff does the work. */
  href: string;
  linkLabel: string;
  isOverdue: boolean;
  /** When the oldest item is due. Null if there is no deadline. */
  dueAt: string | null;
  /** Since when the oldest item has been waiting. Null if it is unknown. */
  since: string | null;
}

const longest = '9999';

/** Overdue work first, then by deadline, then by the time of waiting. */
export const byUrgency = (one: WaitingWork, other: WaitingWork): number =>
  Number(other.isOverdue) - Number(one.isOverdue) ||
  (one.dueAt ?? longest).localeCompare(other.dueAt ?? longest, 'en') ||
  (one.since ?? longest).localeCompare(other.since ?? longest, 'en');

/** The earliest of some timestamps. */
export const earliest = (times: readonly string[]): string | null =>
  times.toSorted((one, other) => one.localeCompare(other, 'en'))[0] ?? null;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its largest whole unit, such as '3 days'. */
function durationText(i18n: I18n, milliseconds: number): string {
  const [unit, length] =
    milliseconds >= day
      ? (['day', day] as const)
      : milliseconds >= hour
        ? (['hour', hour] as const)
        : (['minute', minute] as const);
  const count = Math.max(1, Math.floor(milliseconds / length));
  return i18n.number(count, { style: 'unit', unit, unitDisplay: 'long' });
}

/** How urgent the work is: overdue, due, or only waiting. */
export function urgencyText(
  i18n: I18n,
  { isOverdue, dueAt, since }: WaitingWork,
  now: number,
): string | null {
  const due = dueAt === null ? null : Date.parse(dueAt);
  if (isOverdue)
    return due === null
      ? i18n._('Overdue')
      : i18n._('Overdue by {duration}', { duration: durationText(i18n, now - due) });
  if (due !== null) return i18n._('Due in {duration}', { duration: durationText(i18n, due - now) });
  return since === null
    ? null
    : i18n._('Waiting for {duration}', { duration: durationText(i18n, now - Date.parse(since)) });
}
