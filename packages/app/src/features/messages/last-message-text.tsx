import type { I18n } from '@lingui/core';
import { IconMicrophone, Stack } from '@parvis/design-system';
import type { ReactNode } from 'react';
import type { Chat } from './chat-cache.ts';
import { spanish } from './chat-names.tsx';
import { isGroup } from './chat-rights.ts';
import { eventText } from './event-text.tsx';
import { quotedText } from './quoted-message.ts';
import { voiceText } from './voice-texts.ts';

type LastMessage = NonNullable<Chat['lastMessage']>;

const withMicrophone = (text: string): ReactNode => (
  <Stack as="span" direction="row" gap={1}>
    <IconMicrophone size="sm" />
    <span>{text}</span>
  </Stack>
);

/** In a group chat, each message begins with the first name of its sender. */
function textInGroup(i18n: I18n, message: LastMessage, ownId: string): ReactNode {
  const { content, type, fileName, voiceSeconds, senderId, senderName = '', event, reply } = message;
  if (event !== undefined)
    return eventText({ i18n, event, ownId, actor: { id: senderId, name: senderName } });
  const isOwn = senderId === ownId;
  const name = senderName === '' ? i18n._('Former member') : senderName;
  const text = quotedText(i18n, {
    type,
    text: content,
    fileName,
    ...(voiceSeconds === undefined ? {} : { voiceSeconds }),
  });
  if (reply && content !== '')
    return isOwn ? i18n._('You replied: {text}', { text }) : i18n._('{name} replied: {text}', { name, text });
  const words = isOwn ? i18n._('You: {text}', { text }) : i18n._('{name}: {text}', { name, text });
  return voiceSeconds !== undefined && content === '' ? withMicrophone(words) : words;
}

/** The newest message of a chat, for a list of chats. Undefined if there is none. */
export function lastMessageText(i18n: I18n, chat: Chat, ownId: string): ReactNode {
  const { lastMessage } = chat;
  if (lastMessage === null) return undefined;
  const { content, fileName, senderId, deleted, reply, voiceSeconds } = lastMessage;
  if (deleted) return i18n._('This message was deleted.');
  if (isGroup(chat)) return textInGroup(i18n, lastMessage, ownId);
  const isOwn = senderId === ownId;
  if (content !== '' && reply)
    return isOwn
      ? i18n._('You replied: {text}', { text: content })
      : i18n._('Reply: {text}', { text: content });
  if (content !== '') return isOwn ? i18n._('You: {text}', { text: content }) : content;
  if (voiceSeconds !== undefined) {
    const text = voiceText(i18n, voiceSeconds);
    return withMicrophone(isOwn ? i18n._('You: {text}', { text }) : text);
  }
  return spanish(i18n, i18n._('Archivo adjuntado: {name}', { name: fileName ?? '' }));
}
