import { useActorState } from '../../app-context.tsx';
import { useMessaging } from './chat-context.tsx';

/** What is not sent yet, in all chats. */
export function useOutbox() {
  const { items, isKept } = useActorState(useMessaging().outbox, (state) => state);
  return {
    waiting: items.filter(({ state }) => state === 'queued').length,
    /** Where it is not kept, a reload loses what is not sent. */
    isKept,
  };
}
