import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { isMissing } from '../../platform/is-not-found.ts';
import type { Chat } from './chat-cache.ts';
import { useMessaging } from './chat-context.tsx';
import { createChats } from './chats.ts';

/**
 * Chats with failed messages that are missing in the loaded part of the list. Without these chats, nobody would find
 * the failed messages. If a chat was deleted, its unsent messages are discarded.
 */
export function useUnsentChats(chatIds: readonly string[]): Chat[] {
  const { api } = useApp();
  const { outbox } = useMessaging();
  const chats = createChats(api, useQueryClient(), useSignedInMember()._id);
  const found = useQueries({ queries: chatIds.map((chatId) => chats.chatQuery(chatId)) });

  const missing = chatIds.filter((_, index) => isMissing(found[index]?.error)).join(' ');
  const { discardAll } = outbox;
  useEffect(() => {
    for (const chatId of missing.split(' ')) if (chatId !== '') void discardAll(chatId);
  }, [missing, discardAll]);

  return found.flatMap(({ data }) => data ?? []);
}
