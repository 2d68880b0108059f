import type { ApiClient } from '@parvis/api-client';
import type { ToastQueue } from '@parvis/design-system';
import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { LazyValue } from './platform/lazy-value.ts';
import type { ReadOnlyMode } from './platform/read-only.ts';
import type { ServerClock } from './platform/server-clock.ts';
import type { Languages } from './i18n/languages.ts';
import type { Screens } from './router/screens.ts';
import type { RegistrationActor } from './registration/create-registration.ts';
import type { Session } from './session/create-session.ts';
import type { Account } from './session/session-types.ts';

/** Everything outside React, created once by createApp(). */
export interface App {
  api: ApiClient;
  session: Session;
  registration: RegistrationActor;
  toasts: ToastQueue;
  readOnly: ReadOnlyMode;
  clock: ServerClock;
  languages: Languages;
  screens: Screens;
  /** The query cache. Its code is loaded at the first call. Logging out clears the cache. */
  queryClient: LazyValue<QueryClient>;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('useApp must be used within the app');
  return app;
}

/** The logged-in member. Null for a visitor. */
export function useMember(): Account | null {
  return useSelector(useApp().session.actor, (snapshot) => snapshot.context.user);
}

/** The logged-in member. Use this only on screens that are for members. */
export function useSignedInMember(): Account {
  const member = useMember();
  if (member === null) throw new Error('This screen is for members');
  return member;
}
