import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';

export function requestNotFound(): AppError {
  return notFound('friendship.request-not-found', {
    en: 'This friend request is no longer there.',
    es: 'Esta solicitud de amistad ya no existe.',
  });
}

export function friendshipNotFound(): AppError {
  return notFound('friendship.not-found', {
    en: 'There is no friendship or request to end.',
    es: 'No hay amistad ni solicitud que terminar.',
  });
}

export function requestOfOneself(): AppError {
  return badRequest(
    {
      en: 'You cannot send a friend request to yourself.',
      es: 'No puedes enviarte una solicitud de amistad a ti mismo.',
    },
    undefined,
    'friendship.self',
  );
}

export function requestOfFriend(): AppError {
  return badRequest({ en: 'You are friends already.', es: 'Ya son amigos.' }, undefined, 'friendship.exists');
}

export function requestRepeated(): AppError {
  return badRequest(
    {
      en: 'You have already sent a friend request to this member.',
      es: 'Ya has enviado una solicitud de amistad a este miembro.',
    },
    undefined,
    'friendship.requested',
  );
}

export function requestOfBlocked(): AppError {
  return badRequest(
    {
      en: 'You cannot send a friend request to this member.',
      es: 'No puedes enviar una solicitud de amistad a este miembro.',
    },
    undefined,
    'friendship.blocked',
  );
}

export function answerToRequester(): AppError {
  return forbidden({
    en: 'Only the member who was asked can answer this request.',
    es: 'Solo quien la recibió puede responder a esta solicitud.',
  });
}

export function cancelByRecipient(): AppError {
  return forbidden({
    en: 'Only the member who asked can take this request back.',
    es: 'Solo quien la envió puede retirar esta solicitud.',
  });
}
