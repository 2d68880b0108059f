import type { Schemas } from '@parvis/api-client';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

export type QuestionnairePayload = Schemas['QuestionnairePayload'];

export interface RegistrationContext {
  /** The register flag: an account was made and its questionnaire is still to be answered. */
  pending: boolean;
  /** Why the last attempt to send the questionnaire failed, for the form. */
  failure: unknown;
}

type RegistrationEvent =
  | { type: 'account.created' }
  | { type: 'questionnaire.sent'; payload: QuestionnairePayload }
  | { type: 'questionnaire.left' }
  | { type: 'community.reached' }
  | { type: 'flag.changed' };

const welcomeDelay = 1500;

type Failure = { error: unknown };

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its effects.'));

/** Registration: the account, then the faith questionnaire, then the community. The flag outlives a reload. */
export const registrationMachine = setup({
  types: { context: {} as RegistrationContext, events: {} as RegistrationEvent },
  actors: {
    sendQuestionnaire: fromPromise<{ message: string }, QuestionnairePayload>(missing),
    signOut: fromPromise<void>(missing),
    watchFlag: fromCallback<RegistrationEvent>(() => {}),
  },
  actions: {
    keepFlag: (_action, _params: boolean) => {},
    notifySaved: (_action, _params: string) => {},
    notifyFailure: (_action, _params: Failure) => {},
    rememberFailure: assign({ failure: (_, { error }: Failure) => error }),
  },
  guards: { isFlagKept: () => false },
  delays: { welcomeDelay },
}).createMachine({
  id: 'registration',
  context: { pending: false, failure: null },
  invoke: {
    src: 'watchFlag',
    // Without the watch another tab's registration is merely seen after a reload.
    onError: {},
  },
  initial: 'reading',
  on: {
    'account.created': { target: '.questionnaire', actions: { type: 'keepFlag', params: true } },
    'flag.changed': '.reading',
  },
  states: {
    reading: {
      always: [{ guard: 'isFlagKept', target: 'questionnaire' }, { target: 'account' }],
    },
    account: {
      entry: assign({ pending: false }),
      on: { 'questionnaire.sent': 'sending', 'questionnaire.left': 'leaving' },
    },
    questionnaire: {
      entry: assign({ pending: true }),
      on: { 'questionnaire.sent': 'sending', 'questionnaire.left': 'leaving' },
    },
    sending: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'sendQuestionnaire',
        input: ({ event }) => {
          if (event.type !== 'questionnaire.sent') throw new Error('Sending starts with the answers.');
          return event.payload;
        },
        onDone: {
          target: 'done',
          actions: [
            { type: 'keepFlag', params: false },
            { type: 'notifySaved', params: ({ event }) => event.output.message },
          ],
        },
        onError: {
          target: 'reading',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      // The answers are under way: what another tab does to the flag is read when they are answered.
      on: { 'flag.changed': {} },
    },
    leaving: {
      invoke: {
        src: 'signOut',
        onDone: { target: 'questionnaire', actions: { type: 'keepFlag', params: true } },
        onError: { target: 'questionnaire', actions: { type: 'keepFlag', params: true } },
      },
      on: { 'flag.changed': {} },
    },
    done: {
      entry: assign({ pending: false }),
      after: { welcomeDelay: 'welcomed' },
      on: { 'flag.changed': {} },
    },
    welcomed: {
      on: { 'community.reached': 'account' },
    },
  },
});
