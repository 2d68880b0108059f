import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import {
  SecondFactorNeeded,
  endsChallenge,
  restrictionIn,
  failureText,
  type Account,
  type SecondFactorInput,
  type SessionContext,
  type SessionEvent,
  type SessionNotice,
  type SignedInUser,
  type SignInInput,
  type SignUpPayload,
} from './session-types.ts';

const errorLifetime = 5000;

type Failure = { error: unknown };

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its actors.'));

/** The session of this browser. A parallel state shows errors for five seconds. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as { type: 'registered' },
  },
  actors: {
    verify: fromPromise<Account | null>(missing),
    signIn: fromPromise<SignedInUser, SignInInput>(missing),
    finishSignIn: fromPromise<SignedInUser, SecondFactorInput>(missing),
    signUp: fromPromise<SignedInUser, SignUpPayload>(missing),
    signOut: fromPromise<void>(missing),
    watchToken: fromCallback<SessionEvent>(() => {}),
  },
  actions: {
    storeSession: (_action, _params: SignedInUser) => {},
    removeToken: () => {},
    clearStorage: () => {},
    notify: (_action, _params: SessionNotice) => {},
    notifySessionEnd: (_action, _params: string | null) => {},
    notifyFailure: (_action, _params: string) => {},
    clearUser: assign({ user: null }),
    clearErrors: assign({ errors: [] }),
    broadcastRestriction: (_action, _params: string | null) => {},
    startAttempt: assign({ errors: [], failure: null, restriction: null, hasLeft: false, challenge: null }),
    recordRestriction: assign({ restriction: (_, { words }: { words: string | null }) => words }),
    recordSignOut: assign({ hasLeft: true }),
    recordFailure: assign({
      errors: (_, { error }: Failure) => [failureText(error)],
      failure: (_, { error }: Failure) => error,
      restriction: (_, { error }: Failure) => restrictionIn(error),
    }),
  },
  guards: {
    hasToken: () => false,
    isSignedIn: (_, user: Account | null) => user !== null,
    needsSecondFactor: ({ event }) => 'error' in event && event.error instanceof SecondFactorNeeded,
    endsChallenge: ({ event }) => 'error' in event && endsChallenge(event.error),
    isRestriction: ({ event }) => event.type === 'token.rejected' && event.restriction !== null,
    isDeletionPending: ({ context }) => context.isDeletionPending,
    hasErrors: ({ context }) => context.errors.length > 0,
    hasNoErrors: ({ context }) => context.errors.length === 0,
  },
  delays: { errorLifetime },
}).createMachine({
  id: 'session',
  type: 'parallel',
  context: {
    user: null,
    errors: [],
    failure: null,
    restriction: null,
    hasLeft: false,
    challenge: null,
    isDeletionPending: false,
  },
  invoke: {
    src: 'watchToken',
    // If this actor fails, this tab notices only at its next call that another tab has logged out.
    onError: {},
  },
  on: {
    'redirect.completed': { actions: assign({ hasLeft: false }) },
    'errors.dismissed': { actions: 'clearErrors' },
    'restriction.received': {
      actions: { type: 'recordRestriction', params: ({ event }) => ({ words: event.words }) },
    },
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
                guard: { type: 'isSignedIn', params: ({ event }) => event.output },
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
              actions: [
                { type: 'recordRestriction', params: ({ event }) => ({ words: restrictionIn(event.error) }) },
                { type: 'broadcastRestriction', params: ({ event }) => restrictionIn(event.error) },
                'clearStorage',
                { type: 'notify', params: 'verifyFailed' },
              ],
            },
          },
          on: { 'token.changed': { target: 'starting' } },
        },
        signedOut: {
          entry: 'clearUser',
          on: {
            signIn: 'signingIn',
            signUp: 'signingUp',
            // A visitor who leaves the questionnaire is redirected like a member who logs out.
            signOut: { actions: 'recordSignOut' },
            'token.changed': { guard: 'hasToken', target: 'verifying' },
          },
        },
        signingIn: {
          entry: 'startAttempt',
          invoke: {
            src: 'signIn',
            input: ({ event }) => {
              if (event.type !== 'signIn') throw new Error('Signing in starts with its payload.');
              return { payload: event.payload, restoresAccount: event.restoresAccount === true };
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'storeSession', params: ({ event }) => event.output },
                assign({ user: ({ event }) => event.output.user }),
                { type: 'notify', params: 'signedIn' },
              ],
            },
            onError: [
              {
                guard: 'needsSecondFactor',
                target: 'awaitingSecondFactor',
                actions: assign({
                  challenge: ({ event }) =>
                    event.error instanceof SecondFactorNeeded ? event.error.challenge : null,
                }),
              },
              {
                target: 'signedOut',
                actions: [
                  { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
                  { type: 'notifyFailure', params: ({ event }) => failureText(event.error) },
                ],
              },
            ],
          },
        },
        awaitingSecondFactor: {
          on: {
            // The visitor left the form before the response to the password arrived, and starts again.
            signIn: 'signingIn',
            signUp: 'signingUp',
            'secondFactor.submitted': 'checkingSecondFactor',
            'secondFactor.canceled': 'signedOut',
            'token.changed': { guard: 'hasToken', target: 'verifying' },
          },
        },
        checkingSecondFactor: {
          entry: assign({ errors: [], failure: null }),
          // If this step was cancelled, a late response must not log the member in.
          on: { 'secondFactor.canceled': 'signedOut' },
          invoke: {
            src: 'finishSignIn',
            input: ({ context, event }) => {
              if (event.type !== 'secondFactor.submitted')
                throw new Error('The second step needs the factor of the event that started it.');
              return { challenge: context.challenge?.challenge ?? '', ...event.factor };
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'storeSession', params: ({ event }) => event.output },
                assign({ user: ({ event }) => event.output.user }),
                { type: 'notify', params: 'signedIn' },
              ],
            },
            onError: [
              {
                guard: 'endsChallenge',
                target: 'signedOut',
                actions: [
                  { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
                  { type: 'notifyFailure', params: ({ event }) => failureText(event.error) },
                ],
              },
              {
                target: 'awaitingSecondFactor',
                actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        signingUp: {
          entry: 'startAttempt',
          invoke: {
            src: 'signUp',
            input: ({ event }) => {
              if (event.type !== 'signUp') throw new Error('Signing up starts with its payload.');
              return event.payload;
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'storeSession', params: ({ event }) => event.output },
                assign({ user: ({ event }) => event.output.user }),
                emit({ type: 'registered' }),
                { type: 'notify', params: 'signedUp' },
              ],
            },
            onError: {
              target: 'signedOut',
              actions: [
                { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'notifyFailure', params: ({ event }) => failureText(event.error) },
              ],
            },
          },
        },
        signedIn: {
          entry: assign({ hasLeft: false, restriction: null }),
          exit: assign({ isDeletionPending: false }),
          on: {
            signOut: 'signingOut',
            'deletion.started': { actions: assign({ isDeletionPending: true }) },
            'deletion.failed': { actions: assign({ isDeletionPending: false }) },
            'deletion.completed': { target: 'signedOut', actions: ['clearStorage', 'recordSignOut'] },
            'token.changed': 'starting',
            'token.rejected': [
              { guard: 'isDeletionPending' },
              {
                guard: 'isRestriction',
                target: 'signedOut',
                actions: [
                  { type: 'recordRestriction', params: ({ event }) => ({ words: event.restriction }) },
                  { type: 'broadcastRestriction', params: ({ event }) => event.restriction },
                  'removeToken',
                  { type: 'notifyFailure', params: ({ event }) => event.restriction ?? '' },
                ],
              },
              {
                target: 'signedOut',
                actions: ['removeToken', { type: 'notifySessionEnd', params: ({ event }) => event.reason }],
              },
            ],
            'account.changed': { actions: assign({ user: ({ event }) => event.user }) },
          },
        },
        signingOut: {
          invoke: {
            src: 'signOut',
            onDone: {
              target: 'signedOut',
              actions: ['clearStorage', 'recordSignOut', { type: 'notify', params: 'signedOut' }],
            },
            onError: {
              target: 'signedOut',
              actions: ['clearStorage', 'recordSignOut', { type: 'notify', params: 'signedOutLocally' }],
            },
          },
        },
      },
    },
    errors: {
      initial: 'none',
      states: {
        none: { always: { guard: 'hasErrors', target: 'shown' } },
        shown: {
          always: { guard: 'hasNoErrors', target: 'none' },
          after: { errorLifetime: { target: 'none', actions: 'clearErrors' } },
        },
      },
    },
  },
});
