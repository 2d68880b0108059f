import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { useApp } from '../app-context.tsx';

/** What the server said to the last attempt in this form. */
export function useSessionError(): string | undefined {
  const { session } = useApp();
  useEffect(() => {
    session.dismissErrors();
    return session.dismissErrors;
  }, [session]);
  return useSelector(session.actor, (snapshot) => snapshot.context.errors[0]);
}
