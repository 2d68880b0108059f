import type { Database } from '../../platform/database/database.ts';
import { publicPicture, type PublicPicture, type PublicPictures } from '../files/index.ts';
import { createPublicationRepository, type PublicationRow } from './repository.ts';

export const publishedPicture = (row: PublicationRow): PublicPicture | null =>
  publicPicture(row.id, {
    id: row.file_id,
    width: row.file_width,
    height: row.file_height,
    description: row.file_description,
  });

/** The pictures of published publications. */
export function publishedPictures(database: Database): PublicPictures {
  const repository = createPublicationRepository(database);
  return {
    async find(id) {
      const row = await repository.find(id, null);
      return row?.state === 'published' ? publishedPicture(row) : null;
    },
    cacheControl: 'public, max-age=3600',
  };
}
