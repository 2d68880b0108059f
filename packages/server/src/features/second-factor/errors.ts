import { badField, badRequest, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function wrongCode(): AppError {
  const message = i18n._('This code is not correct or was already used. Enter the newest one.');
  return badField('code', message, 'second-factor.code');
}

export const passkeyRefused = (): AppError =>
  badRequest(i18n._('This passkey did not work. Please try again.'), undefined, 'second-factor.passkey');

export const notOneAnswer = (): AppError =>
  badRequest(i18n._('Send either a code or a passkey.'), undefined, 'second-factor.one-answer');

export const alreadyOn = (): AppError =>
  badRequest(
    i18n._('Codes are already on. Turn them off first to use another app.'),
    undefined,
    'second-factor.on',
  );

export const notOn = (): AppError =>
  badRequest(i18n._('Turn on two-step login first.'), undefined, 'second-factor.off');

/** If the address belongs to somebody else, a second factor would lock that person out. */
export const addressUnconfirmed = (): AppError =>
  badRequest(
    i18n._('Please confirm your email address first. Settings has a button for a new link.'),
    undefined,
    'second-factor.email-unconfirmed',
  );

export const passkeysFull = (): AppError =>
  badRequest(
    i18n._('You already have ten passkeys. First remove one that you no longer use.'),
    undefined,
    'second-factor.passkeys-full',
  );

export const passkeyKnown = (): AppError =>
  badRequest(i18n._('This passkey was already added.'), undefined, 'second-factor.passkey-known');

export const noPasskey = (): AppError =>
  badRequest(i18n._('You have no passkey yet.'), undefined, 'second-factor.no-passkey');

export const passkeyUnknown = (): AppError =>
  notFound('second-factor.passkey-unknown', i18n._('This passkey is no longer here.'));
