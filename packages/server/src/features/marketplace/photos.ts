import { i18n } from '../../platform/i18n.ts';
import { badField } from '../../platform/http/errors.ts';
import type { NewFile } from '../files/index.ts';
import {
  imageDescription,
  notList,
  parsedList,
  readImageDescriptions,
} from '../../platform/http/image-descriptions.ts';
import { requireAllowed } from './forbidden-goods/forbidden-goods.ts';
import type { PlacedPhoto } from './repository.ts';

/** A photo that the listing already has, or a photo that is uploaded with the change. */
export interface PhotoChange {
  readonly _id?: string;
  readonly upload?: number;
  readonly description?: string;
}

const MOST = 6;
/**
 * The fields of a photo that only the server sets. They are ignored, because a client may send the photos of a listing
 * as it received them.
 */
const serverFields: ReadonlySet<string> = new Set(['url', 'width', 'height', 'placeholder', 'sources']);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readList(text: string, path: string): readonly unknown[] {
  const list = parsedList(text);
  if (list === undefined) throw notList(path);
  if (list.length > MOST) throw tooMany(path);
  return list;
}

const tooMany = (path: string) =>
  badField(path, i18n._('Please choose at most {most} photos.', { most: MOST }));

/** Checks an alternative text, which must not offer forbidden goods either. */
function describe(text: string, path: string): string {
  const description = imageDescription(text, path);
  requireAllowed({ [path]: description });
  return description;
}

/** Reads the alternative texts of a form. There is one for each photo. */
export function readDescriptions(text: string | undefined, count: number): readonly string[] {
  const descriptions = readImageDescriptions(text, count);
  for (const description of descriptions) requireAllowed({ imageDescriptions: description });
  return descriptions;
}

/** Parses the `photos` field of a form, which is JSON. */
export function readChanges(text: string | undefined): readonly PhotoChange[] | undefined {
  if (text === undefined) return undefined;
  const path = 'photos';
  return readList(text, path).map((value) => {
    if (!isObject(value)) throw badField(path, i18n._('Each of them must be an object.'));
    const { _id, upload, description, ...others } = value;
    const fits =
      (_id === undefined || typeof _id === 'string') &&
      (upload === undefined || typeof upload === 'number') &&
      (description === undefined || typeof description === 'string') &&
      Object.keys(others).every((name) => serverFields.has(name));
    if (!fits)
      throw badField(path, i18n._('Each of them has an id or the place of a file, and a description.'));
    return {
      ...(typeof _id === 'string' ? { _id } : {}),
      ...(typeof upload === 'number' ? { upload } : {}),
      ...(typeof description === 'string' ? { description } : {}),
    };
  });
}

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
export function arrange(
  had: readonly PlacedPhoto[],
  changes: readonly PhotoChange[] | undefined,
  files: readonly NewFile[],
): { placed: readonly PlacedPhoto[]; removed: readonly string[] } {
  if (changes === undefined) {
    const placed = [...had, ...files.map(({ id }) => ({ fileId: id, description: '' }))];
    if (placed.length > MOST) throw tooMany('images');
    return { placed, removed: [] };
  }
  const placed = changes.map(({ _id, upload, description }) => {
    if ((_id === undefined) === (upload === undefined)) {
      throw badField('photos', i18n._('Each photo has either its id or its place among the files.'));
    }
    const known = had.find(({ fileId }) => fileId === _id);
    const fileId = upload === undefined ? known?.fileId : files[upload]?.id;
    if (fileId === undefined) throw badField('photos', i18n._('One of these photos is no longer there.'));
    return {
      fileId,
      description: description === undefined ? (known?.description ?? '') : describe(description, 'photos'),
    };
  });
  const ids = new Set(placed.map(({ fileId }) => fileId));
  if (ids.size < placed.length) throw badField('photos', i18n._('One of these photos is named twice.'));
  if (files.some(({ id }) => !ids.has(id))) {
    throw badField('photos', i18n._('Each of the files that are sent must have its place.'));
  }
  return { placed, removed: had.map(({ fileId }) => fileId).filter((fileId) => !ids.has(fileId)) };
}
