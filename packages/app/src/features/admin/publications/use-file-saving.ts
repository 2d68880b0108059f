import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { errorsByField } from '../../../platform/field-errors.ts';
import { errorText } from '../../../platform/error-text.ts';
import { useWrite } from '../../../platform/use-write.ts';
import type { Publication } from './publication-labels.tsx';
import { useSending } from './use-sending.ts';

interface FileSaving {
  /** The server's names for the file and for the text that belongs to it. */
  file: string;
  text: string;
  /** The error text if the server sends no message. */
  failure: string;
  onSaved: (publication: Publication) => void;
}

/** Saves a file of a publication together with its text. If saving fails, neither the file nor the text changes. */
export function useFileSaving({ file, text, failure, onSaved }: FileSaving) {
  const { i18n } = useLingui();
  const { progress, send, cancel } = useSending();
  const { pending, write } = useWrite();
  const [fileError, setFileError] = useState<string>();
  const [textError, setTextError] = useState<string>();

  return {
    isSending: pending !== null,
    progress,
    cancel,
    fileError,
    setFileError,
    textError,
    setTextError,
    save: (...[work, begin]: Parameters<typeof send<Publication>>) =>
      write(
        'save',
        async () => {
          const saved = await send(work, begin);
          if (saved !== null) onSaved(saved);
        },
        (error) => {
          const errors = errorsByField(error);
          setTextError(errors[text]);
          if (errors[text] === undefined) setFileError(errors[file] ?? errorText(i18n, error, failure));
        },
      ),
  };
}
