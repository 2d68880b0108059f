import type { Account } from './session-types.ts';

/** Whether an account belongs to the staff; the server decides what it may do. */
export const isStaff = (account: Account | null): boolean =>
  account !== null && account.permissions.length > 0;
