import type { I18n } from '@lingui/core';
import { IconMicrophone, Stack, Text, type ChatSummary } from '@parvis/design-system';
import type { ReactNode } from 'react';
import type { Chat } from './chat-cache.ts';
import { otherOf, spanish } from './chat-names.tsx';
import { chatPath } from './chat-path.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { nameOfFile, voiceText } from './voice-texts.ts';

function lastText(i18n: I18n, { lastMessage }: Chat, ownId: string): ReactNode {
  if (lastMessage === null) return undefined;
  const { content, fileName, senderId, deleted, reply, voiceSeconds } = lastMessage;
  if (deleted) return i18n._('This message was deleted.');
  const isOwn = senderId === ownId;
  if (content !== '' && reply)
    return isOwn
      ? i18n._('You replied: {text}', { text: content })
      : i18n._('Reply: {text}', { text: content });
  if (content !== '') return isOwn ? i18n._('You: {text}', { text: content }) : content;
  if (voiceSeconds !== undefined) {
    const text = voiceText(i18n, voiceSeconds);
    return (
      <Stack as="span" direction="row" gap={1}>
        <IconMicrophone size="sm" />
        <span>{isOwn ? i18n._('You: {text}', { text }) : text}</span>
      </Stack>
    );
  }
  return spanish(i18n, i18n._('Archivo adjuntado: {name}', { name: fileName ?? '' }));
}

const unsentText = (i18n: I18n, { text, file }: OutboxEntry): ReactNode => (
  <Text as="span" size="sm" tone="danger">
    {i18n._('Not sent: {text}', {
      text: text === '' ? nameOfFile(i18n, { fileName: file?.name, voice: file?.voice }) : text,
    })}
  </Text>
);

/** The chats as list items, with their failed messages. */
export const chatSummaries = (
  i18n: I18n,
  chats: readonly Chat[],
  ownId: string,
  failed: ReadonlyMap<string, OutboxEntry> = new Map(),
): ChatSummary[] =>
  chats.map((chat) => {
    const unsent = failed.get(chat.chatId);
    return {
      id: chat.chatId,
      ...otherOf(i18n, chat),
      lastMessage: unsent === undefined ? lastText(i18n, chat, ownId) : unsentText(i18n, unsent),
      lastMessageAt: chat.lastMessage?.createdAt,
      unread: chat.unread,
      online: chat.presence?.online === true,
      muted: chat.muted,
      href: chatPath(chat.chatId),
    };
  });
