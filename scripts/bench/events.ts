import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../packages/server/src/platform/clock.ts';
import { createLogger } from '../../packages/server/src/platform/log.ts';
import { createAnnouncer } from '../../packages/server/src/platform/realtime/announcements.ts';
import type { Bus, MemberEvent } from '../../packages/server/src/platform/realtime/cluster/bus.ts';
import { createCluster } from '../../packages/server/src/platform/realtime/cluster/cluster.ts';
import { createPostgresBus } from '../../packages/server/src/platform/realtime/cluster/postgres-bus.ts';
import { createRedisBus } from '../../packages/server/src/platform/realtime/cluster/redis-bus.ts';
import { postgresProcess } from '../../packages/server/test/postgres-process.ts';
import { cpuSeconds } from '../../packages/server/test/processor-time.ts';
import { startRedisServer } from '../../packages/server/test/redis-server.ts';
import type { Bench } from './bench.ts';
import { quantile } from './latency.ts';
import type { Figure } from './report.ts';

/** Events per second, of all servers together. */
const RATES = [5, 100, 500, 20_000] as const;
const SECONDS = 6;
const MEMBERS = 200;
const TICK = 20;
/** The largest median that nobody notices, in milliseconds. */
const UNSEEN = 50;

const log = createLogger({ logLevel: 'warn' });

interface Transport {
  readonly name: string;
  readonly createBus: () => Bus;
  /** The processor time of the database or Redis so far, in seconds. */
  readonly cpuSeconds: () => Promise<number>;
}

interface Measured {
  readonly p50: number;
  readonly p99: number;
  /** The processor time for an event, in milliseconds. */
  readonly cpu: number;
}

/** Starts a server without HTTP. It notes how long each event has taken that another server has announced. */
async function startServer({ createBus }: Transport, taken: number[], isReceiver: boolean) {
  const cluster = createCluster({ bus: createBus(), clock: systemClock, log, grace: 0 });
  const send = ({ payload }: MemberEvent): void => {
    if (isReceiver) taken.push(performance.now() - Number(Reflect.get(payload, 'unread')));
  };
  const announcer = createAnnouncer({ hasPage: () => true, send }, cluster, log);
  cluster.attach({
    endSession: () => undefined,
    endMember: () => undefined,
    recheckMember: async () => undefined,
    recheckAll: async () => undefined,
    reconnect: () => undefined,
    deliver: announcer.deliver,
  });
  await cluster.start();
  return { announcer, cluster };
}

async function measure(transport: Transport, servers: 1 | 2, perSecond: number): Promise<Measured> {
  const taken: number[] = [];
  const all = [await startServer(transport, taken, true)];
  if (servers === 2) all.push(await startServer(transport, taken, false));
  const expected = servers === 2 ? 'together' : 'alone';
  while (all.some(({ cluster }) => cluster.state() !== expected)) await delay(TICK);

  const before = await transport.cpuSeconds();
  const start = performance.now();
  const total = perSecond * SECONDS;
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, ((performance.now() - start) * perSecond) / 1000);
    for (; sent < due; sent += 1) {
      // Any number fits the payload, so this one is the time of the announcement.
      const payload = { unread: performance.now() };
      const userId = `member-${sent % MEMBERS}`;
      all[sent % servers]?.announcer.announce([
        { userId, event: 'notifications_changed', read: async () => payload },
      ]);
    }
    await delay(Math.min(TICK, 1000 / perSecond));
  }
  while (taken.length < total) await delay(TICK);
  const cpu = (((await transport.cpuSeconds()) - before) * 1000) / total;
  for (const { announcer, cluster } of all) {
    await announcer.settle();
    await cluster.close();
  }
  const sorted = taken.toSorted((one, other) => one - other);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), cpu };
}

const words = ({ p50, p99, cpu }: Measured): string =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(2)} ms CPU`;

async function openTransports(bench: Bench): Promise<[Transport, ...Transport[]]> {
  const url = await bench.databaseUrl('PostgreSQL');
  if (url === null) throw new Error('There is no PostgreSQL.');
  const database = await postgresProcess(bench.postgresUrl);
  const postgres: Transport = {
    name: 'PostgreSQL',
    createBus: () => createPostgresBus(url, log),
    cpuSeconds: () => database.cpuSeconds(),
  };
  const server = await startRedisServer();
  if (server === null) {
    console.log(
      'Events through Redis are not measured: neither valkey-server nor redis-server is on the path.',
    );
    return [postgres];
  }
  bench.atEnd(() => server.stop());
  const createBus = () => createRedisBus({ url: server.url, prefix: 'parvis:bench:0' }, log);
  return [postgres, { name: 'Redis', createBus, cpuSeconds: () => cpuSeconds(server.pid) }];
}

/**
 * Measures how long an event takes from its announcement to the other server, beside a server that is alone. The
 * payloads need no query, so the figures are those of the transport.
 */
export async function measureEvents(bench: Bench): Promise<Figure[]> {
  const transports = await openTransports(bench);
  console.log('Measuring events…');
  const figures: Figure[] = [];
  for (const rate of RATES) {
    const alone = await measure(transports[0], 1, rate);
    for (const transport of transports) {
      const shared = await measure(transport, 2, rate);
      figures.push({
        name: `Event to the other server through ${transport.name}, ${rate}/s, beside one server`,
        measured: words(shared),
        reference: words(alone),
        ratio: `${(shared.p50 - alone.p50).toFixed(1)} ms more`,
        target: `p50 under ${UNSEEN} ms`,
        reached: shared.p50 < UNSEEN,
      });
    }
  }
  return figures;
}
