import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  connectGroupToRelay,
  connectGroupToSite,
  startGroupChat,
} from '../../packages/server/test/group-chat-way.ts';
import {
  connectToRelay,
  connectToSite,
  startChats,
  type ConnectedPages,
} from '../../packages/server/test/message-way.ts';
import { seedGroupChat, seededGroupChatId } from '../../packages/server/test/seed-group-chat.ts';
import { startBuiltServer } from '../built-server-process.ts';
import { engines, type Bench } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import { quantile } from './latency.ts';
import type { Figure } from './report.ts';

const SIZE = 200;
/** The time between two messages to one server, in milliseconds: five a second. */
const INTERVAL = 200;
const WARM_UP = 20;
const MESSAGES = 150;
/** The longest time in which a message is on all pages, as a median in milliseconds. */
const MOST = 1000;

/** Sends one message at a time to each of the servers, and alternates between them. */
async function passAll(all: readonly ConnectedPages[]): Promise<{ p50: number; p99: number }[]> {
  const taken = all.map((): number[] => []);
  for (let index = 0; index < WARM_UP + MESSAGES; index += 1) {
    const due = performance.now() + INTERVAL;
    for (const [number, { ways }] of all.entries()) {
      const way = ways[index % ways.length];
      if (way === undefined) throw new Error('There is no page that can send.');
      const time = await way.pass(`We begin at seven, ${index}.`);
      if (index >= WARM_UP) taken[number]?.push(time);
    }
    await pause(Math.max(0, due - performance.now()));
  }
  return taken.map((times) => {
    const sorted = times.toSorted((one, other) => one - other);
    return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
  });
}

const words = ({ p50, p99 }: { p50: number; p99: number }) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

interface Compared {
  readonly chat: string;
  readonly relay: ConnectedPages;
  readonly sites: ConnectedPages[];
}

/** Compares a chat of two and a group chat with a relay that has the same number of pages. */
async function measureDelivery(bench: Bench): Promise<Figure[]> {
  const { url: relay } = await bench.start('relay-server.ts');
  const pair: Compared = {
    chat: 'the page of a chat of two',
    relay: await connectToRelay(relay, 2),
    sites: [],
  };
  const group: Compared = {
    chat: `all ${SIZE} pages of a group chat`,
    relay: await connectGroupToRelay(relay, SIZE),
    sites: [],
  };
  for (const engine of engines) {
    console.log(`Preparing a group chat, ${engine}: ${SIZE} members…`);
    const server = await startBuiltServer({
      dataFolder: join(bench.folder, `group-chats-${engine}`),
      databaseUrl: await bench.databaseUrl(engine),
      port: bench.nextPort(),
    });
    bench.atEnd(server.stop);
    pair.sites.push(await connectToSite(server.url, await startChats(server.url, 1), 2));
    group.sites.push(await connectGroupToSite(server.url, await startGroupChat(server.url, SIZE)));
  }
  const figures: Figure[] = [];
  try {
    console.log('Measuring group chats…');
    for (const { chat, relay: reference, sites } of [pair, group]) {
      const [bare, ...times] = await passAll([reference, ...sites]);
      if (bare === undefined) throw new Error('The relay was not measured.');
      for (const [index, time] of times.entries())
        figures.push({
          name: `Message to ${chat}, ${engines[index] ?? ''}, beside a relay`,
          measured: words(time),
          reference: words(bare),
          ratio: `${(time.p50 / bare.p50).toFixed(1)} x`,
          target: `p50 under ${MOST} ms`,
          reached: time.p50 < MOST,
        });
    }
  } finally {
    for (const { relay: reference, sites } of [pair, group])
      for (const { close } of [reference, ...sites]) close();
  }
  return figures;
}

/** Checks that the time to open a group chat does not grow with its history. */
const measureOpening = (bench: Bench): Promise<Figure[]> =>
  measureGrowthOnBoth(bench, {
    name: 'Opening a group chat',
    few: 100,
    many: 100_000,
    store: (options, account, count) => seedGroupChat(options, account._id, { size: SIZE, messages: count }),
    paths: () => ({
      '': [
        `/api/chat/getById/${seededGroupChatId}`,
        `/api/message/get/${seededGroupChatId}?limit=50`,
        `/api/chat/group/members/${seededGroupChatId}`,
      ],
    }),
  });

export const measureGroupChats = async (bench: Bench): Promise<Figure[]> => [
  ...(await measureDelivery(bench)),
  ...(await measureOpening(bench)),
];
