import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openChat, openGroupChat, sendUntilLost, type Messenger } from './crash-messenger.ts';
import { callApi, nothingAcknowledged, writeUntilLost } from './crash-writer.ts';
import type { CrashMember } from './crash-writer.ts';
import { freePort } from './free-port.ts';
import { startServerProcess } from './server-process.ts';
import { createEmptyStorage, type TestStorage } from './storage.ts';

const rounds = 20;
const writers = 4;
const LONGEST_ROUND = 20_000;

let storage: TestStorage;
let database: Database;
let port: number;

const start = () =>
  startServerProcess({ dataFolder: storage.folder, databaseUrl: storage.databaseUrl, port });

beforeAll(async () => {
  storage = await createEmptyStorage();
  port = await freePort();
  const server = await start();
  await server.stop();
  database = await openDatabase(readConfig(storage.environment), pino({ level: 'silent' }), 'command');
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

async function register(url: string, index: number): Promise<CrashMember> {
  const user = await callApi<{ _id: string; token: string }>(url, 'POST', '/auth/signup', null, {
    first_name: 'Felicity',
    last_name: `of Carthage ${index}`,
    email: `felicity-${index}@example.org`,
    phone: null,
    password: 'Perpetua-and-Felicity-203',
    termsAccepted: true,
  });
  return { id: user._id, token: user.token };
}

/** Returns posts and comments with stored counters that differ from the real number. */
async function miscounted(): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from posts
    where comments <> (select count(*) from comments c where c.post_id = posts.id)
       or likes <> (select count(*) from reactions r where r.post_id = posts.id and r.type = 'like')
    union all
    select id from comments
    where replies <> (select count(*) from comments c where c.parent_id = comments.id)
  `.execute(database.read);
  return rows;
}

/** Returns chats with a gap in their sequence numbers or with wrong counters. */
async function brokenChats(): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from chats
    where last_seq <> (select count(*) from messages m where m.chat_id = chats.id)
       or last_seq <> (select coalesce(max(seq), 0) from messages m where m.chat_id = chats.id)
    union all
    select chat_id as id from chat_members own
    where last_seq <> (select last_seq from chats c where c.id = own.chat_id)
       or unread <> (select count(*) from messages m
            where m.chat_id = own.chat_id and m.seq > own.read_seq and m.sender_id <> own.user_id
              and m.event is null and m.deleted_at is null)
  `.execute(database.read);
  return rows;
}

/** Returns messages that the server has acknowledged and then lost or reordered, or whose changes it has lost. */
async function lostMessages({ member, chatId, acknowledged, texts }: Messenger) {
  const stored = await database.read
    .selectFrom('messages')
    .select(['id', 'client_id', 'seq', 'content'])
    .where('sender_id', '=', member.id)
    .where('chat_id', '=', chatId)
    .where('event', 'is', null)
    .orderBy('seq')
    .execute();
  // The last message can be stored although it was not acknowledged.
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1);
  return acknowledged.filter(({ id, clientId, seq, text }, index) => {
    const message = stored[index];
    const isSame = message?.id === id && message.client_id === clientId && message.seq === seq;
    const expected = texts.has(id) ? texts.get(id) : text;
    return !isSame || (expected !== null && message.content !== expected);
  });
}

/** Returns the ids of messages whose reactions the server has acknowledged and then lost. */
async function lostMessageReactions({ member, reactions }: Messenger): Promise<string[]> {
  const rows = await database.read
    .selectFrom('message_reactions')
    .select(['message_id', 'type'])
    .where('user_id', '=', member.id)
    .execute();
  const stored = new Map<string, string>(rows.map(({ message_id, type }) => [message_id, type]));
  return [...reactions].filter(([id, type]) => type !== null && stored.get(id) !== type).map(([id]) => id);
}

interface Read {
  readonly id: string;
  readonly seq: number;
  readonly content: string;
  readonly deleted: string | null;
  readonly reactions: readonly object[];
}

/** Reads all messages as a page does that was closed during the crashes. */
async function readAll(url: string, { member, chatId }: Messenger): Promise<Read[]> {
  const all: Read[] = [];
  for (;;) {
    const path = `/message/get/${chatId}?limit=100&after=${all.at(-1)?.seq ?? 0}`;
    const { messages } = await callApi<{ messages: Read[] }>(url, 'GET', path, member.token);
    if (messages.length === 0) return all;
    all.push(
      ...messages.map(({ id, seq, content, deleted, reactions }) => ({
        id,
        seq,
        content,
        deleted,
        reactions,
      })),
    );
  }
}

