import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import {
  SecondFactorNeeded,
  endsChallenge,
  exclusionIn,
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
    signIn: fromPromise<SignedInUser, SignInInput>(missing),
    finishSignIn: fromPromise<SignedInUser, SecondFactorInput>(missing),
    signUp: fromPromise<SignedInUser, SignUpPayload>(missing),
    signOut: fromPromise<void>(missing),
    watchToken: fromCallback<SessionEvent>(() => {}),
  },
  actions: {
    keepSession: (_action, _params: SignedInUser) => {},
    removeToken: () => {},
    clearStorage: () => {},
    notify: (_action, _params: SessionNotice) => {},
    notifyEnd: (_action, _params: string | null) => {},
    notifyFailure: (_action, _params: string) => {},
    forgetUser: assign({ user: null }),
    forgetErrors: assign({ errors: [] }),
    tellExclusion: (_action, _params: string | null) => {},
    beginAttempt: assign({ errors: [], failure: null, exclusion: null, hasLeft: false, challenge: null }),
    rememberExclusion: assign({ exclusion: (_, { words }: { words: string | null }) => words }),
    leave: assign({ hasLeft: true }),
    rememberFailure: assign({
      errors: (_, { error }: Failure) => [failureText(error)],
      failure: (_, { error }: Failure) => error,
      exclusion: (_, { error }: Failure) => exclusionIn(error),
    }),
  },
  guards: { hasToken: () => false },
  delays: { errorLifetime },
}).createMachine({
  id: 'session',
  type: 'parallel',
  context: {
    user: null,
    errors: [],
    failure: null,
    exclusion: null,
    hasLeft: false,
    challenge: null,
    isGivingUp: false,
  },
  invoke: {
    src: 'watchToken',
    // Without the watch this tab merely learns later that another one has signed out.
    onError: {},
  },
  on: {
    'departure.seen': { actions: assign({ hasLeft: false }) },
    'errors.dismissed': { actions: 'forgetErrors' },
    'exclusion.told': {
      actions: { type: 'rememberExclusion', params: ({ event }) => ({ words: event.words }) },
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
              actions: [
                { type: 'rememberExclusion', params: ({ event }) => ({ words: exclusionIn(event.error) }) },
                { type: 'tellExclusion', params: ({ event }) => exclusionIn(event.error) },
                'clearStorage',
                { type: 'notify', params: 'verifyFailed' },
              ],
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
              return { payload: event.payload, takesBack: event.takesBack === true };
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'keepSession', params: ({ event }) => event.output },
                assign({ user: ({ event }) => event.output.user }),
                { type: 'notify', params: 'signedIn' },
              ],
            },
            onError: [
              {
                guard: ({ event }) => event.error instanceof SecondFactorNeeded,
                target: 'awaitingSecondFactor',
                actions: assign({
                  challenge: ({ event }) =>
                    event.error instanceof SecondFactorNeeded ? event.error.challenge : null,
                }),
              },
              {
                target: 'signedOut',
                actions: [
                  { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                  { type: 'notifyFailure', params: ({ event }) => failureText(event.error) },
                ],
              },
            ],
          },
        },
        awaitingSecondFactor: {
          on: {
            // The answer to the password came when its form was gone.
            signIn: 'signingIn',
            signUp: 'signingUp',
            'secondFactor.given': 'checkingSecondFactor',
            'secondFactor.declined': 'signedOut',
            'token.changed': { guard: 'hasToken', target: 'verifying' },
          },
        },
        checkingSecondFactor: {
          entry: assign({ errors: [], failure: null }),
          // Nobody is signed in by an answer that comes when the form is gone.
          on: { 'secondFactor.declined': 'signedOut' },
          invoke: {
            src: 'finishSignIn',
            input: ({ context, event }) => {
              if (event.type !== 'secondFactor.given')
                throw new Error('The second step starts with its factor.');
              return { challenge: context.challenge?.challenge ?? '', ...event.factor };
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'keepSession', params: ({ event }) => event.output },
                assign({ user: ({ event }) => event.output.user }),
                { type: 'notify', params: 'signedIn' },
              ],
            },
            onError: [
              {
                guard: ({ event }) => endsChallenge(event.error),
                target: 'signedOut',
                actions: [
                  { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                  { type: 'notifyFailure', params: ({ event }) => failureText(event.error) },
                ],
              },
              {
                target: 'awaitingSecondFactor',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
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
          entry: assign({ hasLeft: false, exclusion: null }),
          exit: assign({ isGivingUp: false }),
          on: {
            signOut: 'signingOut',
            'account.givingUp': { actions: assign({ isGivingUp: true }) },
            'account.kept': { actions: assign({ isGivingUp: false }) },
            'account.givenUp': { target: 'signedOut', actions: ['clearStorage', 'leave'] },
            'token.changed': 'starting',
            'token.refused': [
              { guard: ({ context }) => context.isGivingUp },
              {
                guard: ({ event }) => event.exclusion !== null,
                target: 'signedOut',
                actions: [
                  { type: 'rememberExclusion', params: ({ event }) => ({ words: event.exclusion }) },
                  { type: 'tellExclusion', params: ({ event }) => event.exclusion },
                  'removeToken',
                  { type: 'notifyFailure', params: ({ event }) => event.exclusion ?? '' },
                ],
              },
              {
                target: 'signedOut',
                actions: ['removeToken', { type: 'notifyEnd', params: ({ event }) => event.reason }],
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
