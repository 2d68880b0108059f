import { useMessaging } from './chat-context.tsx';
import { useOutboxState } from './use-outbox-state.ts';

/** What is not sent yet, in all chats. */
export function useOutbox() {
  const { items, isPersisted } = useOutboxState(useMessaging().outbox);
  const failed = items.filter(({ state }) => state === 'failed');
  return {
    waiting: items.length - failed.length,
    /** The last message of each chat that could not be sent. */
    failed: new Map(failed.map((item) => [item.chatId, item])),
    has: (chatId: string) => items.some((item) => item.chatId === chatId),
    /** Where it is not kept, a reload loses what is not sent. */
    isPersisted,
  };
}
