import type { PaymentState } from './tables.ts';
import { badField, badRequest, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { textOf, type Text } from '../../platform/language.ts';
import { money } from './mail-texts.ts';

export function paymentNotFound(): AppError {
  return notFound('payment.not-found', i18n._('This payment does not exist.'));
}

export function addressUnconfirmed(): AppError {
  return badRequest(
    i18n._(
      'Please confirm your email address first: we send the payment instructions there. Settings has a button for a new link.',
    ),
    undefined,
    'payment.email-unconfirmed',
  );
}

export function referenceUnknown(): AppError {
  return notFound('payment.not-found', i18n._('No payment has this reference.'));
}

export function referenceMistyped(): AppError {
  const message = i18n._('This is not one of our references. Please compare it with the transfer again.');
  return badField('reference', message, 'payment.reference');
}

export function tooManyPayments(most: number): AppError {
  const message = i18n._('You have {most} payments that are still open. Please finish one of them first.', {
    most,
  });
  return badRequest(message, undefined, 'payment.too-many');
}

export function planCostsNothing(name: string): AppError {
  const message = i18n._('The plan {name} costs nothing.', { name });
  return badField('planId', message, 'payment.plan');
}

export function amountDiffers(name: string, cents: number): AppError {
  const amount = textOf((language) => money(cents, language));
  const message = i18n._('The plan {name} costs {amount} a month.', { name, amount });
  return badField('amount', message, 'payment.amount');
}

export function notDisputable(message: Text): AppError {
  return badRequest(message, undefined, 'payment.not-disputable');
}

export function disputeState(message: Text): AppError {
  return badRequest(message, undefined, 'payment.dispute-state');
}

export function disputeNotFound(): AppError {
  return notFound('payment.dispute-not-found', i18n._('Nobody has disputed this payment.'));
}

const become: Readonly<Record<PaymentState, (by: string | null) => Text>> = {
  requested: () => i18n._('This payment has not been confirmed yet.'),
  instructed: () => i18n._('This payment has not been confirmed yet.'),
  confirmed: (by) =>
    by === null
      ? i18n._('This payment has already been confirmed.')
      : i18n._('This payment has already been confirmed by {by}.', { by }),
  rejected: (by) =>
    by === null
      ? i18n._('This payment has already been rejected.')
      : i18n._('This payment has already been rejected by {by}.', { by }),
  expired: () => i18n._('This payment has expired.'),
  refunded: (by) =>
    by === null
      ? i18n._('This payment has already been refunded.')
      : i18n._('This payment has already been refunded by {by}.', { by }),
};

/** The error for an action that the payment's current state does not allow. */
export function stateDiffers(state: PaymentState, actorName: string | null): AppError {
  return badRequest(become[state](actorName), undefined, 'payment.state');
}
