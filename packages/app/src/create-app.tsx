import { createApiClient } from '@parvis/api-client';
import type { ToastQueue } from '@parvis/design-system';
import type { QueryClient } from '@tanstack/react-query';
import type { App } from './app-context.tsx';
import { languageTag, type Languages } from './i18n/languages.ts';
import { lazyValue, type LazyValue } from './platform/lazy-value.ts';
import { endsSession, failureMessage } from './platform/failure-message.ts';
import type { MemberStorage } from './platform/member-storage.ts';
import { takeEarlyRequest } from './platform/early-requests.ts';
import { createReadOnlyMode } from './platform/read-only.ts';
import { createServerClock } from './platform/server-clock.ts';
import { countCall } from './platform/pending-calls.ts';
import { whenIdle } from './platform/when-idle.ts';
import { startRealtime } from './realtime/start-realtime.ts';
import { createRegistration } from './registration/create-registration.ts';
import type { Screens } from './router/screens.ts';
import { createSession, type Session } from './session/create-session.ts';
import { sessionTexts } from './session/session-texts.ts';

interface AppDependencies {
  /** The API's base URL. */
  baseUrl: string;
  storage: MemberStorage;
  languages: Languages;
  screens: Screens;
  toasts: ToastQueue;
  /** Whether the reader is leaving the page. The browser then aborts requests. */
  isPageUnloading: () => boolean;
  /** Whether the page came from the cache because the server did not answer. */
  isOpenedFromCache: () => boolean;
}

const lazyQueryClient = ({ actor }: Session): LazyValue<QueryClient> =>
  lazyValue(async () => {
    const made = (await import('./query-client.ts')).createQueryClient();
    let member = actor.getSnapshot().context.user?._id;
    actor.subscribe(({ context }) => {
      // One member's data must not be shown to the next member.
      if (member !== undefined && context.user?._id !== member) made.clear();
      member = context.user?._id;
    });
    return made;
  });

/** The composition root. It creates everything that outlives a screen, once and outside React. */
export const createApp = ({
  baseUrl,
  storage,
  languages,
  screens,
  toasts,
  isPageUnloading,
  isOpenedFromCache,
}: AppDependencies): App => {
  const getLanguage = () => languageTag(languages.current().locale);
  const readOnly = createReadOnlyMode();
  const clock = createServerClock();
  const api = createApiClient({
    baseUrl,
    getToken: storage.readToken,
    getLanguage,
    intercept: (request, send) => countCall(takeEarlyRequest(request, send) ?? send(request)),
    onUnauthorized: (token, refusal) => {
      session.refuseToken(token, refusal);
    },
    onReadOnly: readOnly.set,
    onServerTime: clock.set,
  });
  const texts = sessionTexts(languages);

  const session: Session = createSession({
    api,
    storage,
    notify: (notice) => {
      toasts.show(texts.notice(notice));
    },
    notifyFailure: (message) => {
      toasts.show(texts.failure(message));
    },
    notifyEnd: (reason) => {
      toasts.show(texts.warning(reason));
    },
    isPageUnloading,
    isOpenedFromCache,
    fallbacks: texts.fallbacks,
  });

  const registration = createRegistration({
    api,
    storage,
    signOut: session.signOut,
    notifySaved: (message) => {
      const { user } = session.actor.getSnapshot().context;
      if (user !== null) session.changeAccount({ ...user, questionnaireCompleted: true });
      toasts.show(texts.success(message));
    },
    notifyFailure: (error) => {
      if (!endsSession(error)) toasts.show(texts.failure(failureMessage(error, texts.questionnaireFailed())));
    },
  });

  session.actor.on('registered', () => {
    registration.send({ type: 'account.created' });
  });
  session.actor.subscribe((snapshot) => {
    // Logging out clears local storage, including the registration flag.
    if (snapshot.matches({ session: 'signedOut' })) registration.send({ type: 'flag.changed' });
  });

  registration.start();
  session.actor.start();

  const queryClient = lazyQueryClient(session);
  startRealtime({
    session,
    queryClient,
    load: async () => {
      const { connectionCode } = await import('./realtime/connect-member.ts');
      return connectionCode({ baseUrl, getToken: storage.readToken, getLanguage }, { api, session });
    },
    whenIdle,
  });

  return { api, session, registration, toasts, readOnly, clock, languages, screens, queryClient };
};
