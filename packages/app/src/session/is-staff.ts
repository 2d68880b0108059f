import type { Account } from './session-types.ts';

/** Whether an account has any part in the administration. */
export const isStaff = (account: Account | null): boolean =>
  account !== null && account.permissions.length > 0;
