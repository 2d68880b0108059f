import type { Schemas } from '@parvis/api-client';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-context.tsx';

interface Sent {
  /** Null where the picture stays, and something else is said of it. */
  file: File | null;
  description: string;
}

export interface PictureSending {
  /** From 0 to 100; null where nobody knows. */
  progress: number | null;
  /** Resolves to null where it was broken off. */
  send: (sent: Sent) => Promise<Schemas['Publication'] | null>;
  cancel: () => void;
}

/** Sends a picture of what is published; broken off when whoever sends it is gone. */
export function usePictureSending(id: string): PictureSending {
  const { api } = useApp();
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  return {
    progress,
    cancel: () => sending.current?.abort(),
    send: async ({ file, description }) => {
      const controller = new AbortController();
      sending.current = controller;
      setProgress(file === null ? null : 0);
      try {
        const { publication } = await api.upload('/admin/publications/{id}/picture', {
          method: 'PUT',
          path: { id },
          fields: { description },
          files: file === null ? {} : { image: file },
          signal: controller.signal,
          // Arrived in full, the picture is still being made smaller, nobody knows for how long.
          onProgress: (percent) => setProgress(percent < 100 ? percent : null),
        });
        return publication;
      } catch (error) {
        if (controller.signal.aborted) return null;
        throw error;
      }
    },
  };
}
