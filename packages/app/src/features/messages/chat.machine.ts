import { ApiError } from '@parvis/api-client';
import { assign } from 'xstate';
import { endsSession } from '../../platform/failure-message.ts';
import { chatSetup } from './chat-setup.ts';
import {
  acknowledged,
  appended,
  caughtUp,
  changed,
  found,
  loaded,
  nothing,
  shownOf,
  unreadAfter,
  withNewer,
  withOlder,
} from './chat-state.ts';

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const closedWithSession = {
  guard: ({ event }: { event: { error: unknown } }) => endsSession(event.error),
  target: '#chat.closed',
} as const;

/** A chat that is open: what is known of its messages stays without a gap, whatever happens to the connection. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  initial: 'open',
  context: ({ input }) => ({ ...nothing, ...input }),
  states: {
    open: {
      type: 'parallel',
      invoke: {
        src: 'listen',
        input: ({ context }) => ({ chatId: context.chatId }),
        // Nothing is heard any more: the chat is looked at now and then, as without a socket.
        onError: { actions: assign({ isConnected: false }) },
      },
      on: {
        'session.ended': '#chat.closed',
        'chat.removed': { target: '#chat.open.sync.gone', actions: 'clear' },
        'chat.changed': { actions: assign(({ context, event }) => changed(context, event.chat)) },
        'message.arrived': { actions: { type: 'noteHeard', params: ({ event }) => event.message } },
        'message.acknowledged': {
          actions: assign(({ context, event }) => acknowledged(context, event.message)),
        },
        'socket.connected': { actions: 'connect' },
        'socket.disconnected': { actions: assign({ isConnected: false }) },
        opened: { actions: assign({ unreadAfter: ({ context }) => unreadAfter(context) }) },
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
                  target: 'arriving',
                  actions: [
                    { type: 'keepChat', params: ({ event }) => event.output.chat },
                    { type: 'settle', params: ({ event }) => event.output.messages },
                    assign(({ context, event }) => loaded(context, event.output)),
                  ],
                },
                onError: [
                  closedWithSession,
                  { guard: ({ event }) => isRefusal(event.error), target: 'gone', actions: 'clear' },
                  {
                    target: 'loadFailed',
                    actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
              // What came while nobody listened may be missing from the answer.
              on: { 'socket.connected': { target: 'loading', reenter: true, actions: 'connect' } },
            },
            loadFailed: {
              after: { backoff: 'loading' },
              on: {
                opened: 'loading',
                retry: 'loading',
                woke: 'loading',
                'socket.connected': { target: 'loading', actions: 'connect' },
              },
            },
            arriving: {
              always: [
                { guard: 'isCut', target: 'offline' },
                { guard: 'isBehind', target: 'catchingUp' },
                { target: 'live' },
              ],
            },
            offline: {
              after: { poll: 'catchingUp' },
              on: {
                retry: 'catchingUp',
                woke: 'catchingUp',
                'socket.connected': { target: 'catchingUp', actions: 'connect' },
              },
            },
            catchingUp: {
              entry: assign({ heardSeqWhenAsked: ({ context }) => context.heardSeq }),
              invoke: {
                src: 'fetchAfter',
                input: ({ context }) => ({ chatId: context.chatId, after: context.lastSeq }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.newerCursor !== null,
                    target: 'catchingUp',
                    reenter: true,
                    actions: [
                      { type: 'settle', params: ({ event }) => event.output.messages },
                      assign(({ context, event }) => caughtUp(context, event.output)),
                    ],
                  },
                  {
                    target: 'arriving',
                    actions: [
                      { type: 'settle', params: ({ event }) => event.output.messages },
                      assign(({ context, event }) => caughtUp(context, event.output)),
                    ],
                  },
                ],
                onError: [
                  closedWithSession,
                  { guard: ({ event }) => isRefusal(event.error), target: 'gone', actions: 'clear' },
                  {
                    guard: 'isCut',
                    target: 'offline',
                    actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                  },
                  {
                    target: 'catchUpFailed',
                    actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
              // An answer that was given before the connection does not know what came between the two.
              on: { 'socket.connected': { target: 'catchingUp', reenter: true, actions: 'connect' } },
            },
            catchUpFailed: {
              always: { guard: 'isCut', target: 'offline' },
              after: { backoff: 'catchingUp' },
              on: {
                retry: 'catchingUp',
                woke: 'catchingUp',
                'socket.connected': { target: 'catchingUp', actions: 'connect' },
              },
            },
            live: {
              initial: 'settled',
              always: { guard: 'isCut', target: 'offline' },
              on: {
                retry: 'catchingUp',
                woke: 'catchingUp',
                'socket.connected': 'catchingUp',
                'message.arrived': [
                  {
                    guard: ({ context, event }) => event.message.seq <= context.lastSeq,
                    actions: { type: 'noteRead', params: ({ event }) => event.readSeq },
                  },
                  {
                    guard: ({ context, event }) => event.message.seq === context.lastSeq + 1,
                    actions: [
                      assign(({ context, event }) => appended(context, event.message)),
                      { type: 'noteRead', params: ({ event }) => event.readSeq },
                    ],
                  },
                  {
                    target: 'catchingUp',
                    actions: { type: 'noteHeard', params: ({ event }) => event.message },
                  },
                ],
                'message.acknowledged': {
                  target: '.expecting',
                  actions: assign(({ context, event }) => acknowledged(context, event.message)),
                },
              },
              states: {
                settled: {},
                expecting: {
                  always: { guard: ({ context }) => context.heardSeq <= context.lastSeq, target: 'settled' },
                  after: { echo: '#chat.open.sync.catchingUp' },
                },
              },
            },
            gone: {
              on: {
                opened: 'loading',
                retry: 'loading',
                'message.arrived': 'loading',
                'chat.changed': 'loading',
              },
            },
          },
        },
        older: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'older.requested': {
                  guard: ({ context }) => shownOf(context).older !== null,
                  target: 'loading',
                },
              },
            },
            loading: {
              invoke: {
                src: 'fetchFrom',
                input: ({ context }) => ({ chatId: context.chatId, cursor: shownOf(context).older ?? '' }),
                onDone: {
                  target: 'idle',
                  actions: assign(({ context, event }) => withOlder(context, event.output)),
                },
                onError: [closedWithSession, { target: 'failed' }],
              },
            },
            failed: { on: { 'older.requested': 'loading', 'newest.requested': 'idle' } },
          },
        },
        place: {
          initial: 'newest',
          on: {
            'place.requested': [
              {
                guard: { type: 'isShown', params: ({ event }) => event.seq },
                // Else what is being sought would come in its place.
                target: '.found',
                actions: assign({ targetSeq: ({ event }) => event.seq }),
              },
              { target: '.seeking', actions: assign({ targetSeq: ({ event }) => event.seq }) },
            ],
            'newest.requested': { target: '.newest', actions: 'showNewest' },
          },
          states: {
            newest: {},
            seeking: {
              invoke: {
                src: 'fetchAround',
                input: ({ context }) => ({ chatId: context.chatId, around: context.targetSeq ?? 1 }),
                onDone: {
                  target: 'found',
                  actions: assign(({ context, event }) => found(context, event.output)),
                },
                onError: [closedWithSession, { target: 'seekFailed' }],
              },
            },
            seekFailed: {},
            found: {
              initial: 'idle',
              always: { guard: ({ context }) => context.place === null, target: 'newest' },
              states: {
                idle: { on: { 'newer.requested': 'loading' } },
                loading: {
                  invoke: {
                    src: 'fetchFrom',
                    input: ({ context }) => ({ chatId: context.chatId, cursor: context.place?.newer ?? '' }),
                    onDone: {
                      target: 'idle',
                      actions: assign(({ context, event }) => withNewer(context, event.output)),
                    },
                    onError: [closedWithSession, { target: 'failed' }],
                  },
                },
                failed: { on: { 'newer.requested': 'loading' } },
              },
            },
          },
        },
        reading: {
          initial: 'idle',
          on: { seen: { actions: { type: 'noteSeen', params: ({ event }) => event.seq } } },
          states: {
            idle: {
              on: {
                seen: {
                  target: 'noticing',
                  actions: { type: 'noteSeen', params: ({ event }) => event.seq },
                },
                'page.attended': 'noticing',
              },
            },
            noticing: {
              always: [
                { guard: ({ context }) => context.seenSeq <= context.readSeq, target: 'idle' },
                { guard: 'isAttended', target: 'waiting' },
                { target: 'idle' },
              ],
            },
            waiting: {
              after: {
                readDelay: [{ guard: 'isUnreported', target: 'telling' }, { target: 'idle' }],
              },
            },
            telling: {
              invoke: {
                src: 'tellRead',
                input: ({ context }) => ({ chatId: context.chatId, seq: context.seenSeq }),
                onDone: {
                  target: 'noticing',
                  actions: [
                    { type: 'keepChat', params: ({ event }) => event.output },
                    { type: 'noteRead', params: ({ event }) => event.output.readSeq },
                  ],
                },
                onError: [
                  closedWithSession,
                  { guard: ({ event }) => isRefusal(event.error), target: 'idle' },
                  { target: 'failed' },
                ],
              },
            },
            failed: { after: { poll: 'noticing' } },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
