import type { ListingFormValue } from '@parvis/design-system';
import { useEffect, useRef, useState } from 'react';
import { drafts } from '../../platform/draft-store.ts';
import { createFileAddresses } from '../../platform/file-addresses.ts';
import { newId } from '../../platform/new-id.ts';
import {
  persistedFilesOf,
  persistedTextOf,
  isPersistedFiles,
  isPersistedText,
  restorePhotos,
} from './persisted-listing.ts';
import { arePhotosTheSame, type DraftPhoto } from './listing-photos.ts';
import { changedFields } from './listing-values.ts';

export type ListingDraft = { readonly value: ListingFormValue; readonly photos: readonly DraftPhoto[] };

type DraftPlace = {
  /** The draft's key in storage. */
  target: string;
  /** The version of the listing that is being edited. A draft of another version is discarded. */
  basis: string;
  /** The initial values. */
  initial: ListingDraft;
};

const isSame = (one: ListingDraft, other: ListingDraft): boolean =>
  changedFields(one.value, other.value).length === 0 && arePhotosTheSame(one.photos, other.photos);

const filesOf = (photos: readonly DraftPhoto[]) => photos.filter(({ file }) => file !== null);

/** Whether two lists of photos have the same local files, in any order. */
const haveSameFiles = (ones: readonly DraftPhoto[], others: readonly DraftPhoto[]): boolean => {
  const ids = new Set(filesOf(ones).map(({ id }) => id));
  return filesOf(others).length === ids.size && filesOf(others).every(({ id }) => ids.has(id));
};

/** The draft of a listing, saved while the member types. */
export function useListingDraft({ target, basis, initial }: DraftPlace) {
  const [start] = useState(initial);
  const [draft, setDraft] = useState<ListingDraft & { key: string }>(() => ({ ...initial, key: newId() }));
  const filesTarget = `${target}/photos`;
  // If the member types or sends before the stored draft has been read, the stored draft is ignored.
  const touched = useRef(false);
  const [addresses] = useState(createFileAddresses);

  useEffect(() => () => addresses.release(), [addresses]);

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const [text, files] = await Promise.all([
        drafts.load(target, isPersistedText),
        drafts.load(filesTarget, isPersistedFiles),
      ]);
      if (!isCurrent || touched.current || text?.basis !== basis) return;
      const { value, key } = text;
      setDraft({ value, key, photos: restorePhotos(text, start.photos, files ?? [], addresses.of) });
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [target, filesTarget, basis, start, addresses]);

  function change(next: Partial<ListingDraft>): void {
    touched.current = true;
    const changed = { ...draft, ...next };
    if (isSame(changed, start)) {
      // The draft has its initial values again. A later change makes a new draft, which needs a new idempotency key.
      setDraft({ ...changed, key: newId() });
      drafts.remove(target);
      drafts.remove(filesTarget);
      return;
    }
    setDraft(changed);
    drafts.save(target, persistedTextOf(changed, changed.key, basis));
    if (!haveSameFiles(draft.photos, changed.photos))
      drafts.save(filesTarget, persistedFilesOf(changed.photos));
  }

  return {
    value: draft.value,
    photos: draft.photos,
    /** The idempotency key of this draft. It stays the same across tries and reloads. */
    key: draft.key,
    isChanged: !isSame(draft, start),
    changeValue: (value: ListingFormValue): void => change({ value }),
    changePhotos: (photos: readonly DraftPhoto[]): void => change({ photos }),
    addressOf: addresses.of,

    /** Discards the draft. Resolves when a reload would no longer restore it. */
    clear: async (): Promise<void> => {
      touched.current = true;
      drafts.remove(target);
      drafts.remove(filesTarget);
      await drafts.settled();
    },
  };
}
