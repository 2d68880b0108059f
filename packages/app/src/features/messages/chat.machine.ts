import { ApiError } from '@parvis/api-client';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { endsSession } from '../../platform/failure-message.ts';
import type { Chat, Message } from './chat-cache.ts';
import {
  acknowledged,
  appended,
  caughtUp,
  changed,
  initial,
  isFarBehind,
  isMissingChanges,
  loaded,
  loadedAround,
  settled,
  shownOf,
  unreadAfter,
  withChange,
  withChanges,
  withNewer,
  withOlder,
  type ChangePage,
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type Loaded,
  type MessagePage,
} from './chat-state.ts';
import { pauseAfter } from './outbox-entry.ts';

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its actors.'));

/** An action that changes the context. The function gets the context and the parameters. */
const update = <Params = undefined>(change: (context: ChatContext, params: Params) => Partial<ChatContext>) =>
  assign<ChatContext, ChatEvent, Params, ChatEvent, never>(({ context }, params) =>
    settled(context, change(context, params)),
  );

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** An open chat. Its messages stay complete and in order even if the connection is interrupted. */
export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatInput },
  // `createChatActor` provides the effects.
  actors: {
    /** Sends the machine the events of the connection, of this chat and of the page. */
    listen: fromCallback<ChatEvent, { chatId: string }>(() => {}),
    load: fromPromise<Loaded, { chatId: string }>(missing),
    fetchAfter: fromPromise<MessagePage, { chatId: string; after: number }>(missing),
    fetchChanges: fromPromise<ChangePage, { chatId: string; after: number }>(missing),
    fetchFrom: fromPromise<MessagePage, { chatId: string; cursor: string }>(missing),
    fetchAround: fromPromise<MessagePage, { chatId: string; around: number }>(missing),
    markRead: fromPromise<Chat, { chatId: string; seq: number }>(missing),
  },
  actions: {
    /** Writes the chat to the query cache, which is the only place that stores the chat. */
    storeChat: (_action, _params: Chat) => {},
    /** Removes those messages from the outbox that the server has stored. */
    confirmSent: (_action, _params: { messages: readonly Message[] }) => {},
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
    recordChangeRequest: update(({ knownRevision }) => ({ knownRevisionAtRequest: knownRevision })),
    applyChange: update(withChange),
    applyChanges: update(withChanges),
    recordFailure: update(({ failures }, { error }: { error: unknown }) => ({
      failures: failures + 1,
      failure: error,
    })),
    updateUnread: update((context) => ({ unreadAfter: unreadAfter(context) })),
    updateKnownSeq: update(({ knownSeq }, { seq }: Message) => ({ knownSeq: Math.max(knownSeq, seq) })),
    updateReadSeq: update(({ readSeq }, seq: number) => ({ readSeq: Math.max(readSeq, seq) })),
    updateSeenSeq: update(({ seenSeq }, seq: number) => ({ seenSeq: Math.max(seenSeq, seq) })),
  },
  guards: {
    /** Whether the page is visible and has the focus. The Page Lifecycle API calls this state "active". */
    isPageActive: () => true,
    endsSession: ({ event }) => 'error' in event && endsSession(event.error),
    isRefused: ({ event }) => 'error' in event && isRefusal(event.error),
    isDisconnected: ({ context }) => !context.isConnected,
    isBehind: ({ context }) => context.knownSeq > context.lastSeq,
    isCaughtUp: ({ context }) => context.knownSeq <= context.lastSeq,
    isKnown: ({ context }, { seq }: Message) => seq <= context.lastSeq,
    isNext: ({ context }, { seq }: Message) => seq === context.lastSeq + 1,
    /** Whether no change is missing between this one and those that the page has. */
    isContinued: ({ context }, { revision }: { revision: number | null }) =>
      revision === null || revision <= context.revision + 1,
    isMissingChanges: ({ context }) => isMissingChanges(context),
    isFarBehind: ({ context }) => isFarBehind(context),
    hasMoreChanges: (_, { more }: ChangePage) => more,
    hasMore: (_, { newerCursor }: MessagePage) => newerCursor !== null,
    hasOlder: ({ context }) => shownOf(context).older !== null,
    isShown: ({ context }, seq: number) => shownOf(context).messages.some((message) => message.seq === seq),
    isAtNewest: ({ context }) => context.around === null,
    isReported: ({ context }) => context.seenSeq <= context.readSeq,
    isUnreported: ({ context }) => context.seenSeq > context.readSeq,
  },
  delays: {
    backoff: ({ context }) => pauseAfter(Math.max(0, context.failures - 1), Math.random),
    /** If no realtime event confirms a sent message in this time, the connection counts as dead. */
    echoTimeout: 4000,
    /** How often the chat is polled while there is no socket. */
    pollInterval: 20_000,
    readDelay: 500,
  },
}).createMachine({
  id: 'chat',
  initial: 'open',
  context: ({ input }) => ({ ...initial, ...input }),
  states: {
    open: {
      type: 'parallel',
      invoke: {
        src: 'listen',
        input: ({ context }) => ({ chatId: context.chatId }),
        // Realtime events can no longer arrive, so the chat is polled as if there were no socket.
        onError: { actions: 'setDisconnected' },
      },
      on: {
        'session.ended': '#chat.closed',
        'chat.removed': { target: '#chat.open.sync.notFound', actions: 'reset' },
        'chat.changed': { actions: { type: 'applyChat', params: ({ event }) => event.chat } },
        'chat.opened': { actions: 'updateUnread' },
        'message.received': { actions: { type: 'updateKnownSeq', params: ({ event }) => event.message } },
        'message.changed': { actions: { type: 'applyChange', params: ({ event }) => event } },
        'message.acknowledged': { actions: { type: 'acknowledge', params: ({ event }) => event.message } },
        'socket.connected': { actions: 'setConnected' },
        'socket.disconnected': { actions: 'setDisconnected' },
      },
      states: {
        sync: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'load',
                input: ({ context }) => ({ chatId: context.chatId }),
                onDone: {
                  target: 'evaluating',
                  actions: [
                    { type: 'storeChat', params: ({ event }) => event.output.chat },
                    { type: 'confirmSent', params: ({ event }) => event.output },
                    { type: 'applyLoaded', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  { guard: 'endsSession', target: '#chat.closed' },
                  { guard: 'isRefused', target: 'notFound', actions: 'reset' },
                  {
                    target: 'loadFailed',
                    actions: { type: 'recordFailure', params: ({ event }) => event },
                  },
                ],
              },
              // Loads again, because the response can lack messages that were sent while the socket was not connected.
              on: { 'socket.connected': { target: 'loading', reenter: true, actions: 'setConnected' } },
            },
            loadFailed: {
              after: { backoff: 'loading' },
              on: {
                'chat.opened': 'loading',
                retry: 'loading',
                'page.resumed': 'loading',
                'socket.connected': { target: 'loading', actions: 'setConnected' },
              },
            },
            evaluating: {
              always: [
                // Without a socket, changes are polled together with messages.
                { guard: 'isFarBehind', target: 'loading' },
                { guard: 'isMissingChanges', target: 'fetchingChanges' },
                { guard: 'isDisconnected', target: 'offline' },
                { guard: 'isBehind', target: 'catchingUp' },
                { target: 'live' },
              ],
            },
            offline: {
              after: { pollInterval: 'catchingUp' },
              on: {
                retry: 'catchingUp',
                'page.resumed': 'catchingUp',
                'socket.connected': { target: 'catchingUp', actions: 'setConnected' },
              },
            },
            catchingUp: {
              entry: 'recordRequest',
              invoke: {
                src: 'fetchAfter',
                input: ({ context }) => ({ chatId: context.chatId, after: context.lastSeq }),
                onDone: [
                  {
                    guard: { type: 'hasMore', params: ({ event }) => event.output },
                    target: 'catchingUp',
                    reenter: true,
                    actions: [
                      { type: 'confirmSent', params: ({ event }) => event.output },
                      { type: 'applyMissed', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: 'evaluating',
                    actions: [
                      { type: 'confirmSent', params: ({ event }) => event.output },
                      { type: 'applyMissed', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: [
                  { guard: 'endsSession', target: '#chat.closed' },
                  { guard: 'isRefused', target: 'notFound', actions: 'reset' },
                  {
                    guard: 'isDisconnected',
                    target: 'offline',
                    actions: { type: 'recordFailure', params: ({ event }) => event },
                  },
                  {
                    target: 'catchUpFailed',
                    actions: { type: 'recordFailure', params: ({ event }) => event },
                  },
                ],
              },
              // Requests again, because the response can lack messages that were sent before the socket connected.
              on: { 'socket.connected': { target: 'catchingUp', reenter: true, actions: 'setConnected' } },
            },
            fetchingChanges: {
              entry: 'recordChangeRequest',
              invoke: {
                src: 'fetchChanges',
                input: ({ context }) => ({ chatId: context.chatId, after: context.revision }),
                onDone: [
                  {
                    guard: { type: 'hasMoreChanges', params: ({ event }) => event.output },
                    target: 'fetchingChanges',
                    reenter: true,
                    actions: { type: 'applyChanges', params: ({ event }) => event.output },
                  },
                  {
                    target: 'evaluating',
                    actions: { type: 'applyChanges', params: ({ event }) => event.output },
                  },
                ],
                // A 404 does not mean that the chat is missing: a server of the previous release has no changes.
                onError: [
                  { guard: 'endsSession', target: '#chat.closed' },
                  {
                    guard: 'isDisconnected',
                    target: 'offline',
                    actions: { type: 'recordFailure', params: ({ event }) => event },
                  },
                  {
                    target: 'catchUpFailed',
                    actions: { type: 'recordFailure', params: ({ event }) => event },
                  },
                ],
              },
              on: { 'socket.connected': { target: 'catchingUp', actions: 'setConnected' } },
            },
            catchUpFailed: {
              always: { guard: 'isDisconnected', target: 'offline' },
              after: { backoff: 'catchingUp' },
              on: {
                retry: 'catchingUp',
                'page.resumed': 'catchingUp',
                'socket.connected': { target: 'catchingUp', actions: 'setConnected' },
              },
            },
            live: {
              initial: 'idle',
              always: { guard: 'isDisconnected', target: 'offline' },
              on: {
                retry: 'catchingUp',
                'page.resumed': 'catchingUp',
                'socket.connected': 'catchingUp',
                'message.received': [
                  {
                    guard: { type: 'isKnown', params: ({ event }) => event.message },
                    actions: { type: 'updateReadSeq', params: ({ event }) => event.readSeq },
                  },
                  {
                    guard: { type: 'isNext', params: ({ event }) => event.message },
                    actions: [
                      { type: 'append', params: ({ event }) => event.message },
                      { type: 'updateReadSeq', params: ({ event }) => event.readSeq },
                    ],
                  },
                  {
                    target: 'catchingUp',
                    actions: { type: 'updateKnownSeq', params: ({ event }) => event.message },
                  },
                ],
                'message.changed': [
                  {
                    guard: { type: 'isContinued', params: ({ event }) => event },
                    actions: { type: 'applyChange', params: ({ event }) => event },
                  },
                  {
                    target: 'fetchingChanges',
                    actions: { type: 'applyChange', params: ({ event }) => event },
                  },
                ],
                'message.acknowledged': {
                  target: '.awaitingEcho',
                  actions: { type: 'acknowledge', params: ({ event }) => event.message },
                },
              },
              states: {
                idle: {},
                awaitingEcho: {
                  always: { guard: 'isCaughtUp', target: 'idle' },
                  after: { echoTimeout: '#chat.open.sync.catchingUp' },
                },
              },
            },
            notFound: {
              on: {
                'chat.opened': 'loading',
                retry: 'loading',
                'message.received': 'loading',
                'chat.changed': 'loading',
              },
            },
          },
        },
        older: {
          initial: 'idle',
          states: {
            idle: { on: { 'older.requested': { guard: 'hasOlder', target: 'loading' } } },
            loading: {
              invoke: {
                src: 'fetchFrom',
                input: ({ context }) => ({
                  chatId: context.chatId,
                  cursor: shownOf(context).older ?? '',
                }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'applyOlder', params: ({ event }) => event.output },
                },
                onError: [{ guard: 'endsSession', target: '#chat.closed' }, { target: 'failed' }],
              },
            },
            failed: { on: { 'older.requested': 'loading', 'newest.requested': 'idle' } },
          },
        },
        view: {
          initial: 'newest',
          on: {
            'around.requested': [
              {
                guard: { type: 'isShown', params: ({ event }) => event.seq },
                // Leaves `loadingAround`, because the response to the request of that state would replace the messages.
                target: '.around',
                actions: { type: 'setTarget', params: ({ event }) => event.seq },
              },
              { target: '.loadingAround', actions: { type: 'setTarget', params: ({ event }) => event.seq } },
            ],
            'newest.requested': { target: '.newest', actions: 'showNewest' },
          },
          states: {
            newest: {},
            loadingAround: {
              invoke: {
                src: 'fetchAround',
                input: ({ context }) => ({ chatId: context.chatId, around: context.targetSeq ?? 1 }),
                onDone: {
                  target: 'around',
                  actions: { type: 'applyAround', params: ({ event }) => event.output },
                },
                onError: [{ guard: 'endsSession', target: '#chat.closed' }, { target: 'aroundFailed' }],
              },
            },
            aroundFailed: {},
            around: {
              initial: 'idle',
              always: { guard: 'isAtNewest', target: 'newest' },
              states: {
                idle: { on: { 'newer.requested': 'loading' } },
                loading: {
                  invoke: {
                    src: 'fetchFrom',
                    input: ({ context }) => ({
                      chatId: context.chatId,
                      cursor: context.around?.newer ?? '',
                    }),
                    onDone: {
                      target: 'idle',
                      actions: { type: 'applyNewer', params: ({ event }) => event.output },
                    },
                    onError: [{ guard: 'endsSession', target: '#chat.closed' }, { target: 'failed' }],
                  },
                },
                failed: { on: { 'newer.requested': 'loading' } },
              },
            },
          },
        },
        reading: {
          initial: 'idle',
          on: { 'message.seen': { actions: { type: 'updateSeenSeq', params: ({ event }) => event.seq } } },
          states: {
            idle: {
              on: {
                'message.seen': {
                  target: 'checking',
                  actions: { type: 'updateSeenSeq', params: ({ event }) => event.seq },
                },
                'page.activated': 'checking',
              },
            },
            checking: {
              always: [
                { guard: 'isReported', target: 'idle' },
                { guard: 'isPageActive', target: 'debouncing' },
                { target: 'idle' },
              ],
            },
            debouncing: {
              after: { readDelay: [{ guard: 'isUnreported', target: 'reporting' }, { target: 'idle' }] },
            },
            reporting: {
              invoke: {
                src: 'markRead',
                input: ({ context }) => ({ chatId: context.chatId, seq: context.seenSeq }),
                onDone: {
                  target: 'checking',
                  actions: [
                    { type: 'storeChat', params: ({ event }) => event.output },
                    { type: 'updateReadSeq', params: ({ event }) => event.output.readSeq },
                  ],
                },
                onError: [
                  { guard: 'endsSession', target: '#chat.closed' },
                  { guard: 'isRefused', target: 'idle' },
                  { target: 'failed' },
                ],
              },
            },
            failed: { after: { pollInterval: 'checking' } },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
