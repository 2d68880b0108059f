import { AppError, badRequest, forbidden, notFound } from '../../platform/http/errors.ts';
import type { Closed } from './standing.ts';

export function chatNotFound(): AppError {
  return notFound('chat.not-found', 'This chat is no longer available.');
}

export function messageNotFound(): AppError {
  return notFound('message.not-found', 'This message is no longer available.');
}

export function chatsOfOthers(): AppError {
  return forbidden('These are another member’s chats.');
}

export function chatOfOthers(): AppError {
  return forbidden('You can only start a chat of your own.', 'policy.identity');
}

export function chatWithOneself(): AppError {
  const message = 'A chat is between you and one friend.';
  return badRequest(message, [{ path: 'participants', message }], 'chat.self');
}

const closedMessages: Record<Closed, string> = {
  'not-friends': 'You can only write to friends.',
  blocked: 'You block this member. Nothing can be sent while you do.',
  left: 'This member is no longer here.',
};

/** The history stays readable: what is refused is to add to it. */
export function chatClosed(closed: Closed): AppError {
  return forbidden(closedMessages[closed], `chat.${closed}`);
}
