import { AppError, badRequest, forbidden, notFound } from '../../platform/http/errors.ts';
import type { Closed } from './participant.ts';
import type { Text } from '../../platform/language.ts';

export function chatNotFound(): AppError {
  return notFound('chat.not-found', {
    en: 'This chat is no longer available.',
    es: 'Este chat ya no está disponible.',
  });
}

export function messageNotFound(): AppError {
  return notFound('message.not-found', {
    en: 'This message is no longer available.',
    es: 'Este mensaje ya no está disponible.',
  });
}

export function chatsOfOthers(): AppError {
  return forbidden({ en: 'These are another member’s chats.', es: 'Estos chats son de otro miembro.' });
}

export function chatOfOthers(): AppError {
  return forbidden(
    { en: 'You can only start a chat of your own.', es: 'Solo puedes iniciar un chat propio.' },
    'policy.identity',
  );
}

export function chatWithOneself(): AppError {
  const message = {
    en: 'A chat is between you and one other member.',
    es: 'Un chat es entre tú y otro miembro.',
  };
  return badRequest(message, [{ path: 'participants', message }], 'chat.self');
}

const closedMessages: Record<Closed, Text> = {
  'not-friends': { en: 'You can only write to friends.', es: 'Solo puedes escribir a tus amigos.' },
  blocked: {
    en: 'You block this member. Nothing can be sent while you do.',
    es: 'Tienes bloqueado a este miembro. Mientras tanto no se puede enviar nada.',
  },
  left: { en: 'This member is no longer here.', es: 'Este miembro ya no está aquí.' },
};

/** The history stays readable; only new messages are refused. */
export function chatClosed(closed: Closed): AppError {
  return forbidden(closedMessages[closed], `chat.${closed}`);
}
