import type { Database } from '../../platform/database/database.ts';
import { publicPicture, type FindPublicPicture, type PublicPicture } from '../files/index.ts';
import { createPublicationRepository, type PublicationRow } from './repository.ts';

export const publishedPicture = (row: PublicationRow): PublicPicture | null =>
  publicPicture(row.id, {
    id: row.file_id,
    width: row.file_width,
    height: row.file_height,
    description: row.file_description,
  });

/** Creates the function that finds the picture of a published article, event or resource. */
export function findPublishedPicture(database: Database): FindPublicPicture {
  const repository = createPublicationRepository(database);
  return async (id) => {
    const row = await repository.find(id, null);
    return row?.state === 'published' && row.kind !== 'parish' ? publishedPicture(row) : null;
  };
}
