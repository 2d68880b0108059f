import type { Schemas } from '@parvis/api-client';
import { useApp } from '../../../app-context.tsx';
import { useSending, type Sending } from './use-sending.ts';

interface Sent {
  /** Null to change only the description. */
  file: File | null;
  description: string;
}

export interface PictureSending extends Pick<Sending, 'progress' | 'cancel'> {
  /** Resolves with null if it was cancelled. */
  send: (sent: Sent) => Promise<Schemas['Publication'] | null>;
}

/** Uploads a publication's picture. */
export function usePictureSending(id: string): PictureSending {
  const { api } = useApp();
  const { progress, cancel, send } = useSending();

  return {
    progress,
    cancel,
    send: ({ file, description }) =>
      send(
        async (transfer) => {
          const { publication } = await api.upload('/admin/publications/{id}/picture', {
            method: 'PUT',
            path: { id },
            fields: { description },
            files: file === null ? {} : { image: file },
            ...transfer,
          });
          return publication;
        },
        file === null ? null : 0,
      ),
  };
}
