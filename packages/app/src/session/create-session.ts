import type { ApiClient } from '@parvis/api-client';
import { createActor, fromCallback, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { failureMessage } from '../platform/failure-message.ts';
import type { MemberStorage } from '../platform/member-storage.ts';
import { SessionFailure } from './session-failure.ts';
import {
  sessionMachine,
  type Account,
  type SessionNotice,
  type SignInPayload,
  type SignUpPayload,
} from './session.machine.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

export interface SessionDependencies {
  api: Pick<ApiClient, 'GET' | 'POST'>;
  storage: MemberStorage;
  notify: (notice: SessionNotice) => void;
  notifyFailure: (message: string) => void;
  /** The texts for a sign-up or sign-in that failed without a word of the server. */
  fallbacks: () => { signUp: string; signIn: string };
}

export interface Session {
  actor: SessionActor;
  /** Resolves with the member; rejects with a SessionFailure whose cause is what the API client threw. */
  signIn: (payload: SignInPayload) => Promise<Account>;
  signUp: (payload: SignUpPayload) => Promise<Account>;
  /** Resolves when nobody is signed in any more, whatever the server answered. */
  signOut: () => Promise<void>;
  /** The visitor has been led out after signing out. */
  departureSeen: () => void;
  /** Whoever comes to a form, or leaves it, has nothing to do with the errors of another. */
  dismissErrors: () => void;
  /** The server has refused this token; an answer to an older token changes nothing. */
  refuseToken: (token: string) => void;
  /** The member has changed their own account. */
  changeAccount: (user: Account) => void;
}

export const createSession = ({
  api,
  storage,
  notify,
  notifyFailure,
  fallbacks,
}: SessionDependencies): Session => {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(async ({ signal }) => {
          const { data } = await api.GET('/auth/verify', { signal });
          return data?.user ?? null;
        }),
        signIn: fromPromise(async ({ input, signal }) => {
          try {
            const { data } = await api.POST('/auth/signin', { body: input, signal });
            if (data === undefined) throw new Error('Signing in was answered without a user.');
            return data;
          } catch (error) {
            throw new SessionFailure(failureMessage(error, fallbacks().signIn), error);
          }
        }),
        signUp: fromPromise(async ({ input, signal }) => {
          try {
            const { data } = await api.POST('/auth/signup', { body: input, signal });
            if (data === undefined) throw new Error('Signing up was answered without a user.');
            return data;
          } catch (error) {
            throw new SessionFailure(failureMessage(error, fallbacks().signUp), error);
          }
        }),
        signOut: fromPromise(async ({ signal }) => {
          await api.POST('/auth/logout', { body: {}, signal });
        }),
        watchToken: fromCallback(({ sendBack }) =>
          storage.watch((change) => {
            if (change === 'token') sendBack({ type: 'token.changed' });
          }),
        ),
      },
      actions: {
        keepSession: (_, answer) => {
          storage.keepSession(answer.token, answer);
        },
        removeToken: () => {
          storage.removeToken();
        },
        clearStorage: () => {
          storage.clear();
        },
        notify: (_, notice) => {
          notify(notice);
        },
        notifyFailure: (_, message) => {
          notifyFailure(message);
        },
      },
      guards: { hasToken: () => storage.readToken() !== null },
    }),
  );

  const outcome = async (): Promise<Account> => {
    const { context } = await waitFor(
      actor,
      (snapshot) => snapshot.matches({ session: 'signedIn' }) || snapshot.matches({ session: 'signedOut' }),
    );
    if (context.user === null) throw context.failure;
    return context.user;
  };

  return {
    actor,
    signIn: (payload) => {
      actor.send({ type: 'signIn', payload });
      return outcome();
    },
    signUp: (payload) => {
      actor.send({ type: 'signUp', payload });
      return outcome();
    },
    signOut: async () => {
      actor.send({ type: 'signOut' });
      await waitFor(actor, (snapshot) => snapshot.matches({ session: 'signedOut' }));
    },
    departureSeen: () => {
      actor.send({ type: 'departure.seen' });
    },
    dismissErrors: () => {
      actor.send({ type: 'errors.dismissed' });
    },
    refuseToken: (token) => {
      if (token === storage.readToken()) actor.send({ type: 'token.refused' });
    },
    changeAccount: (user) => {
      storage.keepAccount(user);
      actor.send({ type: 'account.changed', user });
    },
  };
};
