import type { Account } from './session-types.ts';

/** Whether an account helps to keep the site: what it may do there the server says. */
export const isStaff = (account: Account | null): boolean => account !== null && account.role !== 'member';
