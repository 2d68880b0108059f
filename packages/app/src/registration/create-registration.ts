import type { ApiClient } from '@parvis/api-client';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { MemberStorage } from '../platform/member-storage.ts';
import { registrationMachine } from './registration.machine.ts';

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;

export interface RegistrationDependencies {
  api: Pick<ApiClient, 'POST'>;
  storage: MemberStorage;
  signOut: () => Promise<void>;
  notifySaved: (message: string) => void;
  notifyFailure: (error: unknown) => void;
}

export const createRegistration = (dependencies: RegistrationDependencies): RegistrationActor => {
  const { api, storage, signOut, notifySaved, notifyFailure } = dependencies;
  return createActor(
    registrationMachine.provide({
      actors: {
        sendQuestionnaire: fromPromise(async ({ input, signal }) => {
          const { data } = await api.POST('/questionnaire', { body: input, signal });
          if (data === undefined) throw new Error('The response to the questionnaire has no message.');
          return data;
        }),
        signOut: fromPromise(() => signOut()),
        watchFlag: fromCallback(({ sendBack }) =>
          storage.watch((change) => {
            if (change === 'registration') sendBack({ type: 'flag.changed' });
          }),
        ),
      },
      actions: {
        storeFlag: (_, pending) => {
          storage.setRegistrationPending(pending);
        },
        notifySaved: (_, message) => {
          notifySaved(message);
        },
        notifyFailure: (_, { error }) => {
          notifyFailure(error);
        },
      },
      guards: { isFlagSet: () => storage.isRegistrationPending() },
    }),
  );
};
