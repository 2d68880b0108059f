import { newId } from '../../platform/new-id.ts';
import type { Message } from './chat-cache.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { outboxChannel } from './outbox-channel.ts';
import type { Send } from './outbox-sending.ts';
import { indexedOutboxStorage, outboxStorageWithFallback, type OutboxStorage } from './outbox-storage.ts';
import { leaseLocks, webLocks, type WithLock } from './outbox-lock.ts';

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('The turn was called off.', 'AbortError'));
      },
      { once: true },
    );
  });

function browserLocks(memberId: string, storage: OutboxStorage): WithLock {
  // Outside secure contexts this is undefined, although the type of `navigator` does not say so.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return leaseLocks(storage, newId(), { now: Date.now, sleep });
  const take = webLocks(locks);
  return (chatId, signal, work) => take(`parvis-outbox-${memberId}-${chatId}`, signal, work);
}

/**
 * The member's outbox in this browser. If a message is only in memory, the browser asks before the member leaves the
 * page.
 */
export function openOutbox(
  memberId: string,
  send: Send,
  isReached: () => boolean,
  onStored: (message: Message, file: Blob | null) => void,
): Outbox {
  const storage = outboxStorageWithFallback(indexedOutboxStorage(memberId));
  const outbox = createOutbox(
    {
      storage,
      channel: outboxChannel(memberId),
      withLock: browserLocks(memberId, storage),
      send,
      newId,
      now: Date.now,
      random: Math.random,
      isOnline: () => navigator.onLine || isReached(),
    },
    onStored,
  );
  const guard = (event: BeforeUnloadEvent) => {
    const { items, isPersisted } = outbox.getSnapshot();
    if (!isPersisted && items.length > 0) event.preventDefault();
  };
  window.addEventListener('beforeunload', guard);
  return {
    ...outbox,
    close() {
      window.removeEventListener('beforeunload', guard);
      outbox.close();
    },
  };
}
