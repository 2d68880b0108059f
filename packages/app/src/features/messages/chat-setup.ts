import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Chat, Message } from './chat-cache.ts';
import { nothing, shownOf, type ChatContext, type Loaded, type MessagePage } from './chat-state.ts';
import { pauseAfter } from './outbox-entry.ts';

export type ChatEvent =
  | { type: 'socket.connected' }
  | { type: 'socket.disconnected' }
  | { type: 'woke' }
  | { type: 'message.arrived'; message: Message; readSeq: number }
  | { type: 'message.acknowledged'; message: Message }
  | { type: 'chat.changed'; chat: Chat }
  | { type: 'chat.removed' }
  | { type: 'session.ended' }
  | { type: 'opened' }
  | { type: 'retry' }
  | { type: 'older.requested' }
  | { type: 'newer.requested' }
  | { type: 'newest.requested' }
  | { type: 'place.requested'; seq: number }
  | { type: 'seen'; seq: number }
  | { type: 'page.attended' };

export type ChatInput = Pick<ChatContext, 'chatId' | 'ownId' | 'isConnected'>;

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its effects.'));

/** What the machine of a chat is made of. Its effects are provided where it is started. */
export const chatSetup = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatInput },
  actors: {
    /** Tells of the connection, of the events of this chat and of the page. */
    listen: fromCallback<ChatEvent, { chatId: string }>(() => {}),
    load: fromPromise<Loaded, { chatId: string }>(missing),
    fetchAfter: fromPromise<MessagePage, { chatId: string; after: number }>(missing),
    fetchFrom: fromPromise<MessagePage, { chatId: string; cursor: string }>(missing),
    fetchAround: fromPromise<MessagePage, { chatId: string; around: number }>(missing),
    tellRead: fromPromise<Chat, { chatId: string; seq: number }>(missing),
  },
  actions: {
    /** The chat itself is not the machine's: its numbers come by other ways as well. */
    keepChat: (_action, _params: Chat) => {},
    /** The server has these: nobody need send them any more. */
    settle: (_action, _params: readonly Message[]) => {},
    clear: assign({ ...nothing }),
    connect: assign({ isConnected: true }),
    noteHeard: assign(({ context }, { seq }: Message) => ({ heardSeq: Math.max(context.heardSeq, seq) })),
    noteRead: assign(({ context }, readSeq: number) => ({ readSeq: Math.max(context.readSeq, readSeq) })),
    noteSeen: assign(({ context }, seq: number) => ({ seenSeq: Math.max(context.seenSeq, seq) })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failures: context.failures + 1,
      failure: error,
    })),
    showNewest: assign({ place: null, targetSeq: null }),
  },
  guards: {
    /** Whether somebody looks at the page. */
    isAttended: () => true,
    isCut: ({ context }) => !context.isConnected,
    isBehind: ({ context }) => context.heardSeq > context.lastSeq,
    isUnreported: ({ context }) => context.seenSeq > context.readSeq,
    isShown: ({ context }, seq: number) => shownOf(context).messages.some((message) => message.seq === seq),
  },
  delays: {
    backoff: ({ context }) => pauseAfter(Math.max(0, context.failures - 1), Math.random),
    /** So long what was sent may be missing from the events; else the connection is not what it seems. */
    echo: 4000,
    /** Without a socket the chat is looked at now and then. */
    poll: 20_000,
    readDelay: 500,
  },
});
