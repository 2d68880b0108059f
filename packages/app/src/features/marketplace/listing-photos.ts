import type { I18n } from '@lingui/core';
import { textLength } from '@parvis/design-system';
import { newId } from '../../platform/new-id.ts';
import { faultOfPicture, type PictureFault } from '../../platform/picture-rules.ts';
import type { PreparedFile } from '../../platform/pictures/prepare-files.ts';
import type { Listing } from './listing-cache.ts';
import type { KnownPhoto, NewPhoto } from './listing-sending.ts';

export const maxPhotos = 6;

const longestDescription = 1000;

/** A new photo with its file, or a photo that the listing already has, identified by its id. */
export type DraftPhoto = {
  readonly id: string;
  readonly file: File | null;
  readonly src: string;
  readonly description: string;
};

/** The smallest rendition that still looks sharp in the form. */
const previewOf = ({ sources, url }: Listing['photos'][number]): string =>
  sources.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= 320)?.url ?? url;

export const photosOf = ({ photos }: Listing): DraftPhoto[] =>
  photos.map((photo) => ({
    id: photo._id,
    file: null,
    src: previewOf(photo),
    description: photo.description,
  }));

export type RefusedPhoto = { readonly name: string; readonly fault: PictureFault | 'room' };

type Chosen = { readonly taken: readonly File[]; readonly refused: readonly RefusedPhoto[] };

/**
 * Decides for each chosen file whether it becomes a photo or is refused, with the reason. Files for which there is no
 * room are refused.
 */
export function chooseFiles(files: readonly File[], room: number): Chosen {
  const taken: File[] = [];
  const refused: RefusedPhoto[] = [];
  for (const file of files) {
    const fault = faultOfPicture(file);
    if (fault === null && taken.length < room) taken.push(file);
    else refused.push({ name: file.name, fault: fault ?? 'room' });
  }
  return { taken, refused };
}

/** Decides for each prepared file whether it becomes a photo or is refused, as `chooseFiles` does. */
export function takePrepared(
  prepared: readonly Pick<PreparedFile, 'chosen' | 'file' | 'fault'>[],
  room: number,
): Chosen {
  const taken: File[] = [];
  const refused: RefusedPhoto[] = [];
  for (const { chosen, file, fault } of prepared) {
    if (file !== null && taken.length < room) taken.push(file);
    else refused.push({ name: chosen.name, fault: fault ?? 'room' });
  }
  return { taken, refused };
}

export const newPhoto = (file: File, src: string): DraftPhoto => ({
  id: newId(),
  file,
  src,
  description: '',
});

/** The error text for refused files. */
export function rejectionText(i18n: I18n, refused: readonly RefusedPhoto[]): string {
  const namesWith = (fault: RefusedPhoto['fault']) => {
    const names = refused.filter((photo) => photo.fault === fault).map(({ name }) => name);
    return names.length === 0 ? null : names.join(', ');
  };
  const sentences: Record<RefusedPhoto['fault'], (names: string) => string> = {
    kind: (names) =>
      i18n._('Please choose photos: JPEG, PNG, WebP, GIF or AVIF. Not added: {names}.', { names }),
    size: (names) => i18n._('A photo can have 25 MB at most. Not added: {names}.', { names }),
    pixels: (names) => i18n._('A photo can have 100 megapixels at most. Not added: {names}.', { names }),
    animated: (names) =>
      i18n._(
        'An animated picture cannot be made smaller: 25 MB and 40 megapixels at most. Not added: {names}.',
        {
          names,
        },
      ),
    heic: (names) =>
      i18n._(
        'iPhone photos in HEIC cannot be read by this browser. Save them as JPEG, or send them from your iPhone. Not added: {names}.',
        { names },
      ),
    broken: (names) => i18n._('This file cannot be read as a photo. Not added: {names}.', { names }),
    empty: (names) => i18n._('This file is empty. Not added: {names}.', { names }),
    room: (names) => i18n._('You can add 6 photos. Not added: {names}.', { names }),
  };
  return (['kind', 'size', 'pixels', 'animated', 'heic', 'broken', 'empty', 'room'] as const)
    .flatMap((fault) => {
      const names = namesWith(fault);
      return names === null ? [] : [sentences[fault](names)];
    })
    .join(' ');
}

export const descriptionFault = (i18n: I18n, { description }: DraftPhoto): string | undefined =>
  textLength(description) > longestDescription ? i18n._('Please use at most 1,000 characters.') : undefined;

/** Sorts the photos into the order of `ids`, which contains each photo once. */
export const inOrder = (photos: readonly DraftPhoto[], ids: readonly string[]): DraftPhoto[] =>
  ids.flatMap((id) => photos.filter((photo) => photo.id === id));

export const newPhotosOf = (photos: readonly DraftPhoto[]): NewPhoto[] =>
  photos.flatMap(({ file, description }) => (file === null ? [] : [{ file, description }]));

/** All photos of the listing, in order, for the request. */
export const arrangementOf = (photos: readonly DraftPhoto[]): (KnownPhoto | NewPhoto)[] =>
  photos.map(({ id, file, description }) =>
    file === null ? { _id: id, description } : { file, description },
  );

export const arePhotosTheSame = (ones: readonly DraftPhoto[], others: readonly DraftPhoto[]): boolean =>
  ones.length === others.length &&
  ones.every(({ id, description }, index) => {
    const other = others[index];
    return other !== undefined && other.id === id && other.description === description;
  });
