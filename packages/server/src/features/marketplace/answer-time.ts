import type { components } from '@parvis/api-client/contract';

export type AnswersWithin = components['schemas']['Seller']['answersWithin'];

/** The first message of a buyer about a listing in a chat, and the time of the seller's next message. */
export interface Enquiry {
  readonly asked_at: number;
  /** Null if the seller has not answered. */
  readonly answered_at: number | null;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** With fewer enquiries, one slow answer would decide, and the time would say too much about single chats. */
const FEWEST = 5;

/**
 * Returns how fast the seller usually answers: the median, rounded up. An enquiry without an answer counts as the
 * slowest, but only after a day, because the seller can still answer it in time.
 */
export function answersWithin(enquiries: readonly Enquiry[], now: number): AnswersWithin {
  const times = enquiries
    .filter((enquiry) => enquiry.answered_at !== null || now - enquiry.asked_at >= DAY)
    .map((enquiry) => (enquiry.answered_at ?? Number.POSITIVE_INFINITY) - enquiry.asked_at)
    .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  if (times.length < FEWEST) return null;
  // Of an even number of times, the slower one of the two in the middle is taken.
  const median = times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  if (median <= HOUR) return 'hour';
  if (median <= DAY) return 'day';
  return median <= WEEK ? 'week' : null;
}
