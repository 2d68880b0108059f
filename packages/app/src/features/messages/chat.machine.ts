import { setup } from 'xstate';
import { actions, actors, delays, guards, types } from './chat-implementations.ts';
import { initial, shownOf } from './chat-state.ts';

/** An open chat. Its messages stay complete and in order, whatever happens to the connection. */
export const chatMachine = setup({ types, actors, actions, guards, delays }).createMachine({
  id: 'chat',
  initial: 'open',
  context: ({ input }) => ({ ...initial, ...input }),
  states: {
    open: {
      type: 'parallel',
      invoke: {
        src: 'listen',
        input: ({ context }) => ({ chatId: context.chatId }),
        // No event can arrive any more: poll, as without a socket.
        onError: { actions: 'setDisconnected' },
      },
      on: {
        'session.ended': '#chat.closed',
        'chat.removed': { target: '#chat.open.sync.notFound', actions: 'reset' },
        'chat.changed': { actions: { type: 'applyChat', params: ({ event }) => event.chat } },
        'chat.opened': { actions: 'updateUnread' },
        'message.received': { actions: { type: 'updateKnownSeq', params: ({ event }) => event.message } },
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
              // The answer may lack messages sent while the socket was not connected.
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
              // The answer may lack messages sent before the socket connected.
              on: { 'socket.connected': { target: 'catchingUp', reenter: true, actions: 'setConnected' } },
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
                // Leaves `loadingAround`, whose answer would replace the messages.
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
