import { useEffect, useRef, useState } from 'react';

interface Transfer {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export interface Sending {
  /** From 0 to 100; null where nobody knows. */
  progress: number | null;
  /** Resolves to null where it was broken off. */
  send: <Answer>(work: (transfer: Transfer) => Promise<Answer>, begin?: 0 | null) => Promise<Answer | null>;
  cancel: () => void;
}

/** What is sent with its progress; broken off when whoever sends it is gone. */
export function useSending(): Sending {
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  return {
    progress,
    cancel: () => sending.current?.abort(),
    send: async (work, begin = 0) => {
      const controller = new AbortController();
      sending.current = controller;
      setProgress(begin);
      try {
        return await work({
          signal: controller.signal,
          // Arrived in full, it is still being looked at, nobody knows for how long.
          onProgress: (percent) => setProgress(percent < 100 ? percent : null),
        });
      } catch (error) {
        if (controller.signal.aborted) return null;
        throw error;
      }
    },
  };
}
