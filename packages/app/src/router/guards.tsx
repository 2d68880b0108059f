import { useLingui } from '@lingui/react';
import { LoadingScreen } from '@parvis/design-system';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useActorState, useApp } from '../app-context.tsx';
import type { SessionActor } from '../session/create-session.ts';
import { originOf, rememberOrigin } from './origin.ts';

type Presence = 'verifying' | 'member' | 'guest';

const presences = {
  starting: 'verifying',
  verifying: 'verifying',
  signedIn: 'member',
  signingOut: 'member',
  signedOut: 'guest',
  signingIn: 'guest',
  signingUp: 'guest',
} as const;

export const presenceOf = (snapshot: ReturnType<SessionActor['getSnapshot']>): Presence =>
  presences[snapshot.value.session];

export function usePresence(): Presence {
  return useActorState(useApp().session.actor, presenceOf);
}

export function useRegistrationPending(): boolean {
  return useActorState(useApp().registration, (snapshot) => snapshot.context.pending);
}

function Verifying() {
  const { i18n } = useLingui();
  return <LoadingScreen label={i18n._('Loading…')} />;
}

/** Waits until it is known who is here, so that no screen is shown that is taken away again. */
export function WhenVerified() {
  return usePresence() === 'verifying' ? <Verifying /> : <Outlet />;
}

export function MembersOnly() {
  const location = useLocation();
  const presence = usePresence();
  if (presence === 'verifying') return <Verifying />;
  if (presence === 'guest') return <Navigate to="/signin" replace state={rememberOrigin(location)} />;
  return <Outlet />;
}

export function GuestsOnly() {
  const { state } = useLocation();
  const presence = usePresence();
  const pending = useRegistrationPending();
  if (presence === 'verifying') return <Verifying />;
  if (presence === 'guest') return <Outlet />;
  return <Navigate to={pending ? '/complete-registration' : (originOf(state) ?? '/community')} replace />;
}

/** The community waits for a registration that was begun. */
export function RegistrationFirst() {
  return useRegistrationPending() ? <Navigate to="/complete-registration" replace /> : <Outlet />;
}
