import type { I18n } from '@lingui/core';
import {
  IconAudio,
  IconImage,
  IconMicrophone,
  IconVideo,
  Stack,
  Text,
  VisuallyHidden,
} from '@parvis/design-system';
import type { ReactNode } from 'react';
import type { Chat } from './chat-cache.ts';
import { spanish } from './chat-names.tsx';
import { isGroup } from './chat-rights.ts';
import { eventText } from './event-text.tsx';
import { quotedText } from './quoted-message.ts';

type LastMessage = NonNullable<Chat['lastMessage']>;

const icons: Partial<Record<LastMessage['type'], typeof IconImage>> = {
  image: IconImage,
  video: IconVideo,
  audio: IconAudio,
};

/** The text of a message. A picture, video, sound or voice note without text has a word for what it is. */
const textOf = (i18n: I18n, { content, type, fileName, voiceSeconds }: LastMessage): string =>
  quotedText(i18n, {
    type,
    text: content,
    fileName,
    ...(voiceSeconds === undefined ? {} : { voiceSeconds }),
  });

/** Shows the icon of the file before the words. Screen readers hear the kind of a file that has a text. */
function withIcon(i18n: I18n, message: LastMessage, words: string): ReactNode {
  const Icon = message.voiceSeconds === undefined ? icons[message.type] : IconMicrophone;
  if (Icon === undefined) return words;
  return (
    <Stack as="span" direction="row" gap={1}>
      <Icon size="sm" />
      {message.content === '' ? null : (
        <VisuallyHidden>{textOf(i18n, { ...message, content: '' })}</VisuallyHidden>
      )}
      <Text as="span" size="sm" truncate>
        {words}
      </Text>
    </Stack>
  );
}

/** In a group chat, each message begins with the first name of its sender. */
function textInGroup(i18n: I18n, message: LastMessage, ownId: string): ReactNode {
  const { senderId, senderName = '', event, reply } = message;
  if (event !== undefined)
    return eventText({ i18n, event, ownId, actor: { id: senderId, name: senderName } });
  const isOwn = senderId === ownId;
  const name = senderName === '' ? i18n._('Former member') : senderName;
  const text = textOf(i18n, message);
  const replied = () =>
    isOwn ? i18n._('You replied: {text}', { text }) : i18n._('{name} replied: {text}', { name, text });
  const wrote = () => (isOwn ? i18n._('You: {text}', { text }) : i18n._('{name}: {text}', { name, text }));
  return withIcon(i18n, message, reply ? replied() : wrote());
}

/** The newest message of a chat, for a list of chats. Undefined if there is none. */
export function lastMessageText(i18n: I18n, chat: Chat, ownId: string): ReactNode {
  const { lastMessage } = chat;
  if (lastMessage === null) return undefined;
  const { content, fileName, senderId, deleted, reply, type } = lastMessage;
  if (deleted) return i18n._('This message was deleted.');
  if (isGroup(chat)) return textInGroup(i18n, lastMessage, ownId);
  const isOwn = senderId === ownId;
  // The customer's specification gives this text for attached files.
  if (content === '' && type === 'document' && !reply)
    return spanish(i18n, i18n._('Archivo adjuntado: {name}', { name: fileName ?? '' }));
  const text = textOf(i18n, lastMessage);
  const replied = () => (isOwn ? i18n._('You replied: {text}', { text }) : i18n._('Reply: {text}', { text }));
  const wrote = () => (isOwn ? i18n._('You: {text}', { text }) : text);
  return withIcon(i18n, lastMessage, reply ? replied() : wrote());
}
