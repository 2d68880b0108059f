import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Chat } from './chat-cache.ts';
import { useMessaging } from './chat-context.tsx';
import { typingNamesOf } from './chat-members.ts';
import { isGroup } from './chat-rights.ts';
import { typingText } from './typing-text.ts';

/** Says who is typing in which group chat, for the list of chats. Null if nobody is typing. */
export function useTypingChats(): (chat: Chat) => string | null {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { othersTyping } = useMessaging();
  const typing = useSyncExternalStore(othersTyping.subscribe, othersTyping.typing);
  return (chat) => {
    const members = typing.get(chat.chatId);
    if (members === undefined || !isGroup(chat)) return null;
    return typingText(i18n, typingNamesOf(queryClient, chat, members));
  };
}
