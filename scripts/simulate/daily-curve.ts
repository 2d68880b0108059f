import type { Random } from '../demo/random.ts';

/**
 * The share of a day's visits that begins in each hour, in thousandths, from midnight on. An assumption: quiet nights,
 * a rise in the morning and at noon, and most visits in the evening.
 */
const shares: readonly number[] = [
  12, 6, 4, 3, 4, 8, 20, 36, 44, 44, 44, 46, 58, 54, 46, 44, 46, 52, 62, 76, 92, 94, 70, 35,
];

const all = shares.reduce((sum, share) => sum + share, 0);

/** The share of a day's visits in its busiest hour. */
export const peakShare = Math.max(...shares) / all;

/** Draws the second of the day at which a visit begins. */
export function drawSecond(random: Random): number {
  let rest = random.next() * all;
  const hour = shares.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
  return hour * 3600 + random.whole(0, 3599);
}
