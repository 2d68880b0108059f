import type { Schemas } from '@parvis/api-client';

/** Messages about the outbox between a member's tabs. */
export type OutboxNews =
  | { type: 'changed' }
  | { type: 'sending'; clientId: string; progress: number | null }
  | { type: 'rested'; clientId: string }
  | { type: 'cancelled'; clientId: string }
  | { type: 'stored'; message: Schemas['Message'] };

export interface OutboxChannel {
  post: (news: OutboxNews) => void;
  listen: (listener: (news: OutboxNews) => void) => void;
  close: () => void;
}

export function outboxChannel(memberId: string): OutboxChannel {
  const channel = new BroadcastChannel(`parvis-outbox-${memberId}`);
  let isOpen = true;
  return {
    post(news) {
      // Logging out closes the channel, but a request can still finish afterwards.
      if (isOpen) channel.postMessage(news);
    },
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => listener(data)),
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
