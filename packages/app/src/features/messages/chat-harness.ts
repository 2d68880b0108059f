import { ApiError } from '@parvis/api-client';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Chat, Message } from './chat-cache.ts';
import { chatMachine } from './chat.machine.ts';
import type { ChatEvent } from './chat-state.ts';
import { shownOf, type ChangePage, type Loaded } from './chat-state.ts';
import { sampleChat, sampleMessage } from './samples.ts';
import { threadItems } from './thread-item.ts';

export const network = new ApiError({ status: 0, id: 'network' });

const pageOf = (messages: readonly Message[], all: readonly Message[], revision: number) => {
  const first = messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  const last = messages.at(-1)?.seq ?? Number.POSITIVE_INFINITY;
  return {
    messages: [...messages],
    nextCursor: all.some(({ seq }) => seq < first) ? `before ${first}` : null,
    newerCursor: all.some(({ seq }) => seq > last) ? `after ${last}` : null,
    revision,
  };
};

/**
 * For tests: a server with one chat and short pages. It answers after a delay, or fails if the test requests that.
 */
export function createChatServer(length: number, pageLength = 10) {
  let messages = Array.from({ length }, (_, index) => sampleMessage(index + 1));
  let revision = 0;
  let failure: Error | null = null;
  let delay = 0;
  let chat: Chat = sampleChat();

  const answer = async <Value>(read: () => Value): Promise<Value> => {
    // Answers with the state at the time of the request.
    const value = read();
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
    if (failure !== null) throw failure;
    return value;
  };
  const current = (): Chat => ({
    ...chat,
    lastSeq: messages.at(-1)?.seq ?? chat.lastSeq,
    lastMessage: messages.length === 0 ? null : sampleChat().lastMessage,
  });
  const after = (seq: number) => messages.filter((message) => message.seq > seq).slice(0, pageLength);
  const before = (seq: number) => messages.filter((message) => message.seq < seq).slice(-pageLength);

  return {
    all: () => messages,
    store(differences: Partial<Message> = {}): Message {
      const message = sampleMessage((messages.at(-1)?.seq ?? chat.lastSeq) + 1, differences);
      messages = [...messages, message];
      return message;
    },
    /** Deletes the chat only for the member, as if the member had deleted it. */
    clear() {
      chat = { ...chat, lastSeq: messages.at(-1)?.seq ?? chat.lastSeq };
      messages = [];
    },
    /** Edits a message, or deletes it for everyone. Returns the change and its number. */
    change(seq: number, differences: Partial<Message>): { message: Message; revision: number } {
      revision += 1;
      const made = {
        ...sampleMessage(seq),
        ...messages.find((one) => one.seq === seq),
        ...differences,
        revision,
      };
      messages = messages.map((one) => (one.seq === seq ? made : one));
      return { message: made, revision };
    },
    /** Hides a message without a change of its own, as a new block does. Returns the change that announces it. */
    hide(seq: number): { message: Message; revision: number } {
      revision += 501;
      messages = messages.map((one) =>
        one.seq === seq ? { ...one, content: '', deleted: 'me' as const, reactions: [] } : one,
      );
      return { message: messages.at(-1) ?? sampleMessage(seq), revision };
    },
    fail: (error: Error | null) => {
      failure = error;
    },
    slow: (milliseconds: number) => {
      delay = milliseconds;
    },
    setChat: (differences: Partial<Chat>) => {
      chat = { ...chat, ...differences };
    },
    load: vi.fn<() => Promise<Loaded>>(() =>
      answer(() => {
        const newest = messages.slice(-pageLength);
        return { ...pageOf(newest, messages, revision), chat: current() };
      }),
    ),
    fetchAfter: vi.fn<(seq: number) => Promise<ReturnType<typeof pageOf>>>((seq) =>
      answer(() => pageOf(after(seq), messages, revision)),
    ),
    fetchChanges: vi.fn<(after: number) => Promise<ChangePage>>((known) =>
      answer(() => {
        const changed = messages
          .filter((message) => message.revision > known)
          .toSorted((one, other) => one.revision - other.revision);
        const page = changed.slice(0, pageLength);
        const more = changed.length > pageLength;
        return { messages: page, more, revision: more ? (page.at(-1)?.revision ?? known) : revision };
      }),
    ),
    fetchFrom: vi.fn<(cursor: string) => Promise<ReturnType<typeof pageOf>>>((cursor) => {
      const [direction, seq] = cursor.split(' ');
      return answer(() =>
        pageOf(direction === 'before' ? before(Number(seq)) : after(Number(seq)), messages, revision),
      );
    }),
    fetchAround: vi.fn<(seq: number) => Promise<ReturnType<typeof pageOf>>>((seq) =>
      answer(() =>
        pageOf(
          messages.filter((message) => Math.abs(message.seq - seq) <= pageLength / 2),
          messages,
          revision,
        ),
      ),
    ),
    markRead: vi.fn<(seq: number) => Promise<Chat>>((seq) =>
      answer(() => {
        chat = { ...chat, readSeq: Math.max(chat.readSeq, seq) };
        return current();
      }),
    ),
  };
}

