import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import { createLogger } from '../../packages/server/src/platform/log.ts';
import type { Acknowledged } from './visits.ts';

export interface Stored {
  readonly rows: ReadonlyMap<string, number>;
  readonly databaseBytes: number;
  readonly fileBytes: number;
}

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
}

async function open({ dataFolder, databaseUrl }: Place) {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  return openDatabase(config, createLogger({ logLevel: 'silent' }), 'command');
}

/** The bytes of pictures, without the files of the database. */
async function bytesOfFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.db'));
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Counts what a stopped or idle server has stored. */
export async function measureStored(place: Place): Promise<Stored> {
  const database = await open(place);
  const { read } = database;
  try {
    const tables = (await read.introspection.getTables())
      .filter(({ isView }) => !isView)
      .map(({ name }) => name);
    const rows = new Map<string, number>();
    for (const table of tables) {
      const { count } = await read
        .selectFrom(table as 'users')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      rows.set(table, Number(count));
    }
    return {
      rows,
      databaseBytes: await database.size(),
      fileBytes: await bytesOfFiles(place.dataFolder),
    };
  } finally {
    await database.close();
  }
}

/** Returns a sentence for each kind of loss. Each acknowledged write has to be stored exactly once. */
export async function findLosses(place: Place, { messages, posts }: Acknowledged): Promise<string[]> {
  const database = await open(place);
  try {
    const storedPosts = await database.read.selectFrom('posts').select('id').execute();
    const storedMessages = await database.read
      .selectFrom('messages')
      .select(['chat_id', 'client_id'])
      .execute();
    const ids = new Set(storedPosts.map(({ id }) => id));
    const lostPosts = [...posts].filter((id) => !ids.has(id));
    const kept = Map.groupBy(storedMessages, ({ chat_id, client_id }) => `${chat_id} ${client_id}`);
    const wrongMessages = [...messages].flatMap(([chatId, clientIds]) =>
      clientIds.filter((clientId) => kept.get(`${chatId} ${clientId}`)?.length !== 1),
    );
    return [
      ...(lostPosts.length > 0 ? [`${lostPosts.length} acknowledged posts are not stored`] : []),
      ...(wrongMessages.length > 0
        ? [`${wrongMessages.length} acknowledged messages are not stored exactly once`]
        : []),
    ];
  } finally {
    await database.close();
  }
}
