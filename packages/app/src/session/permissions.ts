import type { Schemas } from '@parvis/api-client';
import type { Account } from './session-types.ts';

export type Permission = Schemas['Permission'];

/** Whether the account holds the permission. The server decides again at each call. */
export const can = (account: Account | null, permission: Permission): boolean =>
  account?.permissions.includes(permission) === true;

/** Whether an account belongs to the staff; the server decides what it may do. */
export const isStaff = (account: Account | null): boolean =>
  account !== null && account.permissions.length > 0;
