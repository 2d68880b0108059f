import fastify from 'fastify';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { newId } from '../src/platform/identifiers.ts';
import { textWords } from '../src/platform/text-words.ts';
import { openBulkLoad } from './bulk-load.ts';

const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zy'.split(' ');
const frequent =
  'the of and in to we pray rosary mass parish sunday family children evening together church lent novena'.split(
    ' ',
  );
/** The number of different words. The second is half as frequent as the first, and so on (Zipf). */
const VOCABULARY = 30_000;
const WORDS = 25;
const BATCH = 1000;

/** Returns a pseudo-random number from 0 to 1, which is the same in each run. */
const drawn = (index: number): number =>
  (Math.imul(Math.imul(index, 0x9e_37_79_b1) ^ (index >>> 7), 0x85_eb_ca_6b) >>> 8) / 2 ** 24;

/** Returns the word of this rank. Rare words consist of four syllables. */
export function wordOf(rank: number): string {
  const known = frequent[rank];
  if (known !== undefined) return known;
  const { length } = syllables;
  return [rank, rank / length, rank / length ** 2, rank / length ** 3]
    .map((part) => syllables[Math.floor(part) % length] ?? '')
    .join('');
}

const contentOf = (post: number): string =>
  Array.from({ length: WORDS }, (_, place) => {
    const rank = Math.floor(VOCABULARY ** drawn(post * WORDS + place + 1)) - 1;
    return wordOf(rank);
  }).join(' ');

export async function writeSoughtPosts(
  database: Database,
  authorId: string,
  count: number,
  databaseUrl: string | null,
): Promise<void> {
  const load = await openBulkLoad(database, databaseUrl);
  try {
    await load.dropIndexes(['post_words']);
    const now = Date.now();
    for (let from = 0; from < count; from += BATCH) {
      const posts = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => ({
        id: newId(),
        author_id: authorId,
        title: '',
        content: contentOf(from + offset),
        type: 'community',
        file_id: null,
        file_description: '',
        idempotency_key: null,
        created_at: now,
      }));
      await load.insert('posts', posts);
      await load.insert(
        'post_words',
        posts.flatMap(({ id, content }) => textWords(content).map((word) => ({ post_id: id, word }))),
      );
    }
    await load.restoreIndexes();
    await load.settle();
  } finally {
    await load.end();
  }
}

/** Writes posts of one member with their words. The server must have run once and must be stopped. */
export async function seedSoughtPosts(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | null },
  authorId: string,
  count: number,
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, fastify().log, 'command');
  try {
    await writeSoughtPosts(database, authorId, count, databaseUrl);
  } finally {
    await database.close();
  }
}
