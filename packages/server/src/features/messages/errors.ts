import { badField, AppError, forbidden, notFound } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';
import type { Closed } from './participant.ts';

export function chatNotFound(): AppError {
  return notFound('chat.not-found', i18n._('This chat is no longer available.'));
}

export function messageNotFound(): AppError {
  return notFound('message.not-found', i18n._('This message is no longer available.'));
}

export function messageOfOther(): AppError {
  return forbidden(i18n._('Only the sender can do this.'), 'message.not-sender');
}

export function editTooLate(): AppError {
  return forbidden(
    i18n._('You can edit a message for 15 minutes. Please send a new one instead.'),
    'message.edit-too-late',
  );
}

export function messageWithoutText(): AppError {
  return forbidden(i18n._('A file without a text cannot be edited.'), 'message.no-text');
}

export function forwardedMessage(): AppError {
  return forbidden(i18n._('A forwarded message cannot be edited.'), 'message.forwarded');
}

/** The lines of a group chat, such as "Maria has added Josef", are no messages of a member. */
export function unchangeableLine(): AppError {
  return forbidden(i18n._('This says what has happened in the chat. It cannot be changed.'), 'message.line');
}

/** The error is the same for a message of another chat and for one that does not exist. */
export function quoteNotFound(): AppError {
  const message = i18n._('The message that you reply to is no longer available.');
  return badField('replyTo', message, 'message.quote-not-found');
}

export function chatsOfOthers(): AppError {
  return forbidden(i18n._('These are another member’s chats.'));
}

export function chatOfOthers(): AppError {
  return forbidden(i18n._('You can only start a chat of your own.'), 'policy.identity');
}

export function chatWithOneself(): AppError {
  const message = i18n._('A chat is between you and one other member.');
  return badField('participants', message, 'chat.self');
}

export function requestsClosed(): AppError {
  const message = i18n._('This member only gets messages from friends.');
  return forbidden(message, 'chat.requests-closed');
}

export function requestWaiting(): AppError {
  const message = i18n._('You can write again when the other member has accepted your request.');
  return forbidden(message, 'chat.request-waiting');
}

export function requestOfOther(): AppError {
  return forbidden(i18n._('Only the other member can accept this request.'), 'chat.request-sender');
}

export function requestTextOnly(): AppError {
  const message = i18n._('A message request can only have a text. You can send files when it is accepted.');
  return forbidden(message, 'chat.request-text-only');
}

export function requestTextTooLong(most: number): AppError {
  const message = i18n._('A message request can have at most {most} characters.', { most });
  return badField('text', message, 'chat.request-too-long');
}

export function inboxFull(): AppError {
  const message = i18n._('This member has many message requests at the moment. Please try again tomorrow.');
  return new AppError(429, 'chat.requests-full', message);
}

const closedMessages: Record<Closed, Text> = {
  'not-friends': i18n._('You can only write to friends.'),
  blocked: i18n._('You have blocked this member. Unblock them to send something.'),
  left: i18n._('This member is no longer here.'),
};

/** The old messages stay readable. Only new messages are refused. */
export function chatClosed(closed: Closed): AppError {
  return forbidden(closedMessages[closed], `chat.${closed}`);
}
