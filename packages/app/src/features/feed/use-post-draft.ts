import { useEffect, useRef, useState } from 'react';
import { drafts } from '../../platform/draft-store.ts';
import { createFileAddresses } from '../../platform/file-addresses.ts';
import { newId } from '../../platform/new-id.ts';
import {
  isPersistedDraft,
  isPersistedFiles,
  persistedFilesOf,
  persistedTextOf,
  restorePhotos,
  type DraftPhoto,
  type PostDraft,
} from './post-draft.ts';

type Draft = PostDraft & { readonly photos: readonly DraftPhoto[]; readonly key: string };

const blankOf = (isForIntentions: boolean) => ({
  title: '',
  content: '',
  kind: isForIntentions ? ('intention' as const) : null,
  photos: [],
});

const isBlank = ({ title, content, photos }: Omit<Draft, 'key'>) =>
  title === '' && content === '' && photos.length === 0;

/** The draft of a post, saved while the member types. */
export function usePostDraft(userId: string, groupId: string | null, isForIntentions: boolean) {
  const post = isForIntentions ? 'intention' : 'post';
  const target = groupId === null ? `${userId}/${post}` : `${userId}/${post} in ${groupId}`;
  const blank = blankOf(isForIntentions);
  const fileTarget = `${target}/file`;
  const [draft, setDraft] = useState<Draft>(() => ({ ...blank, key: newId() }));
  const [addresses] = useState(createFileAddresses);

  // Several changes can happen before the next render, for example when two files are prepared.
  const latest = useRef(draft);

  function show(next: Draft): void {
    latest.current = next;
    setDraft(next);
  }

  useEffect(() => () => addresses.release(), [addresses]);

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const [text, files] = await Promise.all([
        drafts.load(target, isPersistedDraft),
        drafts.load(fileTarget, isPersistedFiles),
      ]);
      // If the member types before the stored draft has been read, the typed text is used.
      if (!isCurrent || !isBlank(latest.current)) return;
      const { title, content, key, kind = isForIntentions ? 'intention' : null } = text ?? latest.current;
      const photos = restorePhotos(text, files, newId());
      latest.current = { title, content, kind, key, photos };
      setDraft(latest.current);
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [target, fileTarget, isForIntentions]);

  function keep(change: Partial<Omit<Draft, 'key'>>): void {
    const known = latest.current;
    const next = { ...known, ...change, key: isBlank(known) ? newId() : known.key };
    show(next);
    if (isBlank(next)) drafts.remove(target);
    else drafts.save(target, persistedTextOf(next, next.photos, next.key));
    if (change.photos === undefined) return;
    const files = persistedFilesOf(next.photos);
    if (files.length === 0) drafts.remove(fileTarget);
    else drafts.save(fileTarget, files);
  }

  return {
    draft,
    addressOf: addresses.of,

    change: ({ title, content, kind }: PostDraft): void => keep({ title, content, kind }),

    changePhotos: (next: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]): void =>
      keep({ photos: next(latest.current.photos) }),

    clear: (): void => {
      show({ ...blank, key: newId() });
      addresses.release();
      drafts.remove(target);
      drafts.remove(fileTarget);
    },
  };
}

export type StoredPostDraft = ReturnType<typeof usePostDraft>;
