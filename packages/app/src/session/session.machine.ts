import type { Schemas } from '@parvis/api-client';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

export type Account = Schemas['Account'];
export type SignedInUser = Schemas['SignedInUser'];
export type SignInPayload = Schemas['SignInPayload'];
export type SignUpPayload = Schemas['SignUpPayload'];

export type SessionNotice =
  | 'signedUp'
  | 'signedIn'
  | 'signedOut'
  | 'signedOutLocally'
  | 'sessionExpired'
  | 'verifyFailed';

export interface SessionContext {
  user: Account | null;
  /** What the server said to the last sign-up or sign-in that failed; cleared after 5 s, or by the next attempt. */
  errors: readonly string[];
  /** Why the last sign-up or sign-in failed, for the caller who waits for it. */
  failure: unknown;
  /** Whether the member has just left by their own will, and is still to be led out. */
  hasLeft: boolean;
}

type SessionEvent =
  | { type: 'signIn'; payload: SignInPayload }
  | { type: 'signUp'; payload: SignUpPayload }
  | { type: 'signOut' }
  | { type: 'departure.seen' }
  | { type: 'errors.dismissed' }
  | { type: 'token.changed' }
  | { type: 'token.refused' }
  | { type: 'account.changed'; user: Account };

const errorLifetime = 5000;

const failureText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Failure = { error: unknown };

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its effects.'));

/** Who is here: the session and, beside it, the errors that are shown for a while. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as { type: 'registered' },
  },
  actors: {
    verify: fromPromise<Account | null>(missing),
    signIn: fromPromise<SignedInUser, SignInPayload>(missing),
    signUp: fromPromise<SignedInUser, SignUpPayload>(missing),
    signOut: fromPromise<void>(missing),
    watchToken: fromCallback<SessionEvent>(() => {}),
  },
  actions: {
    keepSession: (_action, _params: SignedInUser) => {},
    removeToken: () => {},
    clearStorage: () => {},
    notify: (_action, _params: SessionNotice) => {},
    notifyFailure: (_action, _params: string) => {},
    forgetUser: assign({ user: null }),
    forgetErrors: assign({ errors: [] }),
    beginAttempt: assign({ errors: [], failure: null, hasLeft: false }),
    leave: assign({ hasLeft: true }),
    rememberFailure: assign({
      errors: (_, { error }: Failure) => [failureText(error)],
      failure: (_, { error }: Failure) => error,
    }),
  },
  guards: { hasToken: () => false },
  delays: { errorLifetime },
}).createMachine({
  id: 'session',
  type: 'parallel',
  context: { user: null, errors: [], failure: null, hasLeft: false },
  invoke: {
    src: 'watchToken',
    // Without the watch this tab merely learns later that another one has signed out.
    onError: {},
  },
  on: {
    'departure.seen': { actions: assign({ hasLeft: false }) },
    'errors.dismissed': { actions: 'forgetErrors' },
  },
  states: {
    session: {
      initial: 'starting',
      states: {
        starting: {
          always: [{ guard: 'hasToken', target: 'verifying' }, { target: 'signedOut' }],
        },
        verifying: {
          invoke: {
            src: 'verify',
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: 'signedIn',
                actions: assign({ user: ({ event }) => event.output }),
              },
              {
                target: 'signedOut',
                actions: ['removeToken', { type: 'notify', params: 'sessionExpired' }],
              },
            ],
            onError: {
              target: 'signedOut',
              actions: ['clearStorage', { type: 'notify', params: 'verifyFailed' }],
            },
          },
          on: { 'token.changed': { target: 'starting' } },
        },
        signedOut: {
          entry: 'forgetUser',
          on: {
            signIn: 'signingIn',
            signUp: 'signingUp',
            // Nobody need be signed in to leave the questionnaire.
            signOut: { actions: 'leave' },
            'token.changed': { guard: 'hasToken', target: 'verifying' },
          },
        },
        signingIn: {
          entry: 'beginAttempt',
          invoke: {
            src: 'signIn',
            input: ({ event }) => {
              if (event.type !== 'signIn') throw new Error('Signing in starts with its payload.');
              return event.payload;
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'keepSession', params: ({ event }) => event.output },
                assign({ user: ({ event }) => event.output.user }),
                { type: 'notify', params: 'signedIn' },
              ],
            },
            onError: {
              target: 'signedOut',
              actions: [
                { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'notifyFailure', params: ({ event }) => failureText(event.error) },
              ],
            },
          },
        },
        signingUp: {
          entry: 'beginAttempt',
          invoke: {
            src: 'signUp',
            input: ({ event }) => {
              if (event.type !== 'signUp') throw new Error('Signing up starts with its payload.');
              return event.payload;
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'keepSession', params: ({ event }) => event.output },
                assign({ user: ({ event }) => event.output.user }),
                emit({ type: 'registered' }),
                { type: 'notify', params: 'signedUp' },
              ],
            },
            onError: {
              target: 'signedOut',
              actions: [
                { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'notifyFailure', params: ({ event }) => failureText(event.error) },
              ],
            },
          },
        },
        signedIn: {
          entry: assign({ hasLeft: false }),
          on: {
            signOut: 'signingOut',
            'token.changed': 'starting',
            'token.refused': {
              target: 'signedOut',
              actions: ['removeToken', { type: 'notify', params: 'sessionExpired' }],
            },
            'account.changed': { actions: assign({ user: ({ event }) => event.user }) },
          },
        },
        signingOut: {
          invoke: {
            src: 'signOut',
            onDone: {
              target: 'signedOut',
              actions: ['clearStorage', 'leave', { type: 'notify', params: 'signedOut' }],
            },
            onError: {
              target: 'signedOut',
              actions: ['clearStorage', 'leave', { type: 'notify', params: 'signedOutLocally' }],
            },
          },
        },
      },
    },
    errors: {
      initial: 'none',
      states: {
        none: { always: { guard: ({ context }) => context.errors.length > 0, target: 'shown' } },
        shown: {
          always: { guard: ({ context }) => context.errors.length === 0, target: 'none' },
          after: { errorLifetime: { target: 'none', actions: 'forgetErrors' } },
        },
      },
    },
  },
});
