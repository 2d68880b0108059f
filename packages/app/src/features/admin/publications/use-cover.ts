import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { useChosenPicture } from '../../../forms/use-chosen-picture.ts';
import { errorText } from '../../../platform/error-text.ts';
import { errorsByField } from '../../../platform/field-errors.ts';
import type { Publication } from './publication-labels.tsx';
import { useSending } from './use-sending.ts';

interface Size {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The size of a chosen picture. Null until the browser has read it. */
function usePictureSize(src: string | null): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    const image = new Image();
    image.addEventListener('load', () =>
      setSize({ src, width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.src = src;
    return () => image.removeAttribute('src');
  }, [src]);
  return size?.src === src ? size : null;
}

/** The error of an upload that was cancelled. */
class UploadCancelled extends Error {}

interface CoverOptions {
  publication: Publication | null;
  /** Saves the form, as soon as a chosen picture is ready. */
  submit: () => void;
}

/** The cover picture in the form. It is sent after the texts, because only a saved publication can have a picture. */
export function useCover({ publication, submit }: CoverOptions) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [error, setError] = useState<string>();
  const picture = useChosenPicture({ onChoice: (fault) => setError(fault ?? undefined), submit });
  const { isSending, progress, send, cancel } = useSending();
  const { chosen } = picture;
  const size = usePictureSize(chosen?.src ?? null);
  const saved = publication?.image ?? null;

  return {
    chosen,
    saved,
    error,
    progress,
    cancel,
    isSending,
    isPending: picture.isPending,
    isSubmitWaiting: picture.isSubmitWaiting,
    input: picture.input,
    /** Saves the form, as soon as a chosen picture is ready. */
    submit: picture.submit,
    forget: () => {
      setError(undefined);
      picture.forget();
    },
    isChanged: (description: string) =>
      chosen !== null || (saved !== null && description.trim() !== saved.description),
    /** The picture in the preview. */
    imageFor: (description: string): Schemas['PostImage'] | null => {
      if (chosen === null) return saved === null ? null : { ...saved, description };
      if (size === null) return null;
      const { width, height } = size;
      return { url: chosen.src, width, height, description, placeholder: '', sources: [] };
    },
    send: async (id: string, description: string): Promise<Publication> => {
      setError(undefined);
      const changed = await send(
        async (transfer) =>
          api.upload('/admin/publications/{id}/picture', {
            method: 'PUT',
            path: { id },
            fields: { description: description.trim() },
            // If no picture was chosen, only the description changes.
            files: chosen === null ? {} : { image: chosen.file },
            ...transfer,
          }),
        chosen === null ? null : 0,
      );
      if (changed === null) throw new UploadCancelled();
      picture.forget();
      return changed.publication;
    },
    /** Shows the error of `send`, and returns its text. */
    showFailure: (failure: unknown): string => {
      const reason =
        failure instanceof UploadCancelled
          ? i18n._('You cancelled it.')
          : (errorsByField(failure)['image'] ??
            errorText(i18n, failure, i18n._('The picture could not be saved')));
      setError(reason);
      return reason;
    },
  };
}

export type Cover = ReturnType<typeof useCover>;
