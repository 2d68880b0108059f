import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../app-context.tsx';
import { createToasts } from './toasts.ts';

interface Write<Key> {
  /** Identifies this write among those of the screen. */
  readonly key: Key;
  readonly work: () => Promise<void>;
  /**
   * The text of the toast if the server sends no message. Or a function that shows the error elsewhere, for example
   * beside a field. The write is pending until that function has finished.
   */
  readonly failure: string | ((error: unknown) => Promise<void> | void);
}

export interface Writes<Key extends string> {
  /** The key of the running write. Null if no write is running. */
  readonly pending: Key | null;
  /** Resolves with true if the write succeeded. If another write is running, resolves with false immediately. */
  readonly write: (key: Key, work: () => Promise<void>, failure: Write<Key>['failure']) => Promise<boolean>;
}

function useWriteMutation<Key extends string>() {
  const { showErrorToast } = createToasts(useApp());
  const { isPending, mutateAsync, variables } = useMutation({
    mutationFn: ({ work }: Write<Key>) => work(),
    onError: (error, { failure }) =>
      typeof failure === 'string' ? showErrorToast(error, failure) : failure(error),
    // Deletes the variables immediately. They contain the text that the member typed, which must not stay in memory.
    gcTime: 0,
  });

  /** Resolves with whether the write succeeded. */
  const run = async (write: Write<Key>) => {
    try {
      await mutateAsync(write);
      return true;
    } catch {
      // Shown by `onError`.
      return false;
    }
  };
  return { run, pending: isPending ? variables.key : null };
}

/**
 * The writes of a screen or a dialog. Only one runs at a time. A write finishes and shows its failure even if the
 * screen has been closed.
 */
export function useWrite<Key extends string = 'save'>(): Writes<Key> {
  const { pending, run } = useWriteMutation<Key>();
  // A ref, because a second press can come before the next render.
  const isRunning = useRef(false);

  return {
    pending,
    write: async (key, work, failure) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      const isDone = await run({ key, work, failure });
      isRunning.current = false;
      return isDone;
    },
  };
}

export interface RowWrites<Key extends string> {
  /** The key of the write that runs for a row. Null if no write is running. */
  readonly pendingOf: (row: string) => Key | null;
  /**
   * Resolves with true if the write succeeded. If another write of this row is running, resolves with false
   * immediately.
   */
  readonly write: (
    row: string,
    key: Key,
    work: () => Promise<void>,
    failure: Write<Key>['failure'],
  ) => Promise<boolean>;
}

/** The writes of a list. Each row works as `useWrite` does. The rows do not wait for each other. */
export function useRowWrites<Key extends string = 'save'>(): RowWrites<Key> {
  const { run } = useWriteMutation<Key>();
  const running = useRef(new Map<string, Key>());
  const [pending, setPending] = useState<ReadonlyMap<string, Key>>(new Map());

  return {
    pendingOf: (row) => pending.get(row) ?? null,
    write: async (row, key, work, failure) => {
      if (running.current.has(row)) return false;
      running.current.set(row, key);
      setPending(new Map(running.current));
      const isDone = await run({ key, work, failure });
      running.current.delete(row);
      setPending(new Map(running.current));
      return isDone;
    },
  };
}
