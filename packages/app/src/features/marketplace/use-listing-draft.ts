import type { ListingFormValue } from '@parvis/design-system';
import { useEffect, useRef, useState } from 'react';
import { drafts } from '../../platform/draft-store.ts';
import { newId } from '../../platform/new-id.ts';
import { createFileAddresses } from './file-addresses.ts';
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
  /** Under which name it is kept. */
  target: string;
  /** Which state of the listing is being changed; a draft on another is of no use any more. */
  basis: string;
  /** What there is before anything is written. */
  initial: ListingDraft;
};

const isSame = (one: ListingDraft, other: ListingDraft): boolean =>
  changedFields(one.value, other.value).length === 0 && arePhotosTheSame(one.photos, other.photos);

const filesOf = (photos: readonly DraftPhoto[]) => photos.filter(({ file }) => file !== null);

/** Whether the files that are kept would still be these, whatever their order. */
const haveSameFiles = (ones: readonly DraftPhoto[], others: readonly DraftPhoto[]): boolean => {
  const ids = new Set(filesOf(ones).map(({ id }) => id));
  return filesOf(others).length === ids.size && filesOf(others).every(({ id }) => ids.has(id));
};

/** What a member is about to offer, or to change, kept as it is written. */
export function useListingDraft({ target, basis, initial }: DraftPlace) {
  const [start] = useState(initial);
  const [draft, setDraft] = useState<ListingDraft & { key: string }>(() => ({ ...initial, key: newId() }));
  const filesTarget = `${target}/photos`;
  // Whoever writes, or sends, before what was kept is read has the last word.
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
      // Nothing is left of it: what is written now is another listing, and no repeat of this one.
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
    /** The same for every try to send this draft, also after a reload. */
    key: draft.key,
    isChanged: !isSame(draft, start),
    changeValue: (value: ListingFormValue): void => change({ value }),
    changePhotos: (photos: readonly DraftPhoto[]): void => change({ photos }),
    addressOf: addresses.of,

    /** Forgets it: it was sent, or is not wanted. Resolves when a reload would not bring it back. */
    clear: async (): Promise<void> => {
      touched.current = true;
      drafts.remove(target);
      drafts.remove(filesTarget);
      await drafts.settled();
    },
  };
}
