import type { Schemas } from '@parvis/api-client';
import type { Account } from './session-types.ts';

export type Permission = Schemas['Permission'];

/** Whether the account has the permission. The server checks the permission again at each call. */
export const can = (account: Account | null, permission: Permission): boolean =>
  account?.permissions.includes(permission) === true;

/** Whether an account belongs to the staff. The server decides what the account is allowed to do. */
export const isStaff = (account: Account | null): boolean =>
  account !== null && account.permissions.length > 0;
