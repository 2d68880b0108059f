import type { SessionLifetimes } from '../config.ts';
import type { Role } from '../database/tables/people.ts';
import { unauthorized, type AppError } from '../http/errors.ts';
import { isStaffRole } from '../permissions.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** The idle timeout of a session. */
const UNUSED = 30 * DAY;

export interface SessionAge {
  readonly createdAt: number;
  readonly role: Role;
}

/** The absolute lifetime of a session by role, however often it is used. */
export function lifetimeOf(role: Role, lifetimes: SessionLifetimes): number {
  return isStaffRole(role) ? lifetimes.staff : lifetimes.member;
}

/** When a session ends that is used now. */
export function sessionEnd(
  { createdAt, role }: SessionAge,
  now: number,
  lifetimes: SessionLifetimes,
): number {
  return Math.min(now + UNUSED, createdAt + lifetimeOf(role, lifetimes));
}

/** Tells the holder of a session that has ended by itself why they have to log in again. */
export function sessionEnded(
  { createdAt, role }: SessionAge,
  now: number,
  lifetimes: SessionLifetimes,
): AppError {
  const lifetime = lifetimeOf(role, lifetimes);
  const [hours, days] = [lifetime / HOUR, lifetime / DAY];
  if (now < createdAt + lifetime) {
    return unauthorized(
      {
        en: 'You had not been here for 30 days, so we logged you out. Please log in again.',
        es: 'Llevabas 30 días sin entrar, así que hemos cerrado tu sesión. Inicia sesión de nuevo.',
      },
      'auth.session-ended',
    );
  }
  return unauthorized(
    isStaffRole(role)
      ? {
          en: `To keep the site safe, staff log in again every ${hours} hours.`,
          es: `Para proteger el sitio, el equipo inicia sesión de nuevo cada ${hours} horas.`,
        }
      : {
          en: `To keep your account safe, we ask you to log in again every ${days} days.`,
          es: `Para proteger tu cuenta, te pedimos que inicies sesión de nuevo cada ${days} días.`,
        },
    'auth.session-ended',
  );
}