it(
  `loses nothing that was acknowledged when the server is killed ${rounds} times`,
  { timeout: 600_000 },
  async () => {
    const acknowledged = nothingAcknowledged();
    let server = await start();
    const members: CrashMember[] = [];
    for (let index = 0; index < writers; index += 1) members.push(await register(server.url, index));
    const messengers: Messenger[] = [];
    for (let index = 0; index + 1 < writers; index += 2) {
      const [one, other] = members.slice(index, index + 2);
      if (one !== undefined && other !== undefined)
        messengers.push(...(await openChat(server.url, one, other)));
    }
    const group = await openGroupChat(server.url, await register(server.url, writers), members);
    messengers.push(...group);
    const written = () =>
      acknowledged.posts.size +
      acknowledged.comments.size +
      messengers.reduce((sum, messenger) => sum + messenger.acknowledged.length, 0);
    let writes = 0;

    for (let round = 1; round <= rounds; round += 1) {
      const { url } = server;
      const writing = Promise.all([
        ...members.map((member) => writeUntilLost(url, member, acknowledged)),
        ...messengers.map((messenger) => sendUntilLost(url, messenger)),
      ]);
      // Waits for a number of writes and not for a time. So the server is killed while it is writing, even on a slow
      // machine.
      const enough = written() + 10 + Math.random() * 40;
      const deadline = Date.now() + LONGEST_ROUND;
      while (written() < enough && Date.now() < deadline) await delay(5);
      await server.kill();
      const counts = await writing;
      writes += counts.reduce((sum, count) => sum + count, 0);
      server = await start();

      const posts = await database.read.selectFrom('posts').select(['id', 'content']).execute();
      const comments = await database.read
        .selectFrom('comments')
        .select(['id', 'post_id', 'content'])
        .execute();
      const reactions = await database.read
        .selectFrom('reactions')
        .select(['post_id', 'user_id', 'type'])
        .execute();
      const storedPosts = new Map(posts.map(({ id, content }) => [id, content]));
      const lostPosts = [...acknowledged.posts].filter(([id, content]) => storedPosts.get(id) !== content);
      expect(lostPosts, `round ${round}`).toEqual([]);
      const storedComments = new Map(
        comments.map(({ id, post_id, content }) => [id, `${post_id} ${content}`]),
      );
      const lostComments = [...acknowledged.comments].filter(
        ([id, { postId, content }]) => storedComments.get(id) !== `${postId} ${content}`,
      );
      expect(lostComments, `round ${round}`).toEqual([]);
      const storedReactions = new Map(
        reactions.map(({ post_id, user_id, type }) => [`${post_id} ${user_id}`, type]),
      );
      const lostReactions = [...acknowledged.reactions].filter(
        ([key, reaction]) => (storedReactions.get(key) ?? null) !== reaction,
      );
      expect(lostReactions, `round ${round}`).toEqual([]);
      expect(await miscounted(), `round ${round}`).toEqual([]);
      for (const messenger of messengers) {
        expect(await lostMessages(messenger), `round ${round}`).toEqual([]);
        expect(await lostMessageReactions(messenger), `round ${round}`).toEqual([]);
      }
      expect(await brokenChats(), `round ${round}`).toEqual([]);
    }

    expect(writes).toBeGreaterThan(rounds * writers);
    expect(messengers.flatMap((messenger) => messenger.acknowledged).length).toBeGreaterThan(rounds);
    const [first, ...others] = await Promise.all(group.map((messenger) => readAll(server.url, messenger)));
    expect(first?.some(({ deleted }) => deleted === 'everyone')).toBe(true);
    expect(first?.some(({ reactions }) => reactions.length > 0)).toBe(true);
    for (const other of others) expect(other).toEqual(first);
    const [member] = members;
    const page = await callApi<{ posts: object[] }>(
      server.url,
      'GET',
      '/post/all?limit=20',
      member?.token ?? null,
    );
    expect(page.posts).toHaveLength(Math.min(20, acknowledged.posts.size));
    await server.stop();
  },
);
