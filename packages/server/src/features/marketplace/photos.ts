import { imageDescription, readImageDescriptions } from '../../platform/http/image-descriptions.ts';
import {
  arrangePhotos,
  readPhotoChanges,
  type ArrangedPhoto,
  type PhotoChange,
} from '../../platform/http/photo-changes.ts';
import type { NewFile } from '../files/index.ts';
import { requireAllowed } from './forbidden-goods/forbidden-goods.ts';

/** Checks an alternative text, which must not offer forbidden goods either. */
function describe(text: string, path: string): string {
  const description = imageDescription(text, path);
  requireAllowed({ [path]: description });
  return description;
}

const rules = { most: 6, describe };

/** Reads the alternative texts of a form. There is one for each photo. */
export function readDescriptions(text: string | undefined, count: number): readonly string[] {
  const descriptions = readImageDescriptions(text, count);
  for (const description of descriptions) requireAllowed({ imageDescriptions: description });
  return descriptions;
}

/** Parses the `photos` field of a form, which is JSON. */
export const readChanges = (text: string | undefined): readonly PhotoChange[] | undefined =>
  readPhotoChanges(text, rules);

/** The changes of the photos. Undefined for a list as the specification has it, without the ids of photos. */
export const namedChanges = (
  changes: readonly (PhotoChange & { readonly url?: unknown })[] | undefined,
): readonly PhotoChange[] | undefined =>
  changes !== undefined &&
  changes.length > 0 &&
  changes.every(({ _id, upload, url }) => _id === undefined && upload === undefined && url !== undefined)
    ? undefined
    : changes;

/** Returns the new photos of the listing, and the files that it no longer uses. */
export const arrange = (
  had: readonly ArrangedPhoto[],
  changes: readonly PhotoChange[] | undefined,
  files: readonly NewFile[],
) => arrangePhotos(had, changes, { ids: new Map(files.map(({ id }, index) => [index, id])) }, rules);
