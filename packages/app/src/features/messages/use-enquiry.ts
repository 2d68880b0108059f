import { chatAboutPath } from './chat-path.ts';
import { useChatActions } from './use-chats.ts';

/** Opens the chat with the owner of a listing; resolves with where the first message about it is written. */
export function useEnquiry(): (ownerId: string, listingId: string) => Promise<string> {
  const actions = useChatActions();
  return async (ownerId, listingId) => {
    const { chatId } = await actions.start(ownerId, listingId);
    return chatAboutPath(chatId, listingId);
  };
}
