import { createRealtimeClient } from '@parvis/api-client/realtime';
import { callUntilDone, type AttemptLog } from './persistent-call.ts';

export interface PageMessage {
  readonly id: string;
  readonly clientId: string;
  readonly seq: number;
  readonly content: string;
}

interface MessagePage {
  readonly messages: readonly PageMessage[];
  readonly newerCursor: string | null;
}

/** A member's open chat. It follows the protocol in docs/realtime.md. */
export interface ChatPage {
  /** The messages that the page shows, in its order. */
  readonly shown: readonly PageMessage[];
  readonly isConnected: () => boolean;
  /** Returns the longest time without a connection since the last call, in milliseconds. */
  readonly takeLongestGap: () => number;
  readonly has: (seq: number) => boolean;
  /** Events that contradict what the page shows. */
  readonly contradictions: readonly string[];
  readonly close: () => void;
}

interface ChatPageOptions {
  readonly url: string;
  readonly token: string;
  readonly chatId: string;
  readonly log: AttemptLog;
}

export function openChatPage({ url, token, chatId, log }: ChatPageOptions): ChatPage {
  const shown: PageMessage[] = [];
  const contradictions: string[] = [];
  let isConnected = false;
  let disconnectedAt: number | null = null;
  let longestGap = 0;
  let wanted = 0;
  let done = 0;

  const lastSeq = (): number => shown.at(-1)?.seq ?? 0;
  const append = (message: PageMessage): void => {
    if (message.seq === lastSeq() + 1) shown.push(message);
    else if (message.seq <= lastSeq() && shown[message.seq - 1]?.id !== message.id)
      contradictions.push(`message ${message.seq} is ${message.id} and ${shown[message.seq - 1]?.id}`);
  };

  async function readMissed(): Promise<void> {
    const path = `/message/get/${chatId}?limit=100&after=${lastSeq()}`;
    const page = await callUntilDone<MessagePage>(url, { method: 'GET', path, token }, log);
    for (const message of page.messages) append(message);
    if (page.newerCursor !== null) await readMissed();
  }

  /** Reads missed messages once more if it is called while it is running. */
  async function catchUp(): Promise<void> {
    wanted += 1;
    if (wanted - done > 1) return;
    while (done < wanted) {
      const before = wanted;
      // `callUntilDone` has recorded the failure.
      await readMissed().catch(() => {});
      done = before;
    }
  }

  const client = createRealtimeClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    listeners: {
      new_message: ({ message }) => {
        if (message.seq > lastSeq() + 1) void catchUp();
        else append(message);
      },
    },
    onConnected: () => {
      isConnected = true;
      if (disconnectedAt !== null) longestGap = Math.max(longestGap, performance.now() - disconnectedAt);
      disconnectedAt = null;
      void catchUp();
    },
    onDisconnected: () => {
      isConnected = false;
      disconnectedAt = performance.now();
    },
    onUnauthorized: () => contradictions.push('the page was logged out'),
  });
  client.connect();

  return {
    shown,
    contradictions,
    isConnected: () => isConnected,
    takeLongestGap: () => {
      const longest = longestGap;
      longestGap = 0;
      return longest;
    },
    has: (seq) => lastSeq() >= seq,
    close: () => client.close(),
  };
}
