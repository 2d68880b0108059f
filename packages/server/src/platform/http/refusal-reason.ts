import type { Actor } from './contract.ts';
import { lacksSecondFactor } from '../permissions.ts';
import { AppError, forbidden } from './errors.ts';

/** Staff who would have the permission with a second factor get that as the reason. */
export function reasonOfRefusal(actor: Actor | null, error: unknown): unknown {
  const isRefused = error instanceof AppError && error.status === 403;
  if (!isRefused || actor === null || !lacksSecondFactor(actor)) return error;
  return forbidden(
    {
      en: 'Your role needs two-step login. Turn it on in your settings first.',
      es: 'Tu función necesita el inicio de sesión en dos pasos. Actívalo primero en tus ajustes.',
    },
    'auth.second-factor-required',
  );
}
