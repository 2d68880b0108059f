import type { Schemas } from '@parvis/api-client';

/** The kind of a new post; null for an ordinary one. */
export type DraftKind = Schemas['PostKind'] | null;

export type PostDraft = { title: string; content: string; kind: DraftKind };

/** A photo or video of a draft. A file that is not prepared yet is the chosen one. */
export type DraftPhoto = {
  readonly id: string;
  readonly file: File;
  readonly description: string;
  readonly isPrepared: boolean;
};

/**
 * The stored text. The idempotency key is part of the draft, so that a retry after a reload still uses it. Drafts of
 * earlier releases have one file, which `imageDescription` describes, and no `photos`.
 */
export type PersistedDraft = Omit<PostDraft, 'kind'> & {
  key: string;
  /** Drafts of earlier releases do not have it. */
  kind?: DraftKind;
  imageDescription: string;
  photos?: readonly { readonly id: string; readonly description: string }[];
};

type PersistedFile = { readonly id: string; readonly file: File };

/** The stored files. Earlier releases stored one file. */
export type PersistedFiles = File | readonly PersistedFile[];

const hasTexts = (value: unknown, names: readonly string[]): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === 'string');
};

export function isPersistedDraft(value: unknown): value is PersistedDraft {
  if (!hasTexts(value, ['title', 'content', 'imageDescription', 'key'])) return false;
  const photos: unknown = Object(value).photos;
  return (
    photos === undefined ||
    (Array.isArray(photos) && photos.every((photo) => hasTexts(photo, ['id', 'description'])))
  );
}

export const isPersistedFiles = (value: unknown): value is PersistedFiles =>
  value instanceof File ||
  (Array.isArray(value) &&
    value.every((one: unknown) => hasTexts(one, ['id']) && Object(one).file instanceof File));

export const persistedTextOf = (
  { title, content, kind }: PostDraft,
  photos: readonly DraftPhoto[],
  key: string,
): PersistedDraft => ({
  title,
  content,
  kind,
  key,
  imageDescription: photos[0]?.description ?? '',
  photos: photos.map(({ id, description }) => ({ id, description })),
});

/** An unprepared file is not stored, because the server might refuse it after a reload. */
export const persistedFilesOf = (photos: readonly DraftPhoto[]): PersistedFile[] =>
  photos.filter(({ isPrepared }) => isPrepared).map(({ id, file }) => ({ id, file }));

/** Restores the photos in order. If the browser did not store the file of a photo, the photo is left out. */
export function restorePhotos(
  text: PersistedDraft | undefined,
  files: PersistedFiles | undefined,
  firstId: string,
): DraftPhoto[] {
  if (files === undefined) return [];
  if (files instanceof File) {
    return [{ id: firstId, file: files, description: text?.imageDescription ?? '', isPrepared: true }];
  }
  return (text?.photos ?? []).flatMap(({ id, description }) => {
    const file = files.find((stored) => stored.id === id)?.file;
    return file === undefined ? [] : [{ id, file, description, isPrepared: true }];
  });
}
