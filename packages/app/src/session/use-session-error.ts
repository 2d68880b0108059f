import { useEffect } from 'react';
import { useActorState, useApp } from '../app-context.tsx';

/** What the server said to the last attempt in this form. */
export function useSessionError(): string | undefined {
  const { session } = useApp();
  useEffect(() => {
    session.dismissErrors();
    return session.dismissErrors;
  }, [session]);
  return useActorState(session.actor, (snapshot) => snapshot.context.errors[0]);
}
