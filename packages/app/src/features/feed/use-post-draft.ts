import { useEffect, useState } from 'react';
import { drafts } from '../../platform/draft-store.ts';
import { newId } from '../../platform/new-id.ts';

export type PostDraft = { title: string; content: string; imageDescription: string };

/** The idempotency key is part of the draft, so that a retry after a reload still uses it. */
type PersistedDraft = PostDraft & { key: string };

const blank: PostDraft = { title: '', content: '', imageDescription: '' };

function isPersistedDraft(value: unknown): value is PersistedDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return ['title', 'content', 'imageDescription', 'key'].every(
    (name) => typeof fields.get(name) === 'string',
  );
}

const isFile = (value: unknown): value is File => value instanceof File;
const isBlank = (draft: PostDraft) =>
  draft.title === '' && draft.content === '' && draft.imageDescription === '';

/** The draft of a post, saved while the member types. */
export function usePostDraft(userId: string, groupId: string | null) {
  const target = groupId === null ? `${userId}/post` : `${userId}/post in ${groupId}`;
  const fileTarget = `${target}/file`;
  const [draft, setDraft] = useState<PersistedDraft>(() => ({ ...blank, key: newId() }));
  const [file, setFile] = useState<File | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const [persistedDraft, persistedFile] = await Promise.all([
        drafts.load(target, isPersistedDraft),
        drafts.load(fileTarget, isFile),
      ]);
      if (!isCurrent) return;
      // If the member types before the stored draft has been read, the typed text is used.
      if (persistedDraft !== undefined) setDraft((typed) => (isBlank(typed) ? persistedDraft : typed));
      if (persistedFile !== undefined) setFile((chosen) => chosen ?? persistedFile);
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [target, fileTarget]);

  function keep(next: PersistedDraft, nextFile: File | null): void {
    setDraft(next);
    if (isBlank(next) && nextFile === null) drafts.remove(target);
    else drafts.save(target, next);
  }

  return {
    draft,
    file,

    change: (next: PostDraft): void => {
      const isNewIntent = isBlank(next) && file === null;
      keep({ ...next, key: isNewIntent ? newId() : draft.key }, file);
    },

    attach: (next: File | null): void => {
      setFile(next);
      if (next === null) drafts.remove(fileTarget);
      else drafts.save(fileTarget, next);
      keep(next === null ? { ...draft, imageDescription: '' } : draft, next);
    },

    clear: (): void => {
      setDraft({ ...blank, key: newId() });
      setFile(null);
      drafts.remove(target);
      drafts.remove(fileTarget);
    },
  };
}

export type StoredPostDraft = ReturnType<typeof usePostDraft>;
