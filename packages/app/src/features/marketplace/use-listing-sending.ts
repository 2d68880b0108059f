import { ApiError } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { endsSession } from '../../platform/failure-message.ts';
import { errorText } from '../../platform/error-text.ts';
import { detailNames } from './detail-values.ts';
import type { Listing } from './listing-cache.ts';

type Call = (sending: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<Listing>;

const namesOfPhotos = new Set(['images', 'imageDescriptions', 'photos']);
const names = new Set(['title', 'category', 'price', 'description', 'zip', ...detailNames]);

/** The server's errors by the form's field names. */
function objectionsOf(error: unknown): FieldErrors {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(errorsByField(error))) {
    if (names.has(path)) found[path] = message;
    else if (namesOfPhotos.has(path)) found['photos'] ??= message;
  }
  return found;
}

/** Sends a listing, with progress, cancellation and errors. */
export function useListingSending(fallback: string) {
  const { i18n } = useLingui();
  const [isSending, setSending] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const sending = useRef<AbortController>(null);

  useEffect(() => () => sending.current?.abort(), []);

  function refuse(faults: FieldErrors): void {
    setErrors(faults);
    setFailure(null);
    setAttempt((count) => count + 1);
  }

  return {
    isSending,
    progress,
    errors,
    failure,
    /** Counts refused tries, so that each refusal moves the focus. */
    attempt,
    refuse,

    /** Removes the error of a field that was corrected. */
    forgive(name: string): void {
      setErrors(({ [name]: _forgiven, ...others }) => others);
    },

    stop(): void {
      sending.current?.abort();
    },

    /** Resolves with the saved listing. Null if it was not saved. */
    async send(call: Call): Promise<Listing | null> {
      const controller = new AbortController();
      sending.current = controller;
      setErrors({});
      setFailure(null);
      setProgress(0);
      setSending(true);
      try {
        return await call({
          signal: controller.signal,
          // After the upload the server still processes the photos, which takes an unknown time.
          onProgress: (percent) => setProgress(percent < 100 ? percent : null),
        });
      } catch (error) {
        if (controller.signal.aborted || endsSession(error)) return null;
        const faults = objectionsOf(error);
        refuse(faults);
        if (Object.keys(faults).length === 0) {
          setFailure(
            error instanceof ApiError && error.fieldErrors[0] !== undefined
              ? error.fieldErrors[0].message
              : errorText(i18n, error, fallback),
          );
        }
        return null;
      } finally {
        sending.current = null;
        setSending(false);
      }
    },
  };
}
