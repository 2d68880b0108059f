import { useEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { chatAboutPath, chatPath, requestPath, requestsPath } from './chat-path.ts';

/** The state in the URL: the open chat, and whether its details are open. */
export function useChatView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const chatId = search.get('chat');
  const listingId = search.get('listing');
  const isRequests = search.has('requests');
  const listPath = isRequests ? requestsPath : '/messages';
  const pathHere = (id: string) => {
    if (isRequests) return requestPath(id);
    return listingId === null ? chatPath(id) : chatAboutPath(id, listingId);
  };
  const isInfo = chatId !== null && search.has('info');

  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = chatId !== null && listingId !== null ? chatAboutPath(chatId, listingId) : null;
    return () => {
      shown.current = null;
    };
  }, [chatId, listingId]);

  // Goes back in the history only if this screen added the last entry, because a link can lead directly to a chat.
  const before = useRef(chatId);
  const isFromList = useRef(false);
  const isFromChat = useRef(false);
  useEffect(() => {
    if (before.current !== chatId)
      isFromList.current = before.current === null && navigationType === NavigationType.Push;
    before.current = chatId;
    if (!isInfo) isFromChat.current = false;
  }, [chatId, isInfo, navigationType]);

  return {
    chatId,
    /** The member to chat with, from a link on their profile. */
    withId: search.get('with'),
    /** Whether the chat with that member may be a message request. */
    isRequest: search.has('request'),
    /** Whether the list has the received message requests. */
    isRequests,
    isInfo,
    /** The listing that the next message is about. */
    listingId,

    /** Removes the listing from the URL, unless the member has left this chat meanwhile. */
    dropListing: (): void => {
      if (chatId === null || listingId === null || shown.current !== pathHere(chatId)) return;
      void navigate(chatPath(chatId), { replace: true });
    },

    openInfo: (): void => {
      if (chatId === null) return;
      isFromChat.current = true;
      void navigate(`${pathHere(chatId)}&info=true`);
    },

    closeInfo: (): void => {
      if (chatId === null) return;
      if (isFromChat.current) void navigate(-1);
      else void navigate(pathHere(chatId), { replace: true });
    },

    toList: (): void => {
      if (isFromList.current) void navigate(-1);
      else void navigate(listPath, { replace: true });
    },

    /** Opens a chat, and replaces the current history entry. */
    replaceWith: (id: string | null): void => {
      void navigate(id === null ? listPath : chatPath(id), { replace: true });
    },

    open: (id: string): void => void navigate(chatPath(id)),
  };
}

export type ChatView = ReturnType<typeof useChatView>;
