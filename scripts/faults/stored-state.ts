import { readConfig } from '../../packages/server/src/platform/config.ts';
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import { createLogger } from '../../packages/server/src/platform/log.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { S3Server } from '../../packages/server/test/s3-server.ts';
import { film, type SiteLoad } from './site-load.ts';

const MOST_SHOWN = 5;

interface StoredMessage {
  readonly chat_id: string;
  readonly id: string;
  readonly client_id: string | null;
  readonly seq: number;
  readonly content: string;
}

const shorten = (title: string, items: readonly string[]): string[] =>
  items.length === 0
    ? []
    : [`${items.length} ${title}, for example ${items.slice(0, MOST_SHOWN).join('; ')}`];

function faultsOfMessages({ chats }: SiteLoad, stored: readonly StoredMessage[]): string[] {
  const byChat = Map.groupBy(stored, (message) => message.chat_id);
  const lost: string[] = [];
  const gaps: string[] = [];
  const twice: string[] = [];
  const different: string[] = [];
  for (const { chatId, acknowledged, pages } of chats) {
    const messages = byChat.get(chatId) ?? [];
    for (const { id, seq, clientId, content } of acknowledged) {
      const found = messages[seq - 1];
      if (found?.id !== id || found.client_id !== clientId || found.content !== content) lost.push(id);
    }
    if (messages.some(({ seq }, index) => seq !== index + 1)) gaps.push(chatId);
    if (new Set(messages.map(({ client_id }) => client_id)).size !== messages.length) twice.push(chatId);
    const order = messages.map(({ id }) => id).join();
    for (const page of pages) if (page.shown.map(({ id }) => id).join() !== order) different.push(chatId);
  }
  return [
    ...shorten('acknowledged messages are lost or changed', lost),
    ...shorten('chats have a gap in their numbers', gaps),
    ...shorten('chats have a message twice', twice),
    ...shorten('pages show other messages than the database has', different),
  ];
}

/** Returns the key of the object at the signed address of a file. */
const keyOf = (url: string): string =>
  `files/${url.slice(0, url.indexOf('?')).replace(/^.*\/api\/file\//u, '')}`;

/** Returns the acknowledged videos that the bucket does not have. */
function missingVideos({ objects }: S3Server, { videos }: SiteLoad): string[] {
  return videos.filter((url) => objects.get(keyOf(url))?.body.equals(film) !== true);
}

/** Compares the database and the bucket with everything that was acknowledged and with what the pages show. Returns the differences. */
export async function findFaults({ databaseUrl, s3 }: Cluster, load: SiteLoad): Promise<string[]> {
  const config = readConfig({ DATABASE_URL: databaseUrl });
  const database = await openDatabase(config, createLogger({ logLevel: 'silent' }), 'command');
  const { read } = database;
  try {
    const messages = await read
      .selectFrom('messages')
      .select(['chat_id', 'id', 'client_id', 'seq', 'content'])
      .orderBy('chat_id')
      .orderBy('seq')
      .execute();
    const posts = await read.selectFrom('posts').select(['id', 'content']).execute();
    const jobs = await read.selectFrom('jobs').select('kind').where('outcome', '=', 'dead').execute();
    const contents = new Map(posts.map(({ id, content }) => [id, content]));
    const lostPosts = [...load.posts].filter(([id, content]) => contents.get(id) !== content);
    const isTwice = new Set(contents.values()).size !== contents.size;
    return [
      ...load.log.wrong,
      ...load.chats.flatMap(({ pages }) => pages.flatMap((page) => page.contradictions)),
      ...faultsOfMessages(load, messages),
      ...shorten(
        'acknowledged posts are lost',
        lostPosts.map(([id]) => id),
      ),
      ...shorten('acknowledged videos are lost or changed', missingVideos(s3, load)),
      ...(isTwice ? ['a post is stored twice'] : []),
      ...shorten(
        'jobs have failed for good',
        jobs.map(({ kind }) => kind),
      ),
    ];
  } finally {
    await database.close();
  }
}
