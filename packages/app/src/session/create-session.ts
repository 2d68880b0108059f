import type { ApiClient, ApiError } from '@parvis/api-client';
import { createActor, fromCallback, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { endsSession, failureMessage } from '../platform/failure-message.ts';
import type { MemberStorage } from '../platform/member-storage.ts';
import { SessionFailure } from './session-failure.ts';
import { sessionMachine } from './session.machine.ts';
import {
  SecondFactorNeeded,
  restrictionIn,
  type Account,
  type PasskeySignInPayload,
  type SecondFactor,
  type SessionNotice,
  type SignInPayload,
  type SignUpPayload,
} from './session-types.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

export interface SessionDependencies {
  api: Pick<ApiClient, 'GET' | 'POST'>;
  storage: MemberStorage;
  notify: (notice: SessionNotice) => void;
  notifyFailure: (message: string) => void;
  /** Shows why the server has ended the session. */
  notifyEnd: (reason: string) => void;
  /** Whether the reader is leaving the page. The browser then aborts requests. */
  isPageUnloading: () => boolean;
  /** Whether the page came from the cache because the server did not answer. */
  isOpenedFromCache: () => boolean;
  /** The error messages for signing up and logging in if the server sends none. */
  fallbacks: () => { signUp: string; signIn: string };
}

export interface Session {
  actor: SessionActor;
  /**
   * Logs in with a password or a passkey. Resolves with the member, or with null if a second factor is needed.
   * Rejects with a SessionFailure, whose cause is the API client's error.
   */
  signIn: (payload: SignInPayload | PasskeySignInPayload) => Promise<Account | null>;
  /** Logs in with a password and cancels the pending deletion of the account. */
  restoreAccount: (payload: SignInPayload) => Promise<Account | null>;
  /** The second step of logging in. Resolves with null if the member cancels this step. */
  enterSecondFactor: (factor: SecondFactor) => Promise<Account | null>;
  /** Cancels the second step, so that the password is asked for again. */
  declineSecondFactor: () => void;
  signUp: (payload: SignUpPayload) => Promise<Account>;
  /** Logs out. Resolves when nobody is logged in, even if the server refuses. */
  signOut: () => Promise<void>;
  /**
   * Makes a request that deletes the account. If the server accepts it, the session ends. If the server refuses, the
   * session continues.
   */
  deleteAccount: <Answer>(request: () => Promise<Answer>) => Promise<Answer>;
  /** Call this after the redirect that follows logging out or deleting the account. */
  acknowledgeDeletion: () => void;
  /** Clears the errors when a form is opened or left. Otherwise, a form would show the errors of another form. */
  dismissErrors: () => void;
  /** Call this if the server has refused this token with a reason. Does nothing if a newer token is in use. */
  refuseToken: (token: string, refusal: ApiError) => void;
  /** Call this if the member has changed their own account. */
  changeAccount: (user: Account) => void;
}

const memberOf = (account: Account | null): Account => {
  if (account === null) throw new Error('The session has no member to ask for a second factor.');
  return account;
};

export const createSession = ({
  api,
  storage,
  notify,
  notifyFailure,
  notifyEnd,
  isPageUnloading,
  isOpenedFromCache,
  fallbacks,
}: SessionDependencies): Session => {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(async ({ signal }) => {
          try {
            const { data } = await api.GET('/auth/verify', { signal });
            const user = data?.user ?? null;
            if (user !== null) storage.keepAccount(user);
            return user;
          } catch (error) {
            // Leaving the page has aborted the request, so the session can still be valid. The next page verifies it.
            if (isPageUnloading()) return new Promise<never>(() => {});
            // If the app is offline, the persisted member continues. The server's first response shows whether the
            // session is valid.
            const user = isOpenedFromCache() && !endsSession(error) ? storage.readAccount() : null;
            if (user === null) throw error;
            // The persisted account is from an earlier response of the server. An account that an older build has
            // stored contains no permissions.
            const stored = user as Omit<Account, 'permissions'> & Partial<Account>;
            return { ...stored, permissions: stored.permissions ?? [] };
          }
        }),
        signIn: fromPromise(async ({ input, signal }) => {
          try {
            const { payload, restoresAccount } = input;
            const { data } =
              'response' in payload
                ? await api.POST('/auth/passkey', { body: payload, signal })
                : await api.POST(restoresAccount ? '/auth/restore' : '/auth/signin', {
                    body: payload,
                    signal,
                  });
            if (data === undefined) throw new Error('The response to the log-in has no user.');
            if ('challenge' in data) throw new SecondFactorNeeded(data);
            return data;
          } catch (error) {
            if (error instanceof SecondFactorNeeded) throw error;
            throw new SessionFailure(failureMessage(error, fallbacks().signIn), error);
          }
        }),
        finishSignIn: fromPromise(async ({ input, signal }) => {
          try {
            const { data } = await api.POST('/auth/secondFactor', { body: input, signal });
            if (data === undefined) throw new Error('The response to the second factor has no user.');
            return data;
          } catch (error) {
            throw new SessionFailure(failureMessage(error, fallbacks().signIn), error);
          }
        }),
        signUp: fromPromise(async ({ input, signal }) => {
          try {
            const { data } = await api.POST('/auth/signup', { body: input, signal });
            if (data === undefined) throw new Error('The response to the sign-up has no user.');
            return data;
          } catch (error) {
            throw new SessionFailure(failureMessage(error, fallbacks().signUp), error);
          }
        }),
        signOut: fromPromise(async ({ signal }) => {
          await api.POST('/auth/logout', { body: {}, signal });
        }),
        watchToken: fromCallback(({ sendBack }) => {
          const unwatch = [
            storage.watchRestriction((words) => sendBack({ type: 'restriction.received', words })),
            storage.watch((change) => {
              if (change === 'token') sendBack({ type: 'token.changed' });
            }),
          ];
          return () => {
            for (const end of unwatch) end();
          };
        }),
      },
      actions: {
        storeSession: (_, answer) => {
          storage.keepSession(answer.token, answer);
        },
        removeToken: () => {
          storage.removeToken();
        },
        clearStorage: () => {
          storage.clear();
        },
        broadcastRestriction: (_, words) => {
          if (words !== null) storage.broadcastRestriction(words);
        },
        notify: (_, notice) => {
          notify(notice);
        },
        notifyFailure: (_, message) => {
          notifyFailure(message);
        },
        notifySessionEnd: (_, reason) => {
          if (reason === null) notify('sessionExpired');
          else notifyEnd(reason);
        },
      },
      guards: { hasToken: () => storage.readToken() !== null },
    }),
  );

  /** The member. Null if a second factor is needed, or if the member cancelled that step. */
  const outcome = async (): Promise<Account | null> => {
    const { context } = await waitFor(
      actor,
      ({ value }) =>
        value.session === 'signedIn' ||
        value.session === 'signedOut' ||
        value.session === 'awaitingSecondFactor',
    );
    if (context.user !== null) return context.user;
    if (context.failure === null) return null;
    throw context.failure;
  };

  return {
    actor,
    signIn: (payload) => {
      actor.send({ type: 'signIn', payload });
      return outcome();
    },
    restoreAccount: (payload) => {
      actor.send({ type: 'signIn', payload, restoresAccount: true });
      return outcome();
    },
    enterSecondFactor: (factor) => {
      actor.send({ type: 'secondFactor.submitted', factor });
      return outcome();
    },
    declineSecondFactor: () => {
      actor.send({ type: 'secondFactor.canceled' });
    },
    signUp: async (payload) => {
      actor.send({ type: 'signUp', payload });
      return memberOf(await outcome());
    },
    signOut: async () => {
      actor.send({ type: 'signOut' });
      await waitFor(actor, (snapshot) => snapshot.matches({ session: 'signedOut' }));
    },
    deleteAccount: async (request) => {
      actor.send({ type: 'deletion.started' });
      try {
        const answer = await request();
        actor.send({ type: 'deletion.completed' });
        return answer;
      } catch (error) {
        actor.send({ type: 'deletion.failed' });
        throw error;
      }
    },
    acknowledgeDeletion: () => {
      actor.send({ type: 'redirect.completed' });
    },
    dismissErrors: () => {
      actor.send({ type: 'errors.dismissed' });
    },
    refuseToken: (token, refusal) => {
      if (token !== storage.readToken()) return;
      const reason = refusal.id === 'auth.session-ended' ? refusal.serverMessage : null;
      actor.send({ type: 'token.rejected', restriction: restrictionIn(refusal), reason });
    },
    changeAccount: (user) => {
      storage.keepAccount(user);
      actor.send({ type: 'account.changed', user });
    },
  };
};
