import { useEffect, useState } from 'react';

interface Transfer {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export interface Sending {
  isSending: boolean;
  /** A percentage from 0 to 100. Null if the progress is unknown. */
  progress: number | null;
  /** Resolves with null if the upload was cancelled. */
  send: <Answer>(work: (transfer: Transfer) => Promise<Answer>, begin?: 0 | null) => Promise<Answer | null>;
  cancel: () => void;
}

/** An upload that reports its progress and is aborted on unmount. */
export function useSending(): Sending {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => () => running?.abort(), [running]);

  return {
    isSending: running !== null,
    progress,
    cancel: () => running?.abort(),
    send: async (work, begin = 0) => {
      const controller = new AbortController();
      setProgress(begin);
      setRunning(controller);
      try {
        return await work({
          signal: controller.signal,
          // After the upload the server still processes the file, which takes an unknown time.
          onProgress: (percent) => setProgress(percent < 100 ? percent : null),
        });
      } catch (error) {
        if (controller.signal.aborted) return null;
        throw error;
      } finally {
        setRunning(null);
      }
    },
  };
}
