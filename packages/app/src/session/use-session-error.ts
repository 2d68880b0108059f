import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { useApp } from '../app-context.tsx';

/** The server's message for the last attempt in this form. */
export function useSessionError(): string | undefined {
  const { session } = useApp();
  useEffect(() => {
    session.dismissErrors();
    return session.dismissErrors;
  }, [session]);
  return useSelector(session.actor, (snapshot) => snapshot.context.errors[0]);
}
