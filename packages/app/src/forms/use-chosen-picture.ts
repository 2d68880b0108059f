import { acceptedPictures } from '@parvis/api-client/file-types';
import { useLingui } from '@lingui/react';
import { useEffect, useState, type ChangeEvent } from 'react';
import { faultOfPicture } from '../platform/picture-rules.ts';
import { useFilePreparation } from '../platform/use-file-preparation.ts';

export interface ChosenPicture {
  readonly file: File;
  /** An object URL. It is valid while this picture is chosen. */
  readonly src: string;
}

interface PictureChoice {
  /** Called when a picture was chosen. `fault` is the error text, or null if the picture can be sent. */
  onChoice: (fault: string | null) => void;
  submit?: () => void;
}

/** A picture from the member's device, previewed before it is sent. */
export function useChosenPicture({ onChoice, submit = () => {} }: PictureChoice) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const src = chosen?.src ?? null;

  useEffect(
    () => () => {
      if (src !== null) URL.revokeObjectURL(src);
    },
    [src],
  );

  const preparation = useFilePreparation({
    onPrepared: ({ file, refusal }) => {
      onChoice(refusal);
      if (file !== null) setChosen({ file, src: URL.createObjectURL(file) });
    },
    submit,
  });

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Resets the field, so that the same file can be chosen again.
    currentTarget.value = '';
    if (file === undefined) return;
    const fault = faultOfPicture(file);
    preparation.replace(fault === null ? file : null);
    if (fault === null) return;
    if (fault === 'empty') onChoice(i18n._('The file is empty.'));
    else onChoice(i18n._('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.'));
  };

  return {
    chosen,
    /** Whether another picture is being prepared. */
    isPending: preparation.pending.length > 0,
    /** Whether a submit waits for the picture to be prepared. */
    isSubmitWaiting: preparation.isSubmitWaiting,
    forget: () => setChosen(null),
    /** Submits the form as soon as the picture is ready. */
    submit: preparation.submit,
    /** The props of the file input. */
    input: { accept: acceptedPictures, hidden: true, onChange: choose, type: 'file' },
  } as const;
}
