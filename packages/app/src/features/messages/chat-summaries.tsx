import type { I18n } from '@lingui/core';
import type { ChatSummary } from '@parvis/design-system';
import type { ReactNode } from 'react';
import type { Chat } from './chat-cache.ts';
import { otherOf, spanish } from './chat-names.tsx';
import { chatPath } from './chat-path.ts';

function lastWords(i18n: I18n, { lastMessage }: Chat, ownId: string): ReactNode {
  if (lastMessage === null) return undefined;
  const { content, fileName, senderId } = lastMessage;
  const isOwn = senderId === ownId;
  if (content !== '') return isOwn ? i18n._('You: {text}', { text: content }) : content;
  return spanish(i18n, i18n._('Archivo adjuntado: {name}', { name: fileName ?? '' }));
}

/** The chats as their list shows them. */
export const chatSummaries = (i18n: I18n, chats: readonly Chat[], ownId: string): ChatSummary[] =>
  chats.map((chat) => ({
    id: chat.chatId,
    ...otherOf(i18n, chat),
    lastMessage: lastWords(i18n, chat, ownId),
    lastMessageAt: chat.lastMessage?.createdAt,
    unread: chat.unread,
    online: chat.presence?.online === true,
    muted: chat.muted,
    href: chatPath(chat.chatId),
  }));
