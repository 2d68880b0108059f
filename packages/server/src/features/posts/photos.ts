import type { Kysely, SqlBool, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { ArrangedPhoto } from '../../platform/http/photo-changes.ts';

type Reader = Kysely<DatabaseSchema>;

/** A file of a post. Its index in a list is its position. */
export type PlacedPhoto = ArrangedPhoto;

export const photoRules = { most: 10 };

const storedPhotos = (reader: Reader) =>
  reader
    .selectFrom('post_photos')
    .innerJoin('files', 'files.id', 'post_photos.file_id')
    .select([
      'post_photos.post_id',
      'post_photos.file_id',
      'post_photos.description',
      'files.width as file_width',
      'files.height as file_height',
      'files.placeholder as file_placeholder',
    ])
    .orderBy('post_photos.post_id')
    .orderBy('post_photos.position');

/** A photo after the first one. */
export type PhotoRow = Awaited<ReturnType<ReturnType<typeof storedPhotos>['executeTakeFirstOrThrow']>>;

interface Card {
  readonly id: string;
  readonly has_gallery: SqlBool;
}

/** Adds the photos after the first one to the posts. Runs one query if any of the posts has several photos. */
export async function withPhotos<Row extends Card>(
  reader: Reader,
  rows: readonly Row[],
): Promise<(Row & { photos: readonly PhotoRow[] })[]> {
  const ids = rows.filter((row) => row.has_gallery).map(({ id }) => id);
  const found = ids.length === 0 ? [] : await storedPhotos(reader).where('post_id', 'in', ids).execute();
  const byPost = Map.groupBy(found, (photo) => photo.post_id);
  return rows.map((row) => ({ ...row, photos: byPost.get(row.id) ?? [] }));
}

/** Reads the photos of the post after the first one. */
export async function laterPhotosOf(reader: Reader, postId: string): Promise<PlacedPhoto[]> {
  const rows = await storedPhotos(reader).where('post_photos.post_id', '=', postId).execute();
  return rows.map(({ file_id: fileId, description }) => ({ fileId, description }));
}

/** Replaces the photos of the post after the first one. */
export async function placeLaterPhotos(
  transaction: Transaction<DatabaseSchema>,
  postId: string,
  photos: readonly PlacedPhoto[],
): Promise<void> {
  await transaction.deleteFrom('post_photos').where('post_id', '=', postId).execute();
  if (photos.length === 0) return;
  await transaction
    .insertInto('post_photos')
    .values(
      photos.map(({ fileId, description }, index) => ({
        post_id: postId,
        position: index + 1,
        file_id: fileId,
        description,
      })),
    )
    .execute();
}

/** The photos as the audit log shows them: a line with the description of each. */
export const listOf = (photos: readonly PlacedPhoto[]): string =>
  photos.map(({ description }, index) => `${index + 1}. ${description}`.trim()).join('\n');
