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
import { connectToNodebb } from './nodebb.ts';
import type { Figure } from './report.ts';

const SIZE = 200;
/** The time between two messages to one server, in milliseconds: five a second. */
const INTERVAL = 200;
const WARM_UP = 20;
const MESSAGES = 150;
/** The longest time in which a message is on all pages, as a median in milliseconds. */
const MOST = 1000;

type Quantiles = Record<'p50' | 'p99', number>;

/** Sends one message at a time to each of the servers, and alternates between them. */
async function passAll(all: readonly ConnectedPages[]): Promise<Quantiles[]> {
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

const words = ({ p50, p99 }: Quantiles) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

interface Compared {
  readonly chat: string;
  readonly relay: ConnectedPages;
  readonly nodebb: ConnectedPages | null;
  readonly sites: ConnectedPages[];
}

async function compareDelivery({ chat, relay, nodebb, sites }: Compared): Promise<Figure[]> {
  const references = nodebb === null ? [relay] : [relay, nodebb];
  const all = await passAll([...references, ...sites]);
  const [bare, forum] = all;
  if (bare === undefined) throw new Error('The relay was not measured.');
  return all.slice(references.length).flatMap((time, index): Figure[] => {
    const name = `Message to ${chat}, ${engines[index] ?? ''}`;
    const measured = words(time);
    return [
      {
        name: `${name}, beside a relay`,
        measured,
        reference: words(bare),
        ratio: `${(time.p50 / bare.p50).toFixed(1)} x`,
        target: `p50 under ${MOST} ms`,
        reached: time.p50 < MOST,
      },
      {
        name: `${name}, beside NodeBB`,
        measured,
        ...(nodebb === null || forum === undefined
          ? { reference: 'not measured', ratio: '' }
          : { reference: words(forum), ratio: `${(time.p50 / forum.p50).toFixed(2)} x` }),
        target: '',
        reached: true,
      },
    ];
  });
}

/** Compares a chat of two and a group chat with a relay, and with NodeBB if it runs, with as many pages. */
async function measureDelivery(bench: Bench): Promise<Figure[]> {
  const { url: relay } = await bench.start('relay-server.ts');
  const nodebb = await connectToNodebb(SIZE);
  const pair: Compared = {
    chat: 'the page of a chat of two',
    relay: await connectToRelay(relay, 2),
    nodebb: nodebb?.pair ?? null,
    sites: [],
  };
  const group: Compared = {
    chat: `all ${SIZE} pages of a group chat`,
    relay: await connectGroupToRelay(relay, SIZE),
    nodebb: nodebb?.group ?? null,
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
    for (const compared of [pair, group]) figures.push(...(await compareDelivery(compared)));
  } finally {
    for (const { relay: reference, nodebb: forum, sites } of [pair, group])
      for (const connected of [reference, forum, ...sites]) connected?.close();
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
