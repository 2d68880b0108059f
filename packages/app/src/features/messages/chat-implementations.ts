import { ApiError } from '@parvis/api-client';
import { assign, fromCallback, fromPromise } from 'xstate';
import { endsSession } from '../../platform/failure-message.ts';
import type { Chat, Message } from './chat-cache.ts';
import {
  acknowledged,
  appended,
  caughtUp,
  changed,
  initial,
  loaded,
  loadedAround,
  shownOf,
  unreadAfter,
  withNewer,
  withOlder,
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type Loaded,
  type MessagePage,
} from './chat-state.ts';
import { pauseAfter } from './outbox-entry.ts';

interface Args {
  context: ChatContext;
  event: object;
}

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its effects.'));

export const types = { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatInput };

/** The types of the effects. `createChatActor` provides the effects themselves. */
export const actors = {
  /** Sends the events of the connection, of this chat and of the page. */
  listen: fromCallback<ChatEvent, { chatId: string }>(() => {}),
  load: fromPromise<Loaded, { chatId: string }>(missing),
  fetchAfter: fromPromise<MessagePage, { chatId: string; after: number }>(missing),
  fetchFrom: fromPromise<MessagePage, { chatId: string; cursor: string }>(missing),
  fetchAround: fromPromise<MessagePage, { chatId: string; around: number }>(missing),
  markRead: fromPromise<Chat, { chatId: string; seq: number }>(missing),
};

/** An action that changes the context by a function of it and the parameters. */
const update = <Params = undefined>(change: (context: ChatContext, params: Params) => Partial<ChatContext>) =>
  assign<ChatContext, ChatEvent, Params, ChatEvent, never>(({ context }, params) => change(context, params));

export const actions = {
  /** Writes the chat to the query cache, which owns it. */
  storeChat: (_action: unknown, _params: Chat) => {},
  /** Removes stored messages from the outbox. */
  confirmSent: (_action: unknown, _params: { messages: readonly Message[] }) => {},
  reset: update(() => initial),
  setConnected: update(() => ({ isConnected: true })),
  setDisconnected: update(() => ({ isConnected: false })),
  setTarget: update((_, targetSeq: number) => ({ targetSeq })),
  showNewest: update(() => ({ around: null, targetSeq: null })),
  applyLoaded: update(loaded),
  applyMissed: update(caughtUp),
  applyOlder: update(withOlder),
  applyNewer: update(withNewer),
  applyAround: update(loadedAround),
  applyChat: update(changed),
  append: update(appended),
  acknowledge: update(acknowledged),
  recordRequest: update(({ knownSeq }) => ({ knownSeqAtRequest: knownSeq })),
  recordFailure: update(({ failures }, { error }: { error: unknown }) => ({
    failures: failures + 1,
    failure: error,
  })),
  updateUnread: update((context) => ({ unreadAfter: unreadAfter(context) })),
  updateKnownSeq: update(({ knownSeq }, { seq }: Message) => ({ knownSeq: Math.max(knownSeq, seq) })),
  updateReadSeq: update(({ readSeq }, seq: number) => ({ readSeq: Math.max(readSeq, seq) })),
  updateSeenSeq: update(({ seenSeq }, seq: number) => ({ seenSeq: Math.max(seenSeq, seq) })),
};

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

export const guards = {
  /** The page is visible and has the focus: "active" in the Page Lifecycle API. */
  isPageActive: () => true,
  endsSession: ({ event }: Args) => 'error' in event && endsSession(event.error),
  isRefused: ({ event }: Args) => 'error' in event && isRefusal(event.error),
  isDisconnected: ({ context }: Args) => !context.isConnected,
  isBehind: ({ context }: Args) => context.knownSeq > context.lastSeq,
  isCaughtUp: ({ context }: Args) => context.knownSeq <= context.lastSeq,
  isKnown: ({ context }: Args, { seq }: Message) => seq <= context.lastSeq,
  isNext: ({ context }: Args, { seq }: Message) => seq === context.lastSeq + 1,
  hasMore: (_: Args, { newerCursor }: MessagePage) => newerCursor !== null,
  hasOlder: ({ context }: Args) => shownOf(context).older !== null,
  isShown: ({ context }: Args, seq: number) =>
    shownOf(context).messages.some((message) => message.seq === seq),
  isAtNewest: ({ context }: Args) => context.around === null,
  isReported: ({ context }: Args) => context.seenSeq <= context.readSeq,
  isUnreported: ({ context }: Args) => context.seenSeq > context.readSeq,
};

export const delays = {
  backoff: ({ context }: Args) => pauseAfter(Math.max(0, context.failures - 1), Math.random),
  /** A sent message that no event confirms in this time shows that the connection is dead. */
  echoTimeout: 4000,
  /** Without a socket the chat is polled. */
  pollInterval: 20_000,
  readDelay: 500,
};
