import type { ServerToClientEvents } from '@parvis/api-client/events';
import type { QueryClient } from '@tanstack/react-query';
import { changeQueries, changeQuery } from '../../platform/change-query.ts';
import { changeCounts } from '../people/index.ts';
import { chatsOf, patchChat, placeChat, withMessage, type Chat } from './chat-cache.ts';
import { memberPresenceChanged, membersChangedBy, membersChangedWith } from './chat-members.ts';
import { changeLists, chatKeys, dropChat, putChat } from './chats.ts';

type ChatEvents = Pick<ServerToClientEvents, 'new_message' | 'chat_changed' | 'presence_changed'>;

/**
 * Applies the server's realtime events to the lists of chats. A number in an event is the new total, not a difference.
 */
export const chatEvents = (queryClient: QueryClient): ChatEvents => ({
  new_message: ({ messages, ...event }) => {
    changeCounts(queryClient, { messages });
    const { chatId } = event;
    membersChangedBy(queryClient, event.message);
    changeQuery<Chat>(queryClient, chatKeys.one(chatId), (chat) => withMessage(chat, event));
    const incomplete: string[] = [];
    changeLists(queryClient, (pages, search) => {
      const known = chatsOf(pages).find((chat) => chat.chatId === chatId);
      if (known === undefined) {
        incomplete.push(search);
        return pages;
      }
      const chat = withMessage(known, event);
      return search === '' ? placeChat(pages, chat) : patchChat(pages, chatId, () => chat);
    });
    // These lists do not show the chat. Either its page is not loaded, or the chat comes into the list with this
    // message.
    for (const search of incomplete)
      void queryClient.invalidateQueries({ queryKey: chatKeys.list(search), exact: true });
  },

  chat_changed: ({ chatId, chat, messages }) => {
    changeCounts(queryClient, { messages });
    if (chat === null) {
      dropChat(queryClient, chatId);
      return;
    }
    membersChangedWith(queryClient, queryClient.getQueryData<Chat>(chatKeys.one(chatId)), chat);
    putChat(queryClient, chat);
  },

  presence_changed: ({ userId, presence }) => {
    const change = (chat: Chat): Chat => (chat.member?._id === userId ? { ...chat, presence } : chat);
    memberPresenceChanged(queryClient, userId, presence);
    changeQueries<Chat>(queryClient, chatKeys.ones, change);
    changeLists(queryClient, (pages) => ({
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, chats: page.chats.map(change) })),
    }));
  },
});
