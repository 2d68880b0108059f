import { join } from 'node:path';
import {
  connectToRelay,
  connectToSite,
  startChats,
  type ConnectedPages,
} from '../../packages/server/test/message-way.ts';
import { seedChat, seededChatId } from '../../packages/server/test/seed-chat.ts';
import { startBuiltServer } from '../built-server-process.ts';
import { engines, type Bench, type Engine } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import { quantile } from './latency.ts';
import { compare } from './load.ts';
import type { Target } from './load.ts';
import { shareOf } from './report.ts';
import type { Figure } from './report.ts';

const PAGES = [1, 50, 200] as const;
const MOST_PAGES = 200;
const CHATS = MOST_PAGES / 2;
/**
 * The smallest allowed throughput, in percent of the throughput of an empty route. Each message is a transaction that
 * is written to disk.
 */
const LEAST: Readonly<Record<Engine, number>> = { SQLite: 5, PostgreSQL: 1 };
const WARM_UP = 100;
const MESSAGES = 1000;
/** The smallest difference of two medians that a person could notice, in milliseconds. */
const UNSEEN = 50;
const text = 'We shall be there.';

type Quantiles = Record<'p50' | 'p99', number>;
type Chats = Awaited<ReturnType<typeof startChats>>;

interface Site {
  readonly engine: Engine;
  readonly url: string;
  readonly chats: Chats;
  /** The request that sends a message, to each chat in turn. */
  readonly send: Target;
}

async function startSite(bench: Bench, engine: Engine): Promise<Site> {
  console.log(`Preparing messages, ${engine}: ${MOST_PAGES} members…`);
  const server = await startBuiltServer({
    dataFolder: join(bench.folder, `messages-${engine}`),
    databaseUrl: await bench.databaseUrl(engine),
    port: bench.nextPort(),
  });
  bench.atEnd(server.stop);
  const chats = await startChats(server.url, CHATS);
  const variety = chats.flatMap(({ chatId, members }) =>
    members.map(({ token }) => ({ token, body: { chatId, text } })),
  );
  const send = { url: `${server.url}/api/message/create`, pid: server.pid, variety };
  return { engine, url: server.url, chats, send };
}

/**
 * Passes one message at a time through each pair of pages, and alternates between the servers. Other load on the
 * machine therefore affects all servers.
 */
async function compareWays(all: readonly ConnectedPages[]): Promise<Quantiles[]> {
  const taken = all.map((): number[] => []);
  for (let index = 0; index < WARM_UP + MESSAGES; index += 1) {
    for (const [number, { ways }] of all.entries()) {
      const way = ways[index % ways.length];
      if (way === undefined) throw new Error('There is no way to send a message.');
      const time = await way.pass(`See you at Mass, ${index}.`);
      if (index >= WARM_UP) taken[number]?.push(time);
    }
  }
  return taken.map((times) => {
    const sorted = times.toSorted((one, other) => one - other);
    return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
  });
}

const words = ({ p50, p99 }: Quantiles) => `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;

async function measureWays(sites: readonly Site[], relay: string, pages: number): Promise<Figure[]> {
  const connected = [await connectToRelay(relay, pages)];
  try {
    for (const { url, chats } of sites) connected.push(await connectToSite(url, chats, pages));
    const [bare, ...ways] = await compareWays(connected);
    if (bare === undefined) throw new Error('The relay was not measured.');
    return ways.map((way, index) => ({
      name: `Message to the other's page, ${sites[index]?.engine ?? ''}, ${pages} connected, beside a relay`,
      measured: words(way),
      reference: words(bare),
      ratio: `${(way.p50 / bare.p50).toFixed(1)} x`,
      target: `p50 under ${UNSEEN} ms`,
      reached: way.p50 < UNSEEN,
    }));
  } finally {
    for (const { close } of connected) close();
  }
}

/** Checks that the time to open a chat does not grow with its history. */
const measureOpening = (bench: Bench): Promise<Figure[]> =>
  measureGrowthOnBoth(bench, {
    name: 'Opening a chat',
    few: 100,
    many: 100_000,
    store: (options, account, count) => seedChat(options, account._id, count),
    paths: () => ({
      '': [`/api/chat/getById/${seededChatId}`, `/api/message/get/${seededChatId}?limit=50`],
    }),
  });

export async function measureMessages(bench: Bench): Promise<Figure[]> {
  const sites: Site[] = [];
  for (const engine of engines) sites.push(await startSite(bench, engine));
  const { url: relay } = await bench.start('relay-server.ts');
  const { url, pid } = await bench.startReference({});

  console.log('Measuring messages…');
  const figures: Figure[] = [];
  for (const pages of PAGES) figures.push(...(await measureWays(sites, relay, pages)));
  const [empty, ...sends] = await compare([
    { url: `${url}/empty`, pid, body: { text } },
    ...sites.map(({ send }) => send),
  ]);
  for (const [index, { engine }] of sites.entries()) {
    const name = `Durable messages in ${CHATS} chats, ${engine}, beside an empty route`;
    figures.push(shareOf(name, sends[index], empty, LEAST[engine]));
  }
  return [...figures, ...(await measureOpening(bench))];
}
