import { join } from 'node:path';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { seedDatabase } from '../../packages/server/test/seed.ts';
import { startBuiltServer } from '../built-server-process.ts';
import type { Bench, Engine } from './bench.ts';
import { compare } from './load.ts';
import type { Load, Target } from './load.ts';
import { rate, shareOf } from './report.ts';
import type { Figure } from './report.ts';

interface Site {
  feed: Target;
  comment: Target;
}

const author = {
  first_name: 'Bede',
  last_name: 'of Jarrow',
  email: 'bede@example.org',
  password: 'Historia-Ecclesiastica-731',
};

async function startSite(bench: Bench, engine: Engine, posts: number): Promise<Site> {
  console.log(`Preparing ${engine}: ${posts.toLocaleString('en')} posts…`);
  const options = {
    dataFolder: join(bench.folder, `feed-${engine}-${posts}`),
    databaseUrl: await bench.databaseUrl(engine),
    port: bench.nextPort(),
  };
  const making = await startBuiltServer(options);
  await making.stop();
  await seedDatabase(options, posts);

  const server = await startBuiltServer(options);
  bench.atEnd(server.stop);

  const member = { ...author, phone: null, termsAccepted: true };
  const { _id, token } = await callApi<{ _id: string; token: string }>(
    server.url,
    'POST',
    '/auth/signup',
    null,
    member,
  );
  const { post } = await callApi<{ post: { _id: string } }>(server.url, 'POST', '/post/create', token, {
    title: 'Lindisfarne',
    content: 'Pilgrims cross on foot at low tide.',
  });
  return {
    feed: { url: `${server.url}/api/post/all?limit=20`, pid: server.pid, token },
    comment: {
      url: `${server.url}/api/comment/create`,
      pid: server.pid,
      token,
      body: { postId: post._id, content: 'We shall be there.', userId: _id },
    },
  };
}

const few = 1000;
const many = 1_000_000;

function growth(engine: Engine, small: Load | undefined, large: Load | undefined): Figure {
  if (small === undefined || large === undefined) throw new Error(`The feed of ${engine} was not measured.`);
  const factor = small.perSecond / large.perSecond;
  return {
    name: `Feed page, ${engine}, ${many.toLocaleString('en')} posts beside ${few.toLocaleString('en')}`,
    measured: `${rate(large.perSecond)}, ${large.cpu.toFixed(3)} ms CPU`,
    reference: `${rate(small.perSecond)}, ${small.cpu.toFixed(3)} ms CPU`,
    ratio: `${factor.toFixed(2)} x`,
    target: 'at most 1.3 x',
    reached: factor <= 1.3,
  };
}

/** Measures the page that is requested most, and the most frequent write. */
export async function measureFeed(bench: Bench): Promise<Figure[]> {
  const small = await startSite(bench, 'SQLite', few);
  const large = await startSite(bench, 'SQLite', many);
  const smallPostgres = await startSite(bench, 'PostgreSQL', few);
  const largePostgres = await startSite(bench, 'PostgreSQL', many);
  const page = await callApi<object>(
    small.feed.url.replace(/\/api.*/, ''),
    'GET',
    '/post/all?limit=20',
    small.feed.token ?? null,
  );
  const { url, pid } = await bench.startReference(page);

  console.log('Measuring the feed…');
  const feeds = await compare([
    { url: `${url}/posts?limit=20`, pid },
    small.feed,
    large.feed,
    smallPostgres.feed,
    largePostgres.feed,
  ]);
  const [memory, sqlite, sqliteLarge, postgres, postgresLarge] = feeds;
  const [empty, comment] = await compare([
    { url: `${url}/empty`, pid, body: { content: 'We shall be there.' } },
    small.comment,
  ]);
  return [
    shareOf('Feed page, SQLite, beside the same JSON from memory', sqlite, memory, 25),
    shareOf('Feed page, PostgreSQL, beside the same JSON from memory', postgres, memory, 14),
    shareOf('POST of a comment, SQLite, beside an empty route', comment, empty, 15),
    growth('SQLite', sqlite, sqliteLarge),
    growth('PostgreSQL', postgres, postgresLarge),
  ];
}
