// Measures the project's performance targets. Each one is measured together with its reference in the same run. Works
// only on Linux, because it reads the server's processor time from the system. Arguments select parts, for example
// `npm run bench messages`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/test/embedded-postgres.ts';
import { root } from '../command.ts';
import { measureAnswers } from './answers.ts';
import { createBench, type Bench } from './bench.ts';
import { measureChatSearch } from './chat-search.ts';
import { measureEvents } from './events.ts';
import { measureFeed } from './feed.ts';
import { measureFeedScrolling } from './feed-scrolling.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureGroupChats } from './group-chats.ts';
import { measureMarketplace } from './marketplace.ts';
import { measureMass } from './mass.ts';
import { measureMessages } from './messages.ts';
import { measureNotifications } from './notifications.ts';
import { measurePeopleSearch } from './people-search.ts';
import { measurePush } from './push.ts';
import { measureSearch } from './search.ts';
import { measureStart } from './start.ts';
import { table } from './report.ts';
import type { Figure } from './report.ts';

const parts: Readonly<Record<string, (bench: Bench) => Promise<Figure[]>>> = {
  start: measureStart,
  answers: measureAnswers,
  feed: measureFeed,
  'feed-scrolling': measureFeedScrolling,
  'first-visit': measureFirstVisit,
  notifications: measureNotifications,
  people: measurePeopleSearch,
  search: measureSearch,
  messages: measureMessages,
  'group-chats': measureGroupChats,
  push: measurePush,
  events: measureEvents,
  'chat-search': measureChatSearch,
  marketplace: measureMarketplace,
  mass: measureMass,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) throw new Error(`There is no ${unknown}, but ${Object.keys(parts).join(', ')}.`);
const chosen = Object.entries(parts).filter(([part]) => wanted.length === 0 || wanted.includes(part));

const folder = await mkdtemp(join(tmpdir(), 'parvis-bench-'));
const postgres = await startEmbeddedPostgres({ durable: true });
const bench = createBench({
  folder,
  firstPort: Number(process.env['PORT'] ?? 3150),
  postgresUrl: postgres.url,
});
try {
  const figures: Figure[] = [];
  for (const [, measure] of chosen) figures.push(...(await measure(bench)));
  console.log(`\n${table(figures)}`);
  const results = join(root, 'bench-results');
  await mkdir(results, { recursive: true });
  const name = wanted.length === 0 ? 'latest' : chosen.map(([part]) => part).join('-');
  await writeFile(join(results, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = figures.every(({ reached }) => reached) ? 0 : 1;
} finally {
  await bench.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
