import { i18n } from '../i18n.ts';
import { badField } from './errors.ts';
import { imageDescription, notList, parsedList } from './image-descriptions.ts';

/** A photo that is there already, or one of the files of the request by its index. */
export interface PhotoChange {
  readonly _id?: string;
  readonly upload?: number;
  readonly description?: string;
}

/** A photo of a post or a listing. Its index in a list is its position. */
export interface ArrangedPhoto {
  readonly fileId: string;
  readonly description: string;
}

/** The files of the request. Refused files are those that the server could not use. */
export interface SentFiles {
  readonly ids: ReadonlyMap<number, string>;
  readonly refused?: ReadonlySet<number>;
}

interface Rules {
  /** How many photos there can be. */
  readonly most: number;
  /** Cleans and checks an alternative text. */
  readonly describe?: (text: string, path: string) => string;
}

const PATH = 'photos';

/**
 * The fields of a photo that only the server sets. They are ignored, because a client may send photos as it received
 * them.
 */
const serverFields: ReadonlySet<string> = new Set(['url', 'width', 'height', 'placeholder', 'sources']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tooMany = (path: string, most: number) =>
  badField(path, i18n._('Please choose at most {most} photos.', { most }));

/** Parses the `photos` field of a form, which is JSON. Throws a refusal (400) for anything else. */
export function readPhotoChanges(
  text: string | undefined,
  { most }: Rules,
): readonly PhotoChange[] | undefined {
  if (text === undefined) return undefined;
  const list = parsedList(text);
  if (list === undefined) throw notList(PATH);
  if (list.length > most) throw tooMany(PATH, most);
  return list.map((value) => {
    if (!isObject(value)) throw badField(PATH, i18n._('Each of them must be an object.'));
    const { _id, upload, description, ...others } = value;
    const fits =
      (_id === undefined || typeof _id === 'string') &&
      (upload === undefined || typeof upload === 'number') &&
      (description === undefined || typeof description === 'string') &&
      Object.keys(others).every((name) => serverFields.has(name));
    if (!fits)
      throw badField(PATH, i18n._('Each of them has an id or the place of a file, and a description.'));
    return {
      ...(typeof _id === 'string' ? { _id } : {}),
      ...(typeof upload === 'number' ? { upload } : {}),
      ...(typeof description === 'string' ? { description } : {}),
    };
  });
}

/**
 * Returns the new photos, and the files that are no longer used. Without `changes`, the files come after the photos that
 * were there. Throws a refusal (400) if a photo is unknown or named twice, if a file has no place, or if there are too
 * many photos.
 */
export function arrangePhotos(
  had: readonly ArrangedPhoto[],
  changes: readonly PhotoChange[] | undefined,
  { ids, refused = new Set() }: SentFiles,
  { most, describe = imageDescription }: Rules,
): { placed: readonly ArrangedPhoto[]; removed: readonly string[] } {
  const added = [...ids.values()];
  if (changes === undefined) {
    const placed = [...had, ...added.map((fileId) => ({ fileId, description: '' }))];
    if (placed.length > most) throw tooMany('images', most);
    return { placed, removed: [] };
  }
  const usable = changes.filter(({ upload }) => upload === undefined || !refused.has(upload));
  const placed = usable.map(({ _id, upload, description }) => {
    if ((_id === undefined) === (upload === undefined)) {
      throw badField(PATH, i18n._('Each photo has either its id or its place among the files.'));
    }
    const known = had.find(({ fileId }) => fileId === _id);
    const fileId = upload === undefined ? known?.fileId : ids.get(upload);
    if (fileId === undefined) throw badField(PATH, i18n._('One of these photos is no longer there.'));
    return {
      fileId,
      description: description === undefined ? (known?.description ?? '') : describe(description, PATH),
    };
  });
  const kept = new Set(placed.map(({ fileId }) => fileId));
  if (kept.size < placed.length) throw badField(PATH, i18n._('One of these photos is named twice.'));
  if (added.some((fileId) => !kept.has(fileId))) {
    throw badField(PATH, i18n._('Each of the files that are sent must have its place.'));
  }
  return { placed, removed: had.map(({ fileId }) => fileId).filter((fileId) => !kept.has(fileId)) };
}
