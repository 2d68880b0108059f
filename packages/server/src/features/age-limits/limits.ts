const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The ages of accounts in milliseconds at which a stage ends. Older accounts are `established`, and so is staff. */
export const stages = { new: 7 * DAY, young: 30 * DAY } as const;
export type Stage = keyof typeof stages | 'established';

interface Limit {
  readonly duration: number;
  /** Shares of RATE_LIMIT_MAX, so that raising this setting raises the limits. Null is no limit of its own. */
  readonly shares: Readonly<Record<Stage, number | null>>;
}

/**
 * With RATE_LIMIT_MAX at its default of 600, a new account can send three message requests and create three group chats a
 * day.
 */
export const limits = {
  'message request': { duration: DAY, shares: { new: 1 / 200, young: 1 / 60, established: 1 / 30 } },
  'marketplace enquiry': { duration: HOUR, shares: { new: 1 / 120, young: 1 / 60, established: 1 / 30 } },
  'friend request': { duration: DAY, shares: { new: 1 / 30, young: 1 / 10, established: null } },
  'group chat': { duration: DAY, shares: { new: 1 / 200, young: 1 / 60, established: 1 / 30 } },
  'group chat change': { duration: HOUR, shares: { new: 1 / 120, young: 1 / 60, established: 1 / 30 } },
  'group chat member': { duration: DAY, shares: { new: 1 / 30, young: 1 / 6, established: null } },
  'shared prayer': { duration: DAY, shares: { new: 1 / 200, young: 1 / 60, established: 1 / 30 } },
  'prayer slot': { duration: DAY, shares: { new: 1 / 30, young: 1 / 6, established: null } },
  'message to a stranger': { duration: HOUR, shares: { new: 1 / 20, young: 1 / 5, established: null } },
  'mention in a chat': { duration: HOUR, shares: { new: 1 / 20, young: 1 / 5, established: null } },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
