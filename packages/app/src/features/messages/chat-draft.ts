import { useEffect, useRef, useState } from 'react';
import { drafts } from '../../platform/draft-store.ts';
import { newId } from '../../platform/new-id.ts';
import { useTextDraft } from '../../platform/use-text-draft.ts';
import { useChosenMentions } from '../mentions/index.ts';
import { kindOfFile } from './file-rules.ts';

export interface PickedFile {
  id: string;
  file: File;
  /** The object URL of a picture. Null for other files. */
  picture: string | null;
}

const areFiles = (value: unknown): value is File[] =>
  Array.isArray(value) && value.every((file) => file instanceof File);

const picked = (file: File): PickedFile => ({
  id: newId(),
  file,
  picture: kindOfFile(file) === 'image' ? URL.createObjectURL(file) : null,
});

const forget = (files: readonly PickedFile[]) => {
  for (const { picture } of files) if (picture !== null) URL.revokeObjectURL(picture);
};

/** The draft of a message. It is saved while the member types, so that it survives a reload. */
export function useChatDraft(target: string) {
  const text = useTextDraft(target);
  const mentions = useChosenMentions(`${target}/mentions`);
  const fileTarget = `${target}/files`;
  const [files, setFiles] = useState<readonly PickedFile[]>([]);
  // The files after the last change. The rendered files can be older.
  const shown = useRef(files);

  const show = (next: readonly PickedFile[]) => {
    shown.current = next;
    setFiles(next);
  };

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const stored = await drafts.load(fileTarget, areFiles);
      if (!isCurrent || stored === undefined || shown.current.length > 0) return;
      shown.current = stored.map(picked);
      setFiles(shown.current);
    };
    void restore();
    return () => {
      isCurrent = false;
      forget(shown.current);
    };
  }, [fileTarget]);

  const keep = (next: readonly PickedFile[]) => {
    show(next);
    if (next.length === 0) drafts.remove(fileTarget);
    else
      drafts.save(
        fileTarget,
        next.map(({ file }) => file),
      );
  };

  return {
    text: text.text,
    files,
    changeText: text.change,
    mentions,
    attach: (added: readonly File[]): void => keep([...shown.current, ...added.map(picked)]),
    remove: (id: string): void => {
      forget(shown.current.filter((file) => file.id === id));
      keep(shown.current.filter((file) => file.id !== id));
    },
    /** Moves a file by one place. */
    move: (id: string, by: -1 | 1): void => {
      const from = shown.current.findIndex((file) => file.id === id);
      const file = shown.current[from];
      if (file !== undefined) keep(shown.current.toSpliced(from, 1).toSpliced(from + by, 0, file));
    },
    clear: (): void => {
      forget(shown.current);
      keep([]);
      mentions.keep([]);
      text.clear();
    },
  };
}
