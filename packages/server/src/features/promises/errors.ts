import { badRequest, notFound, type AppError } from '../../platform/http/errors.ts';

export function noPromise(): AppError {
  return notFound('promise.not-found', {
    en: 'There is no such promise.',
    es: 'Esa promesa no existe.',
  });
}

export function nothingWaits(): AppError {
  return notFound('promise.not-found', {
    en: 'Nothing of this kind waits any more.',
    es: 'Ya no hay nada de esto en espera.',
  });
}

export function notConfirmedByHand(): AppError {
  const message = {
    en: 'This promise is kept by what is done, and not by what is said.',
    es: 'Esta promesa se cumple con lo que se hace, no con lo que se dice.',
  };
  return badRequest(message, undefined, 'promise.not-confirmed-by-hand');
}
