import type { ListingFormValue } from '@parvis/design-system';
import { isRecord } from '../../platform/is-record.ts';
import type { DraftPhoto } from './listing-photos.ts';

type PersistedPhoto = { readonly id: string; readonly description: string };

/**
 * A persisted draft without its files. The files are stored separately and only written when a file is added or
 * removed.
 */
export type PersistedText = {
  readonly value: ListingFormValue;
  readonly photos: readonly PersistedPhoto[];
  readonly key: string;
  readonly basis: string;
};

export type PersistedFile = { readonly id: string; readonly file: File };

const haveTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

/** Drafts of earlier releases have no details. */
const hasDetails = (value: unknown): boolean => {
  const details = isRecord(value) && 'details' in value ? value['details'] : {};
  return isRecord(details) && haveTexts(details, Object.keys(details));
};

/** Drafts without a meeting point, and those of earlier releases, have none. */
const hasMeetingPoint = (value: unknown): boolean =>
  !isRecord(value) || value['meetingPoint'] === undefined || haveTexts(value['meetingPoint'], ['id', 'name']);

export const isPersistedText = (value: unknown): value is PersistedText =>
  isRecord(value) &&
  haveTexts(value, ['key', 'basis']) &&
  haveTexts(value['value'], ['title', 'category', 'price', 'description', 'zip']) &&
  hasDetails(value['value']) &&
  hasMeetingPoint(value['value']) &&
  Array.isArray(value['photos']) &&
  value['photos'].every((photo) => haveTexts(photo, ['id', 'description']));

export const isPersistedFiles = (value: unknown): value is readonly PersistedFile[] =>
  Array.isArray(value) &&
  value.every(
    (stored: unknown) => haveTexts(stored, ['id']) && isRecord(stored) && stored['file'] instanceof File,
  );

type Draft = { readonly value: ListingFormValue; readonly photos: readonly DraftPhoto[] };

export const persistedTextOf = ({ value, photos }: Draft, key: string, basis: string): PersistedText => ({
  value,
  photos: photos.map(({ id, description }) => ({ id, description })),
  key,
  basis,
});

export const persistedFilesOf = (photos: readonly DraftPhoto[]): PersistedFile[] =>
  photos.flatMap(({ id, file }) => (file === null ? [] : [{ id, file }]));

/** Restores the photos in order. If the browser did not store the file of a photo, the photo is left out. */
export const restorePhotos = (
  { photos }: PersistedText,
  had: readonly DraftPhoto[],
  files: readonly PersistedFile[],
  addressOf: (file: File) => string,
): DraftPhoto[] =>
  photos.flatMap(({ id, description }) => {
    const known = had.find((photo) => photo.id === id);
    if (known !== undefined) return [{ ...known, description }];
    const file = files.find((stored) => stored.id === id)?.file;
    return file === undefined ? [] : [{ id, file, src: addressOf(file), description }];
  });
