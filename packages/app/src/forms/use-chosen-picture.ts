import { acceptedPictures } from '@parvis/api-client/file-types';
import { useLingui } from '@lingui/react';
import { useEffect, useState, type ChangeEvent } from 'react';
import { faultOfPicture } from '../platform/picture-rules.ts';

interface ChosenPicture {
  readonly file: File;
  /** For as long as it is the chosen one. */
  readonly src: string;
}

/** A picture from the member's device, to be looked at before it is sent; and what is wrong with one that cannot be. */
export function useChosenPicture(onChoice: (fault: string | null) => void) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const src = chosen?.src ?? null;

  useEffect(
    () => () => {
      if (src !== null) URL.revokeObjectURL(src);
    },
    [src],
  );

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Empty again, so that the same file can be chosen a second time.
    currentTarget.value = '';
    if (file === undefined) return;
    const fault = faultOfPicture(file);
    const faults = {
      kind: i18n._('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.'),
      size: i18n._('The file is too large: 25 MB at most.'),
      empty: i18n._('The file is empty.'),
    };
    onChoice(fault === null ? null : faults[fault]);
    if (fault === null) setChosen({ file, src: URL.createObjectURL(file) });
  };

  return {
    chosen,
    forget: () => setChosen(null),
    /** Of the input that takes it. */
    input: { accept: acceptedPictures, hidden: true, onChange: choose, type: 'file' },
  } as const;
}
