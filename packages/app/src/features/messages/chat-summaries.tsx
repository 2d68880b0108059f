import type { I18n } from '@lingui/core';
import { Text, type ChatSummary } from '@parvis/design-system';
import type { ReactNode } from 'react';
import type { Chat } from './chat-cache.ts';
import { chatTitle } from './chat-names.tsx';
import { chatPath } from './chat-path.ts';
import { lastMessageText } from './last-message-text.tsx';
import type { OutboxEntry } from './outbox-entry.ts';
import { nameOfFile } from './voice-texts.ts';

const unsentText = (i18n: I18n, { text, file }: OutboxEntry): ReactNode => (
  <Text as="span" size="sm" tone="danger" truncate>
    {i18n._('Not sent: {text}', {
      text: text === '' ? nameOfFile(i18n, { fileName: file?.name, voice: file?.voice }) : text,
    })}
  </Text>
);

/** What the list shows beyond the chats themselves. */
interface ListState {
  /** The newest failed message of each chat. */
  failed?: ReadonlyMap<string, OutboxEntry>;
  /** Says who is typing in a chat. */
  typing?: (chat: Chat) => string | null;
}

const typingLine = (text: string): ReactNode => (
  <Text as="span" size="sm" tone="accent" truncate>
    {text}
  </Text>
);

/** The chats as list items, with their failed messages. */
export const chatSummaries = (
  i18n: I18n,
  chats: readonly Chat[],
  ownId: string,
  { failed, typing }: ListState = {},
): ChatSummary[] =>
  chats.map((chat) => {
    const unsent = failed?.get(chat.chatId);
    const typed = typing?.(chat) ?? null;
    const last = () => (typed === null ? lastMessageText(i18n, chat, ownId) : typingLine(typed));
    return {
      id: chat.chatId,
      ...chatTitle(i18n, chat),
      lastMessage: unsent === undefined ? last() : unsentText(i18n, unsent),
      lastMessageAt: chat.lastMessage?.createdAt,
      unread: chat.unread,
      online: chat.presence?.online === true,
      muted: chat.muted,
      href: chatPath(chat.chatId),
    };
  });
