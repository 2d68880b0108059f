import { chatAboutPath } from './chat-path.ts';
import { useChatActions } from './use-chats.ts';

/** Opens the chat with a listing's owner; resolves with the path to write the first message about it. */
export function useEnquiry(): (ownerId: string, listingId: string) => Promise<string> {
  const actions = useChatActions();
  return async (ownerId, listingId) => {
    const { chatId } = await actions.start(ownerId, listingId);
    return chatAboutPath(chatId, listingId);
  };
}
