// Disturbs a cluster under load, and checks that nothing is lost. For example: `npm run faults -- --faults kill-one
// --times 20 --members 200 --seed 7`. Without `--faults`, it causes every fault.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '../app-build.ts';
import { startCluster, type Cluster } from '../cluster/cluster.ts';
import { createAdministrator, measureBan } from './ban.ts';
import { faults, repair, type Random } from './faults.ts';
import { startSiteLoad, type Member, type SiteLoad } from './site-load.ts';
import { findFaults } from './stored-state.ts';

const WRITE_PAUSE = 2000;
/** How long the load runs before each fault. */
const UNDISTURBED = 1500;
/** The clients should be back within five seconds. The limit is longer, so that a slower return is measured. */
const BACK_TIMEOUT = 60_000;

/** A ban must be effective on all servers within this time, in milliseconds. */
const BAN_LIMIT = 1000;

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: Object.keys(faults).join() },
    times: { type: 'string', default: '20' },
    members: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const names = values.faults.split(',');
const [times = 0, members = 0, seed = 0] = [values.times, values.members, values.seed].map(Number);
const unknown = names.find((name) => !Object.hasOwn(faults, name));
if (unknown !== undefined)
  throw new Error(`There is no fault ${unknown}, but ${Object.keys(faults).join(', ')}.`);
if (![times, members, seed].every((number) => Number.isSafeInteger(number) && number > 0))
  throw new Error('--times, --members and --seed take whole numbers above 0.');

/** The generator of Park and Miller, so that a run can be repeated. */
function createRandom(): Random {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** What every round of a fault needs. */
interface Trial {
  readonly cluster: Cluster;
  readonly load: SiteLoad;
  readonly administrator: Member;
  readonly random: Random;
}

interface Result {
  readonly title: string;
  /** The times until the clients were back, in milliseconds, sorted. */
  readonly backAfter: readonly number[];
  /** The longest time that a page had no connection, in milliseconds. */
  readonly longestGap: number;
  /** The longest time until the servers acknowledged a call, in milliseconds. */
  readonly slowestCall: number;
  /** The longest time until a ban was effective on every server, in milliseconds. */
  readonly slowestBan: number;
  readonly problems: readonly string[];
}

async function tryFault({ cluster, load, administrator, random }: Trial, name: string): Promise<Result> {
  const fault = faults[name];
  if (fault === undefined) throw new Error(`There is no fault ${name}.`);
  const backAfter: number[] = [];
  const problems = new Set<string>();
  let slowestBan = 0;
  const pages = load.chats.flatMap((chat) => chat.pages);
  for (const page of pages) page.takeLongestGap();
  load.log.slowestCall = 0;
  for (let round = 1; round <= times; round += 1) {
    load.resume();
    await delay(UNDISTURBED + random() * UNDISTURBED);
    await fault.cause(cluster, random);
    const from = performance.now();
    try {
      await load.untilBack(BACK_TIMEOUT);
      backAfter.push(performance.now() - from);
      await repair(cluster);
      const ban = await measureBan(cluster, administrator, load.log);
      slowestBan = Math.max(slowestBan, ban);
      if (ban > BAN_LIMIT) problems.add(`round ${round}: a ban was effective after ${seconds(ban)}`);
      await load.settle(BACK_TIMEOUT);
    } catch (error) {
      problems.add(`round ${round}: ${error instanceof Error ? error.message : String(error)}`);
      await repair(cluster);
    }
    for (const problem of await findFaults(cluster, load)) problems.add(problem);
  }
  return {
    title: fault.title,
    backAfter: backAfter.toSorted((one, other) => one - other),
    longestGap: Math.max(...pages.map((page) => page.takeLongestGap())),
    slowestCall: load.log.slowestCall,
    slowestBan,
    problems: [...problems],
  };
}

const seconds = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '–' : `${(milliseconds / 1000).toFixed(1)} s`;

const describeStatuses = ({ log: { statuses } }: SiteLoad): string =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join('  ');

await buildApp();
const folder = await mkdtemp(join(tmpdir(), 'parvis-faults-'));
try {
  // The balancer checks each server every quarter of a second.
  const environment = { TRUST_PROXY: 'loopback', DRAIN_SECONDS: '2' };
  const cluster = await startCluster({ folder, servers: 3, port: 0, environment });
  try {
    const load = await startSiteLoad({ url: cluster.url, members, pause: WRITE_PAUSE });
    const administrator = await createAdministrator(cluster, load.log);
    const trial = { cluster, load, administrator, random: createRandom() };
    for (const name of names) {
      const { title, backAfter, longestGap, slowestCall, slowestBan, problems } = await tryFault(trial, name);
      const middle = seconds(backAfter[Math.floor(backAfter.length / 2)]);
      console.log(
        `${title}: ${times} times; clients back after ${middle}, at most ${seconds(backAfter.at(-1))}; ` +
          `a page without a connection for at most ${seconds(longestGap)}; ` +
          `a call acknowledged after at most ${seconds(slowestCall)}; bans effective after at most ${seconds(slowestBan)}`,
      );
      // The clients count the responses of each fault anew. `0` means a broken connection.
      console.log(`  ${describeStatuses(load)}`);
      load.log.statuses.clear();
      for (const problem of problems) console.error(`  ${problem}`);
      if (problems.length > 0) process.exitCode = 1;
    }
    load.end();
    const messages = load.chats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    console.log(
      `${messages} messages and ${load.posts.size} posts were acknowledged, ${load.videos.length} of them with a video.`,
    );
  } finally {
    await cluster.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
