import { badRequest, notFound, type AppError } from '../../platform/http/errors.ts';

export function wrongCode(): AppError {
  const message = {
    en: 'This code is not right, or was used already. Enter the newest one.',
    es: 'Este código no es correcto o ya se usó. Escribe el más reciente.',
  };
  return badRequest(message, [{ path: 'code', message }], 'second-factor.code');
}

export const passkeyRefused = (): AppError =>
  badRequest(
    {
      en: 'This passkey did not work. Please try again.',
      es: 'Esta llave de acceso no funcionó. Inténtalo de nuevo.',
    },
    undefined,
    'second-factor.passkey',
  );

export const notOneAnswer = (): AppError =>
  badRequest(
    { en: 'Send either a code or a passkey.', es: 'Envía un código o una llave de acceso.' },
    undefined,
    'second-factor.one-answer',
  );

export const alreadyOn = (): AppError =>
  badRequest(
    {
      en: 'Codes are on already. Turn them off first to use another app.',
      es: 'Los códigos ya están activados. Desactívalos primero para usar otra aplicación.',
    },
    undefined,
    'second-factor.on',
  );

export const notOn = (): AppError =>
  badRequest(
    { en: 'Turn on two-step login first.', es: 'Activa primero el inicio de sesión en dos pasos.' },
    undefined,
    'second-factor.off',
  );

/** A second factor on a stranger's address would lock its owner out. */
export const addressUnconfirmed = (): AppError =>
  badRequest(
    {
      en: 'Please confirm your email address first. Settings has a button for a new link.',
      es: 'Confirma primero tu correo electrónico. En Ajustes puedes pedir un enlace nuevo.',
    },
    undefined,
    'second-factor.email-unconfirmed',
  );

export const passkeysFull = (): AppError =>
  badRequest(
    {
      en: 'You have ten passkeys. Remove one that you do not use any more first.',
      es: 'Tienes diez llaves de acceso. Elimina primero una que ya no uses.',
    },
    undefined,
    'second-factor.passkeys-full',
  );

export const passkeyKnown = (): AppError =>
  badRequest(
    { en: 'This passkey was added already.', es: 'Esta llave de acceso ya se añadió.' },
    undefined,
    'second-factor.passkey-known',
  );

export const noPasskey = (): AppError =>
  badRequest(
    { en: 'You have no passkey yet.', es: 'Aún no tienes ninguna llave de acceso.' },
    undefined,
    'second-factor.no-passkey',
  );

export const passkeyUnknown = (): AppError =>
  notFound('second-factor.passkey-unknown', {
    en: 'This passkey is no longer here.',
    es: 'Esta llave de acceso ya no está aquí.',
  });
