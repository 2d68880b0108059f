import { join } from 'node:path';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { postgresProcess, type DatabaseProcess } from '../../packages/server/test/postgres-process.ts';
import { seedDatabase } from '../../packages/server/test/seed.ts';
import { seedListings } from '../../packages/server/test/seed-listings.ts';
import { seedPeople } from '../../packages/server/test/seed-people.ts';
import { startBuiltServer } from '../built-server-process.ts';
import { CENTER, filters } from '../../packages/server/test/sought-listings.ts';
import { engines, type Bench, type Engine } from './bench.ts';
import { compare, type Load, type Target } from './load.ts';
import type { Figure } from './report.ts';

const POSTS = 10_000;
const MEMBERS = 10_000;
const LISTINGS = 10_000;
const REACTING = 16;

interface Account {
  _id: string;
  token: string;
}

interface Answer {
  readonly name: string;
  readonly target: Target;
  /** The server that only reads and writes the rows, without any rules. */
  readonly floor: Target;
  /** The goal for the processor time, as a multiple of the floor's processor time. */
  readonly most: Readonly<Record<Engine, number>>;
}

const signUp = (url: string, name: string) =>
  callApi<Account>(url, 'POST', '/auth/signup', null, {
    first_name: name,
    last_name: 'of Jarrow',
    email: `${name.toLowerCase()}@example.org`,
    password: 'Historia-Ecclesiastica-731',
    phone: null,
    termsAccepted: true,
  });

interface Site {
  readonly url: string;
  readonly pid: number;
  readonly author: Account;
  readonly readers: readonly Account[];
  readonly postId: string;
  readonly market: Target;
  readonly floor: { readonly url: string; readonly pid: number };
}

/** Starts a separate server, because both kinds of sample data have members with the same ids. */
async function startMarket(bench: Bench, engine: Engine): Promise<Target> {
  const options = {
    dataFolder: join(bench.folder, `answers-market-${engine}`),
    databaseUrl: await bench.databaseUrl(engine),
    port: bench.nextPort(),
  };
  const making = await startBuiltServer(options);
  await making.stop();
  await seedListings(options, LISTINGS, CENTER);
  const { url, pid, stop } = await startBuiltServer(options);
  bench.atEnd(stop);
  const { token } = await signUp(url, 'Bede');
  return { url, pid, token };
}

async function startSite(bench: Bench, engine: Engine): Promise<Site> {
  console.log(`Preparing answers, ${engine}…`);
  const options = {
    dataFolder: join(bench.folder, `answers-${engine}`),
    databaseUrl: await bench.databaseUrl(engine),
    port: bench.nextPort(),
  };
  const making = await startBuiltServer(options);
  await making.stop();
  await seedDatabase(options, POSTS);
  await seedPeople(options, MEMBERS);
  const { url, pid, stop } = await startBuiltServer(options);
  bench.atEnd(stop);
  const author = await signUp(url, 'Bede');
  const readers: Account[] = [];
  for (let index = 0; index < REACTING; index += 1) readers.push(await signUp(url, `Reader${index}`));
  const { post } = await callApi<{ post: { _id: string } }>(url, 'POST', '/post/create', author.token, {
    title: 'Lindisfarne',
    content: 'Pilgrims cross on foot at low tide.',
  });
  const floor = await bench.start('floor-server.ts', [
    options.dataFolder,
    ...(options.databaseUrl === null ? [] : [options.databaseUrl]),
  ]);
  const market = await startMarket(bench, engine);
  return { url, pid, author, readers, postId: post._id, market, floor };
}

/** The goals are those of the project's table of costs, see docs/performance.md. */
function answersOf(site: Site, database: DatabaseProcess | undefined): Answer[] {
  const { author, readers, postId, market } = site;
  const share = database === undefined ? {} : { database };
  const at = (path: string): Target => ({
    url: `${site.url}/api${path}`,
    pid: site.pid,
    token: author.token,
    ...share,
  });
  const floorAt = (path: string, body?: object): Target => ({
    url: `${site.floor.url}${path}`,
    pid: site.floor.pid,
    ...share,
    ...(body === undefined ? {} : { body }),
  });
  const listings = (query: string): Target => ({
    ...market,
    ...share,
    url: `${market.url}/api/marketplace/all?limit=20${query}`,
  });
  const newPost = { title: 'Lindisfarne', content: 'Pilgrims cross on foot at low tide.' };
  const newComment = { content: 'We shall be there.' };
  const feed = floorAt('/feed');
  const people = floorAt('/people?search=ma');
  const [allFilters = ''] = filters['all together'] ?? [];
  return [
    {
      name: 'feed page',
      target: at('/post/all?limit=20'),
      floor: feed,
      most: { SQLite: 1.7, PostgreSQL: 1.9 },
    },
    {
      name: 'feed page, compressed',
      target: { ...at('/post/all?limit=20'), isCompressed: true },
      floor: feed,
      most: { SQLite: 2.3, PostgreSQL: 2.2 },
    },
    {
      name: 'people search',
      target: at('/user/all?limit=10&search=ma'),
      floor: people,
      most: { SQLite: 2, PostgreSQL: 2.2 },
    },
    {
      name: 'marketplace page',
      target: listings(''),
      floor: feed,
      most: { SQLite: 2.3, PostgreSQL: 2.6 },
    },
    {
      name: 'marketplace, all filters',
      target: listings(allFilters),
      floor: feed,
      most: { SQLite: 5.7, PostgreSQL: 4.6 },
    },
    {
      name: 'new post',
      target: { ...at('/post/create'), body: newPost },
      floor: floorAt('/post', newPost),
      most: { SQLite: 3.1, PostgreSQL: 2.2 },
    },
    {
      name: 'new comment',
      target: { ...at('/comment/create'), body: { ...newComment, postId } },
      floor: floorAt('/comment', newComment),
      most: { SQLite: 2.4, PostgreSQL: 1.6 },
    },
    {
      name: 'like',
      target: {
        ...at(`/reaction/post/${postId}`),
        variety: readers.flatMap(({ token }) =>
          ['like', 'dislike'].map((type) => ({ token, body: { type } })),
        ),
      },
      floor: floorAt('/like', { type: 'like' }),
      most: { SQLite: 3.5, PostgreSQL: 2.1 },
    },
  ];
}

const words = ({ perSecond, cpu }: Load) => `${Math.round(perSecond)} /s, ${cpu.toFixed(3)} ms CPU`;

function figure(engine: Engine, { name, most }: Answer, measured: Load, floor: Load): Figure {
  const ratio = measured.cpu / floor.cpu;
  return {
    name: `${engine}: ${name}`,
    measured: words(measured),
    reference: words(floor),
    ratio: `${ratio.toFixed(2)} x`,
    target: `at most ${most[engine]} x`,
    // The figures vary by up to a tenth from run to run.
    reached: ratio <= most[engine] * 1.1,
  };
}

/**
 * Measures the processor time of the server and the database for the most frequent responses, and compares it with the
 * processor time of the floor server.
 */
export async function measureAnswers(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of engines) {
    const site = await startSite(bench, engine);
    const database = engine === 'SQLite' ? undefined : await postgresProcess(bench.postgresUrl);
    for (const answer of answersOf(site, database)) {
      console.log(`Measuring ${engine}: ${answer.name}…`);
      const [measured, floor] = await compare([answer.target, answer.floor]);
      if (measured === undefined || floor === undefined) throw new Error(`${answer.name} was not measured.`);
      figures.push(figure(engine, answer, measured, floor));
    }
  }
  return figures;
}
