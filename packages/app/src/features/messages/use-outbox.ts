import { useMessaging } from './chat-context.tsx';
import { useOutboxState } from './use-outbox-state.ts';

/** Unsent messages across all chats. */
export function useOutbox() {
  const { items, isPersisted } = useOutboxState(useMessaging().outbox);
  const failed = items.filter(({ state }) => state === 'failed');
  return {
    waiting: items.length - failed.length,
    /** The last failed message of each chat. */
    failed: new Map(failed.map((item) => [item.chatId, item])),
    has: (chatId: string) => items.some((item) => item.chatId === chatId),
    /** Whether unsent messages survive a reload of the page. */
    isPersisted,
  };
}
