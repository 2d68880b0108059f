import type { PublicationsTable } from './tables.ts';

/**
 * Earlier releases did not set `updated_at` when a publication was published, so their rows seem to have been changed
 * before they were published.
 */
export const modifiedAt = ({
  published_at,
  updated_at,
}: Pick<PublicationsTable, 'published_at' | 'updated_at'>): number => Math.max(updated_at, published_at ?? 0);
