import { join } from 'node:path';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { freePort } from '../../packages/server/test/free-port.ts';
import { postgresProcess } from '../../packages/server/test/postgres-process.ts';
import { cpuSeconds } from '../../packages/server/test/processor-time.ts';
import { noisyPhoto } from '../bench/site-load.ts';
import { startBuiltServer } from '../built-server-process.ts';
import { createRandom } from '../demo/random.ts';
import { slowness } from '../machine-speed.ts';
import { measureProcessorTime } from '../processor-time.ts';
import { peakShare } from './daily-curve.ts';
import { measureSocketBytes, measureWritesPerSecond } from './limits.ts';
import { createMemberClient } from './member-client.ts';
import { quantiles, type SimulationResult } from './report.ts';
import { activeMembers, drawDay, socketHours } from './schedule.ts';
import { seedCommunity, type SeededMember } from './seed-community.ts';
import { findLosses, measureStored } from './stored.ts';
import { liveDay, type Acknowledged, type Credentials } from './visits.ts';

export interface SimulationOptions {
  readonly folder: string;
  /** Null for SQLite. */
  readonly databaseUrl: string | null;
  readonly members: number;
  readonly share: number;
  readonly seed: number;
}

const WITH_PASSWORD = 5;
const LISTINGS = 60;
const FIRST_PICTURES = 10;
const VISITS_AT_ONCE = 12;
const WRITE_SECONDS = 5;
const MOST_SOCKETS = 1000;
const MOST_SHOWN = 10;

async function signUp(url: string, index: number): Promise<Credentials> {
  const credentials = { email: `bede-${index}@example.org`, password: 'Historia-Ecclesiastica-731' };
  await callApi(url, 'POST', '/auth/signup', null, {
    ...credentials,
    first_name: 'Bede',
    last_name: `of Jarrow ${index}`,
    phone: null,
    termsAccepted: true,
  });
  return credentials;
}

/** Adds what only the server can make: passwords, listings, and posts with pictures. */
async function furnish(url: string, members: readonly SeededMember[], photos: readonly Buffer[]) {
  const client = createMemberClient(url);
  const write = (path: string, index: number, body: object | FormData) =>
    client.call({ method: 'POST', path, token: members[index % members.length]?.token ?? null, body });
  const withPassword: Credentials[] = [];
  for (let index = 0; index < WITH_PASSWORD; index += 1) withPassword.push(await signUp(url, index));
  for (let index = 0; index < LISTINGS; index += 1)
    await write('/marketplace/create', index, { title: `Painted icon ${index}`, price: 120, zip: '60614' });
  for (let index = 0; index < FIRST_PICTURES; index += 1) {
    const form = new FormData();
    form.set('content', 'The banner of Our Lady.');
    const photo = photos[index % photos.length] ?? Buffer.alloc(0);
    form.set('images', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    await write('/post/create', index, form);
  }
  client.close();
  return withPassword;
}

/** Makes a community, lives through one day of it, and measures its cost. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { folder, databaseUrl, members: count, share, seed } = options;
  const place = { dataFolder: join(folder, 'data'), databaseUrl };
  const started = performance.now();
  const making = await startBuiltServer({ ...place, port: await freePort() });
  await making.stop();
  const members = await seedCommunity({ ...place, members: count, seed });
  const photos = [await noisyPhoto(1600, 1200), await noisyPhoto(1200, 1600)];
  const server = await startBuiltServer({ ...place, port: await freePort() });
  const database = databaseUrl === null ? null : await postgresProcess(databaseUrl);
  const databaseTime = async () => (await database?.cpuSeconds()) ?? 0;
  const acknowledged: Acknowledged = {
    messages: new Map(),
    posts: new Set(),
    deliveries: [],
    events: 0,
    connections: 0,
  };
  try {
    const withPassword = await furnish(server.url, members, photos);
    const visits = drawDay({ seed, members: count, share });
    const before = await measureStored(place);
    const client = createMemberClient(server.url);
    const speeds = [slowness()];
    const [serverBefore, databaseBefore] = [await cpuSeconds(server.pid), await databaseTime()];
    // The workers that prepare pictures are processes of their own.
    const treeTime = measureProcessorTime(server.pid);
    const { failures } = await liveDay(
      {
        url: server.url,
        client,
        members,
        withPassword,
        photos,
        random: createRandom(seed + 1),
        acknowledged,
      },
      visits,
      VISITS_AT_ONCE,
    );
    const serverTime = (treeTime?.end() ?? (await cpuSeconds(server.pid))) - serverBefore;
    const spentByDatabase = (await databaseTime()) - databaseBefore;
    speeds.push(slowness());
    const { traffic } = client;
    client.close();
    const after = await measureStored(place);
    const losses = await findLosses(place, acknowledged);
    const writesPerSecond = await measureWritesPerSecond(server, members, WRITE_SECONDS);
    const bytesPerSocket = await measureSocketBytes(server, members.slice(0, MOST_SOCKETS));

    const active = activeMembers(visits);
    const slow = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
    const grown = [...after.rows].map(
      ([table, rows]) => [table, (rows - (before.rows.get(table) ?? 0)) / active] as const,
    );
    return {
      engine: databaseUrl === null ? 'SQLite' : 'PostgreSQL',
      seed,
      members: count,
      active,
      visits: visits.length,
      minutes: (performance.now() - started) / 60_000,
      slowness: slow,
      cost: {
        activeShare: share,
        peakShare,
        requests: traffic.requests() / active,
        writes: traffic.writes.length / active,
        serverSeconds: serverTime / slow / active,
        databaseSeconds: spentByDatabase / slow / active,
        socketHours: socketHours(visits) / active,
        trafficBytes: (traffic.received() + traffic.sent()) / active,
        pictureBytes: traffic.pictureBytes() / active,
        databaseGrowth: Math.max(0, after.databaseBytes - before.databaseBytes) / active,
        fileGrowth: (after.fileBytes - before.fileBytes) / active,
      },
      sentBytes: traffic.sent() / active,
      receivedBytes: traffic.received() / active,
      pictures: traffic.pictures() / active,
      connections: acknowledged.connections / active,
      events: acknowledged.events / active,
      rows: Object.fromEntries(grown.filter(([, rows]) => rows > 0)),
      writesPerSecond,
      bytesPerSocket,
      milliseconds: {
        reads: quantiles(traffic.reads),
        writes: quantiles(traffic.writes),
        deliveries: quantiles(acknowledged.deliveries),
      },
      problems: [...losses, ...new Set(failures.slice(0, MOST_SHOWN))],
    };
  } finally {
    await server.stop();
  }
}
