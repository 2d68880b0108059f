import { hash, randomBytes } from 'node:crypto';
import { openBulkLoad } from '../../packages/server/test/bulk-load.ts';
import { seedPeople } from '../../packages/server/test/seed-people.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import { createLogger } from '../../packages/server/src/platform/log.ts';
import { newId } from '../../packages/server/src/platform/identifiers.ts';
import { createRandom } from '../demo/random.ts';

export interface SeededMember {
  readonly id: string;
  readonly token: string;
  /** The chat with the next member. The last member has it with the first one. */
  readonly chatId: string;
}

interface SeedOptions {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly members: number;
  readonly seed: number;
}

const DAY = 24 * 60 * 60 * 1000;
const SESSION = 30 * DAY;
const POSTS_OF_A_MEMBER = 2;
/** The server accepts only tokens of this length. */
const TOKEN_BYTES = 32;
/** A member befriends up to this many of the members after them, so members have ten friends on average. */
const MOST_BEFRIENDED = 9;
const CONTENT =
  'Procession on Sunday after the ten o’clock Mass; meet before the west door, and bring the children.';

const pairOf = (one: string, other: string) =>
  one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one };

/**
 * Writes members with sessions, friendships, chats and posts. The server must have run once and must be stopped. Tests
 * and benchmarks write people in the same way.
 */
export async function seedCommunity(options: SeedOptions): Promise<SeededMember[]> {
  const { dataFolder, databaseUrl, members: count, seed } = options;
  await seedPeople(options, count);
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, createLogger({ logLevel: 'silent' }), 'command');
  const load = await openBulkLoad(database, databaseUrl);
  const random = createRandom(seed);
  const now = Date.now();
  try {
    const users = await database.read.selectFrom('users').select('id').orderBy('id').execute();
    const members = users.map(({ id }) => ({
      id,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      chatId: newId(),
    }));
    const after = (index: number, distance: number) => members[(index + distance) % count]?.id ?? '';

    await load.insert(
      'sessions',
      members.map(({ id, token }) => ({
        id: newId(),
        user_id: id,
        token_hash: hash('sha256', token, 'base64url'),
        created_at: now,
        last_used_at: now,
        expires_at: now + SESSION,
        revoked_at: null,
        browser: null,
        system: null,
      })),
    );
    const most = Math.min(MOST_BEFRIENDED, Math.floor((count - 1) / 2));
    const friendships = members.flatMap(({ id }, index) =>
      Array.from({ length: random.whole(1, most) }, (_, place) => {
        const other = after(index, place + 1);
        return {
          id: newId(),
          requester_id: id,
          recipient_id: other,
          ...pairOf(id, other),
          status: 'accepted',
          created_at: now - DAY,
          answered_at: now - DAY,
        };
      }),
    );
    await load.insert('friendships', friendships);
    await load.insert(
      'chats',
      members.map(({ id, chatId }, index) => ({
        id: chatId,
        ...pairOf(id, after(index, 1)),
        created_at: now - DAY,
      })),
    );
    await load.insert(
      'chat_members',
      members.flatMap(({ id, chatId }, index) => {
        const other = after(index, 1);
        const row = { chat_id: chatId, listed: 1, active_at: now - DAY };
        return [
          { ...row, user_id: id, other_id: other },
          { ...row, user_id: other, other_id: id },
        ];
      }),
    );
    await load.insert(
      'posts',
      Array.from({ length: count * POSTS_OF_A_MEMBER }, (_, index) => ({
        id: newId({ now: () => now - DAY + index }),
        author_id: random.pick(members).id,
        title: `Procession ${index}`,
        content: CONTENT,
        type: 'community',
        file_id: null,
        file_description: '',
        idempotency_key: null,
        fingerprint: null,
        created_at: now - DAY + index,
        updated_at: null,
      })),
    );
    await database.write
      .updateTable('users')
      .set((user) => ({
        friends: user
          .selectFrom('friendships')
          .select(({ fn }) => fn.countAll<number>().as('friends'))
          .where((friendship) =>
            friendship.or([
              friendship('low_id', '=', friendship.ref('users.id')),
              friendship('high_id', '=', friendship.ref('users.id')),
            ]),
          ),
      }))
      .execute();
    await load.settle();
    return members;
  } finally {
    await load.end();
    await database.close();
  }
}
