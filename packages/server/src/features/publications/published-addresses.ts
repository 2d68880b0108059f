import type { Database } from '../../platform/database/database.ts';
import type { Language } from '../../platform/database/schema.ts';

/** Of each kind: a sitemap may have 50,000 addresses. */
const MOST = 10_000;

interface Address {
  readonly id: string;
  readonly language: Language;
  readonly updated_at: number;
}

/** What is published of a kind, the newest first. */
export function createPublishedAddresses({ read }: Pick<Database, 'read'>) {
  return (kind: 'article' | 'resource'): Promise<Address[]> =>
    read
      .selectFrom('publications')
      .select(['id', 'language', 'updated_at'])
      .where('kind', '=', kind)
      .where('state', '=', 'published')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
}