type ChatServer = ReturnType<typeof createChatServer>;

/** For tests: Maria's page with the chat open. */
export function openChat(server: ChatServer, { isConnected = true } = {}) {
  let sendToMachine: ((event: ChatEvent) => void) | undefined;
  let isPageActive = true;
  const confirmSent = vi.fn<(messages: readonly Message[]) => void>();
  const storeChat = vi.fn<(chat: Chat) => void>();
  const machine = chatMachine.provide({
    actors: {
      listen: fromCallback(({ sendBack }) => {
        sendToMachine = sendBack;
      }),
      load: fromPromise(() => server.load()),
      fetchAfter: fromPromise(({ input: { after } }) => server.fetchAfter(after)),
      fetchChanges: fromPromise(({ input: { after } }) => server.fetchChanges(after)),
      fetchFrom: fromPromise(({ input: { cursor } }) => server.fetchFrom(cursor)),
      fetchAround: fromPromise(({ input: { around } }) => server.fetchAround(around)),
      markRead: fromPromise(({ input: { seq } }) => server.markRead(seq)),
    },
    actions: {
      confirmSent: (_, { messages }) => confirmSent(messages),
      storeChat: (_, chat) => storeChat(chat),
    },
    guards: { isPageActive: () => isPageActive },
  });
  const actor = createActor(machine, { input: { chatId: 'chat', ownId: 'maria', isConnected } }).start();
  const send = (event: ChatEvent) => sendToMachine?.(event);
  const items = () => {
    const { context } = actor.getSnapshot();
    const { acknowledged, around } = context;
    return threadItems({
      messages: shownOf(context).messages,
      acknowledged: around === null ? acknowledged : [],
      unsent: [],
      ownId: 'maria',
    });
  };
  return {
    actor,
    confirmSent,
    storeChat,
    send,
    arrive: (message: Message, readSeq = 0) => send({ type: 'message.received', message, readSeq }),
    changed: ({ message, revision }: { message: Message; revision: number | null }) =>
      send({ type: 'message.changed', message, revision }),
    acknowledge: (message: Message) => send({ type: 'message.acknowledged', message }),
    connect: () => send({ type: 'socket.connected' }),
    disconnect: () => send({ type: 'socket.disconnected' }),
    setActive: (value: boolean) => {
      isPageActive = value;
    },
    items,
    seqs: () => items().map(({ seq }) => seq),
    context: () => actor.getSnapshot().context,
    isIn: (state: string) => {
      const { value } = actor.getSnapshot();
      if (typeof value === 'string') return false;
      const { sync } = value.open;
      return typeof sync === 'string' ? sync === state : state in sync;
    },
  };
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A page with an open chat, which has loaded its newest messages. The timers must be fake. */
export async function openLiveChat(length: number) {
  const server = createChatServer(length);
  const page = openChat(server);
  await vi.advanceTimersByTimeAsync(20);
  return { server, page };
}
