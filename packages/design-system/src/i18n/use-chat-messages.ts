import { useDesignSystem } from '../provider/design-system-context.ts';
import { chat } from './en/chat.ts';
import type { ChatMessages } from './chat.ts';

/** The strings of chats, in the provider's language or else in English. */
export function useChatMessages(): ChatMessages {
  return useDesignSystem().messages.chat ?? chat;
}
