import type { Database } from '../../platform/database/database.ts';
import type { Language } from '../../platform/language.ts';
import { modifiedAt } from './modified-at.ts';
import type { PublicationsTable } from './tables.ts';

/** The maximum number of addresses for each kind. A sitemap can have 50,000 addresses. */
const MOST = 10_000;

interface Address {
  readonly id: string;
  readonly language: Language;
  readonly changedAt: number;
}

/** Reads the texts of publications by their ids, because lists do not contain the texts. */
export async function readBodies(
  { read }: Pick<Database, 'read'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read.selectFrom('publications').select(['id', 'body']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Creates the function that reads the published addresses of a kind, newest first. */
export function createPublishedAddresses({ read }: Pick<Database, 'read'>) {
  return async (kind: PublicationsTable['kind']): Promise<Address[]> => {
    const rows = await read
      .selectFrom('publications')
      .select(['id', 'language', 'published_at', 'updated_at'])
      .where('kind', '=', kind)
      .where('state', '=', 'published')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ id: row.id, language: row.language, changedAt: modifiedAt(row) }));
  };
}
