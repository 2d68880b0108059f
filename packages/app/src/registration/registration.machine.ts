import type { Schemas } from '@parvis/api-client';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

export type QuestionnairePayload = Schemas['QuestionnairePayload'];

export interface RegistrationContext {
  /** The register flag. It says that the account exists but its questionnaire is not answered yet. */
  pending: boolean;
  /** The error of the last try to send the questionnaire, which the form shows. */
  failure: unknown;
}

type RegistrationEvent =
  | { type: 'account.created' }
  | { type: 'questionnaire.submitted'; payload: QuestionnairePayload }
  | { type: 'questionnaire.canceled' }
  | { type: 'redirect.completed' }
  | { type: 'flag.changed' };

const welcomeDelay = 1500;

type Failure = { error: unknown };

const missing = (): Promise<never> =>
  Promise.reject(new Error('The machine was started without its actors.'));

/**
 * The registration has three steps: the account, the faith questionnaire, the community. The flag survives a reload.
 */
export const registrationMachine = setup({
  types: { context: {} as RegistrationContext, events: {} as RegistrationEvent },
  actors: {
    sendQuestionnaire: fromPromise<{ message: string }, QuestionnairePayload>(missing),
    signOut: fromPromise<void>(missing),
    watchFlag: fromCallback<RegistrationEvent>(() => {}),
  },
  actions: {
    storeFlag: (_action, _params: boolean) => {},
    notifySaved: (_action, _params: string) => {},
    notifyFailure: (_action, _params: Failure) => {},
    recordFailure: assign({ failure: (_, { error }: Failure) => error }),
  },
  guards: { isFlagSet: () => false },
  delays: { welcomeDelay },
}).createMachine({
  id: 'registration',
  context: { pending: false, failure: null },
  invoke: {
    src: 'watchFlag',
    // If this actor fails, this tab sees a registration in another tab only after a reload.
    onError: {},
  },
  initial: 'checkingFlag',
  on: {
    'account.created': { target: '.questionnaire', actions: { type: 'storeFlag', params: true } },
    'flag.changed': '.checkingFlag',
  },
  states: {
    checkingFlag: {
      always: [{ guard: 'isFlagSet', target: 'questionnaire' }, { target: 'idle' }],
    },
    idle: {
      entry: assign({ pending: false }),
      on: { 'questionnaire.submitted': 'submitting', 'questionnaire.canceled': 'signingOut' },
    },
    questionnaire: {
      entry: assign({ pending: true }),
      on: { 'questionnaire.submitted': 'submitting', 'questionnaire.canceled': 'signingOut' },
    },
    submitting: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'sendQuestionnaire',
        input: ({ event }) => {
          if (event.type !== 'questionnaire.submitted')
            throw new Error('Submitting needs the answers of the event that started it.');
          return event.payload;
        },
        onDone: {
          target: 'completed',
          actions: [
            { type: 'storeFlag', params: false },
            { type: 'notifySaved', params: ({ event }) => event.output.message },
          ],
        },
        onError: {
          target: 'checkingFlag',
          actions: [
            { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      // Ignores changes of the flag. The flag is read again when the server has stored or refused the answers.
      on: { 'flag.changed': {} },
    },
    signingOut: {
      invoke: {
        src: 'signOut',
        onDone: { target: 'questionnaire', actions: { type: 'storeFlag', params: true } },
        onError: { target: 'questionnaire', actions: { type: 'storeFlag', params: true } },
      },
      on: { 'flag.changed': {} },
    },
    completed: {
      entry: assign({ pending: false }),
      after: { welcomeDelay: 'redirecting' },
      on: { 'flag.changed': {} },
    },
    redirecting: {
      on: { 'redirect.completed': 'idle' },
    },
  },
});
