import type { PaymentState } from '../../platform/database/tables/payments.ts';
import { badRequest, notFound, type AppError } from '../../platform/http/errors.ts';
import type { Text } from '../../platform/language.ts';
import { money } from './mail-words.ts';

export function paymentNotFound(): AppError {
  return notFound('payment.not-found', { en: 'There is no such payment.', es: 'Ese pago no existe.' });
}

export function addressUnconfirmed(): AppError {
  return badRequest(
    {
      en: 'Please confirm your email address first: we send the payment instructions there. Settings has a button for a new link.',
      es: 'Confirma primero tu correo electrónico: ahí te enviamos las instrucciones de pago. En Ajustes puedes pedir un enlace nuevo.',
    },
    undefined,
    'payment.email-unconfirmed',
  );
}

export function referenceUnknown(): AppError {
  return notFound('payment.not-found', {
    en: 'No payment has this reference.',
    es: 'Ningún pago tiene esta referencia.',
  });
}

export function referenceMistyped(): AppError {
  const message = {
    en: 'This is not a reference of ours. Please compare it with the transfer once more.',
    es: 'Esta referencia no es nuestra. Compárala otra vez con la transferencia.',
  };
  return badRequest(message, [{ path: 'reference', message }], 'payment.reference');
}

export function tooManyPayments(most: number): AppError {
  const message = {
    en: `You have ${most} payments that are still open. Please finish one of them first.`,
    es: `Tienes ${most} pagos todavía abiertos. Termina antes uno de ellos.`,
  };
  return badRequest(message, undefined, 'payment.too-many');
}

export function planCostsNothing(name: string): AppError {
  const message = { en: `The plan ${name} costs nothing.`, es: `El plan ${name} no cuesta nada.` };
  return badRequest(message, [{ path: 'planId', message }], 'payment.plan');
}

export function amountDiffers(name: string, cents: number): AppError {
  const message = {
    en: `The plan ${name} costs ${money(cents, 'en')} a month.`,
    es: `El plan ${name} cuesta ${money(cents, 'es')} al mes.`,
  };
  return badRequest(message, [{ path: 'amount', message }], 'payment.amount');
}

export function notDisputable(message: Text): AppError {
  return badRequest(message, undefined, 'payment.not-disputable');
}

export function disputeState(message: Text): AppError {
  return badRequest(message, undefined, 'payment.dispute-state');
}

export function disputeNotFound(): AppError {
  return notFound('payment.dispute-not-found', {
    en: 'Nobody disputes this payment.',
    es: 'Nadie ha reclamado por este pago.',
  });
}

const become: Readonly<Record<PaymentState, Text>> = {
  requested: { en: 'has not been confirmed yet', es: 'todavía no se ha confirmado' },
  instructed: { en: 'has not been confirmed yet', es: 'todavía no se ha confirmado' },
  confirmed: { en: 'has already been confirmed', es: 'ya se ha confirmado' },
  rejected: { en: 'has already been rejected', es: 'ya se ha rechazado' },
  expired: { en: 'has expired', es: 'ha caducado' },
  refunded: { en: 'has already been refunded', es: 'ya se ha devuelto' },
};

/** The action no longer fits the current state of the payment. */
export function stateDiffers(state: PaymentState, actorName: string | null): AppError {
  const by: Text =
    actorName === null ? { en: '', es: '' } : { en: ` by ${actorName}`, es: ` (${actorName})` };
  const { en, es } = become[state];
  const message = { en: `This payment ${en}${by.en}.`, es: `Este pago ${es}${by.es}.` };
  return badRequest(message, undefined, 'payment.state');
}
