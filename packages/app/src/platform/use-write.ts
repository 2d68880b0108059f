import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApp } from '../app-context.tsx';
import { createToasts } from './toasts.ts';

interface Write<Key> {
  /** Which of the screen's writes it is. */
  readonly key: Key;
  readonly work: () => Promise<void>;
  /** The text of the toast, if the server gives no message; or shows the error elsewhere, such as beside a field. The write is pending until it has. */
  readonly failure: string | ((error: unknown) => Promise<void> | void);
}

export interface Writes<Key extends string> {
  /** The key of the write that runs; null if none does. */
  readonly pending: Key | null;
  /** Resolves with whether it succeeded; false at once while another write runs. */
  readonly write: (key: Key, work: () => Promise<void>, failure: Write<Key>['failure']) => Promise<boolean>;
}

/** The writes of a screen or a dialog, one at a time. They finish, and show their failure, also after it was closed. */
export function useWrite<Key extends string = 'save'>(): Writes<Key> {
  const { showErrorToast } = createToasts(useApp());
  // State would change only with the next render, after a second press.
  const isRunning = useRef(false);
  const { isPending, mutateAsync, variables } = useMutation({
    mutationFn: ({ work }: Write<Key>) => work(),
    onError: (error, { failure }) =>
      typeof failure === 'string' ? showErrorToast(error, failure) : failure(error),
    // The variables contain what the member typed, which must not stay in memory.
    gcTime: 0,
  });

  return {
    pending: isPending ? variables.key : null,
    write: async (key, work, failure) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      try {
        await mutateAsync({ key, work, failure });
        return true;
      } catch {
        // Shown by `onError`.
        return false;
      } finally {
        isRunning.current = false;
      }
    },
  };
}
