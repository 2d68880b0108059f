import type { SessionLifetimes } from '../config.ts';
import { type Role, isStaffRole } from '../permissions.ts';
import { unauthorized, type AppError } from '../http/errors.ts';
import { i18n } from '../i18n.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A session ends if it is not used for this time. */
const UNUSED = 30 * DAY;

export interface SessionAge {
  readonly createdAt: number;
  readonly role: Role;
}

/** Returns how long a session of this role can last, even if it is used often. */
export function lifetimeOf(role: Role, lifetimes: SessionLifetimes): number {
  return isStaffRole(role) ? lifetimes.staff : lifetimes.member;
}

/** Returns the time at which a session ends if it is used now and never again. */
export function sessionEnd(
  { createdAt, role }: SessionAge,
  now: number,
  lifetimes: SessionLifetimes,
): number {
  return Math.min(now + UNUSED, createdAt + lifetimeOf(role, lifetimes));
}

/** The error for an expired session. It says why the member must log in again. */
export function sessionEnded(
  { createdAt, role }: SessionAge,
  now: number,
  lifetimes: SessionLifetimes,
): AppError {
  const lifetime = lifetimeOf(role, lifetimes);
  const [hours, days] = [lifetime / HOUR, lifetime / DAY];
  if (now < createdAt + lifetime) {
    return unauthorized(
      i18n._('You were away for 30 days, so we logged you out. Please log in again.'),
      'auth.session-ended',
    );
  }
  return unauthorized(
    isStaffRole(role)
      ? i18n._('To keep the site safe, staff members log in again every {hours} hours.', { hours })
      : i18n._('To keep your account safe, we ask you to log in again every {days} days.', { days }),
    'auth.session-ended',
  );
}
