import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSelector } from '@xstate/react';
import { useApp, useMember } from '../app-context.tsx';
import type { SessionActor } from '../session/create-session.ts';
import { can, type Permission, isStaff } from '../session/permissions.ts';
import { memberDestination, rememberReturnPath } from './return-path.ts';

type SignInState = 'verifying' | 'member' | 'guest';

const signInStates = {
  starting: 'verifying',
  verifying: 'verifying',
  signedIn: 'member',
  signingOut: 'member',
  signedOut: 'guest',
  signingIn: 'guest',
  awaitingSecondFactor: 'guest',
  checkingSecondFactor: 'guest',
  signingUp: 'guest',
} as const;

export const signInStateOf = (snapshot: ReturnType<SessionActor['getSnapshot']>): SignInState =>
  signInStates[snapshot.value.session];

/**
 * Whether the reader is a visitor or a member. The shells show no screen during verification, so the guards need not
 * wait for the verification.
 */
export function useSignInState(): SignInState {
  return useSelector(useApp().session.actor, signInStateOf);
}

/**
 * The flag in local storage can belong to another person. The flag is ignored if the account says that its
 * questionnaire is completed.
 */
function useRegistrationPending(): boolean {
  const isFlagged = useSelector(useApp().registration, (snapshot) => snapshot.context.pending);
  return useMember()?.questionnaireCompleted !== true && isFlagged;
}

interface GuardProps {
  children: ReactNode;
}

export function MembersOnly({ children }: GuardProps) {
  const location = useLocation();
  if (useSignInState() === 'member') return children;
  return <Navigate to="/signin" replace state={rememberReturnPath(location)} />;
}

export function GuestsOnly({ children }: GuardProps) {
  const { state } = useLocation();
  const signInState = useSignInState();
  const pending = useRegistrationPending();
  return signInState === 'member' ? <Navigate to={memberDestination(pending, state)} replace /> : children;
}

/** Makes members with an unfinished registration complete it first. */
export function RegistrationFirst({ children }: GuardProps) {
  return useRegistrationPending() ? <Navigate to="/complete-registration" replace /> : children;
}

interface StaffOnlyProps extends GuardProps {
  permission: Permission | undefined;
}

/**
 * Redirects everybody who is not staff to `/`, as for an unknown path. Redirects staff without the permission for the
 * page to `/admin`.
 */
export function StaffOnly({ permission, children }: StaffOnlyProps) {
  const member = useMember();
  if (!isStaff(member)) return <Navigate to="/" replace />;
  return permission === undefined || can(member, permission) ? children : <Navigate to="/admin" replace />;
}
