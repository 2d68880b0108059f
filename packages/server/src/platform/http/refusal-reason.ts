import type { Actor } from './contract.ts';
import { AppError, forbidden } from './errors.ts';

/** Whoever of the staff is refused for want of a second factor learns that, and not that they are no staff. */
export function reasonOfRefusal(actor: Actor | null, error: unknown): unknown {
  const isRefused = error instanceof AppError && error.status === 403 && error.id === 'policy.forbidden';
  if (!isRefused || actor?.lacksSecondFactor !== true) return error;
  return forbidden(
    {
      en: 'Your role needs two-step login. Turn it on in your settings first.',
      es: 'Tu función necesita el inicio de sesión en dos pasos. Actívalo primero en tus ajustes.',
    },
    'auth.second-factor-required',
  );
}
