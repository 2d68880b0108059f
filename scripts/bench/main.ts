// Measures what the project promises, each figure beside its reference in the same run. Linux only: it reads the
// processor time of the server from the system.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { startEmbeddedPostgres } from '../../packages/server/test/embedded-postgres.ts';
import { createPostgresDatabase } from '../../packages/server/test/postgres-database.ts';
import { seedDatabase } from '../../packages/server/test/seed.ts';
import { startServerProcess } from '../../packages/server/test/server-process.ts';
import { root } from '../command.ts';
import { compare, cpuSeconds, megabytes } from './load.ts';
import type { Load, Target } from './load.ts';
import { measureNotifications } from './notifications.ts';
import { measurePeopleSearch } from './people-search.ts';
import { percent, rate, table } from './report.ts';
import type { Figure } from './report.ts';

const firstPort = Number(process.env['PORT'] ?? 3150);
const folder = await mkdtemp(join(tmpdir(), 'parvis-bench-'));
const figures: Figure[] = [];
const endings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
let nextPort = firstPort;

interface Site {
  feed: Target;
  comment: Target;
  coldStart: number;
  atRest: number;
}

const author = {
  first_name: 'Bede',
  last_name: 'of Jarrow',
  email: 'bede@example.org',
  password: 'Historia-Ecclesiastica-731',
};

async function site(name: string, posts: number, databaseUrl: string | null): Promise<Site> {
  console.log(`Preparing ${name}: ${posts.toLocaleString('en')} posts…`);
  const options = { dataFolder: join(folder, name), databaseUrl, port: nextPort++ };
  const making = await startServerProcess(options);
  await making.stop();
  await seedDatabase(options, posts);

  const server = await startServerProcess(options);
  const coldStart = await cpuSeconds(server.pid);
  endings.unshift(server.stop);
  await delay(1500);
  const atRest = await megabytes(server.pid);

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
    coldStart,
    atRest,
  };
}

async function referenceServer({ feed }: Site): Promise<{ page: Target; empty: Target }> {
  const page = await callApi<object>(
    feed.url.replace(/\/api.*/, ''),
    'GET',
    '/post/all?limit=20',
    feed.token ?? null,
  );
  const file = join(folder, 'page.json');
  await writeFile(file, JSON.stringify(page));
  const child = spawn(process.execPath, [join(root, 'packages/server/test/reference-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(nextPort++) },
  });
  endings.unshift(async () => child.kill());
  const [address]: string[] = await once(createInterface({ input: child.stdout }), 'line');
  const pid = child.pid ?? 0;
  return {
    page: { url: `${address}/posts?limit=20`, pid },
    empty: { url: `${address}/empty`, pid, body: { content: 'We shall be there.' } },
  };
}

function shareOf(name: string, measured: Load | undefined, reference: Load | undefined, least: number): void {
  if (measured === undefined || reference === undefined) throw new Error(`${name} was not measured.`);
  figures.push({
    name,
    measured: `${rate(measured.perSecond)}, ${measured.cpu.toFixed(3)} ms CPU`,
    reference: `${rate(reference.perSecond)}, ${reference.cpu.toFixed(3)} ms CPU`,
    ratio: percent(measured.perSecond, reference.perSecond),
    target: `at least ${least} %`,
    reached: (measured.perSecond / reference.perSecond) * 100 >= least,
  });
}

function growth(name: string, small: Load | undefined, large: Load | undefined): void {
  if (small === undefined || large === undefined) throw new Error(`${name} was not measured.`);
  const factor = small.perSecond / large.perSecond;
  figures.push({
    name,
    measured: `${rate(large.perSecond)}, ${large.cpu.toFixed(3)} ms CPU`,
    reference: `${rate(small.perSecond)}, ${small.cpu.toFixed(3)} ms CPU`,
    ratio: `${factor.toFixed(2)} x`,
    target: 'at most 1.3 x',
    reached: factor <= 1.3,
  });
}

try {
  const postgres = await startEmbeddedPostgres({ durable: true });
  endings.unshift(postgres.stop);
  const small = await site('sqlite', 1000, null);
  const large = await site('sqlite-large', 1_000_000, null);
  const smallPostgres = await site('postgres', 1000, (await createPostgresDatabase(postgres.url)).url);
  const largePostgres = await site(
    'postgres-large',
    1_000_000,
    (await createPostgresDatabase(postgres.url)).url,
  );
  const reference = await referenceServer(small);

  console.log('Measuring…');
  const feeds = await compare([
    reference.page,
    small.feed,
    large.feed,
    smallPostgres.feed,
    largePostgres.feed,
  ]);
  const [memory, sqlite, sqliteLarge, pg, pgLarge] = feeds;
  shareOf('Feed page, SQLite, beside the same JSON from memory', sqlite, memory, 25);
  shareOf('Feed page, PostgreSQL, beside the same JSON from memory', pg, memory, 14);
  const [empty, comment] = await compare([reference.empty, small.comment]);
  shareOf('POST of a comment, SQLite, beside an empty route', comment, empty, 15);
  growth('Feed page, SQLite, 1,000,000 posts beside 1,000', sqlite, sqliteLarge);
  growth('Feed page, PostgreSQL, 1,000,000 posts beside 1,000', pg, pgLarge);
  figures.push(
    await measureNotifications('SQLite', { folder, port: nextPort, databaseUrls: [null, null] }),
    await measureNotifications('PostgreSQL', {
      folder,
      port: nextPort + 2,
      databaseUrls: [
        (await createPostgresDatabase(postgres.url)).url,
        (await createPostgresDatabase(postgres.url)).url,
      ],
    }),
    await measurePeopleSearch('SQLite', { folder, port: nextPort + 4, databaseUrls: [null, null] }),
    await measurePeopleSearch('PostgreSQL', {
      folder,
      port: nextPort + 6,
      databaseUrls: [
        (await createPostgresDatabase(postgres.url)).url,
        (await createPostgresDatabase(postgres.url)).url,
      ],
    }),
  );
  nextPort += 4;

  figures.push(
    {
      name: 'Cold start, processor time',
      measured: `${small.coldStart.toFixed(2)} s`,
      reference: '',
      ratio: '',
      target: 'under 1.5 s',
      reached: small.coldStart < 1.5,
    },
    {
      name: 'Memory at rest',
      measured: `${Math.round(small.atRest)} MB`,
      reference: '',
      ratio: '',
      target: '',
      reached: true,
    },
  );
  console.log(`\n${table(figures)}`);
  const results = join(root, 'bench-results');
  await mkdir(results, { recursive: true });
  await writeFile(join(results, 'latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = figures.every(({ reached }) => reached) ? 0 : 1;
} finally {
  for (const end of endings) await end();
}
