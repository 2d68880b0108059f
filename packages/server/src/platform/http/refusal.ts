import { i18n } from '../i18n.ts';
import type { Actor } from './contract.ts';
import { lacksSecondFactor, rolesWith, type Permission } from '../permissions.ts';
import { AppError, forbidden } from './errors.ts';

/**
 * The refusal for callers whose role lacks the permission. If only one role has the permission, that role is
 * administrator. A test of the permissions ensures this.
 */
export const onlyForStaff = (permission?: Permission): AppError =>
  forbidden(
    permission !== undefined && rolesWith(permission).length === 1
      ? i18n._('Only administrators may do this.')
      : i18n._('Only the staff may do this.'),
  );

/** Changes the reason of a refusal for staff who only lack the second factor: the response then says so. */
export function reasonOfRefusal(actor: Actor | null, error: unknown): unknown {
  const isRefused = error instanceof AppError && error.status === 403;
  if (!isRefused || actor === null || !lacksSecondFactor(actor)) return error;
  return forbidden(
    i18n._('Your role needs two-step login. Turn it on in your settings first.'),
    'auth.second-factor-required',
  );
}

/** Whether the policy refuses the request. Any other error is thrown. */
export async function isRefusedAnyway(authorize: () => unknown): Promise<boolean> {
  try {
    await authorize();
    return false;
  } catch (error) {
    if (error instanceof AppError && (error.status === 403 || error.status === 404)) return true;
    throw error;
  }
}
