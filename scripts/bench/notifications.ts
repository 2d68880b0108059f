import { join } from 'node:path';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { seedNotifications } from '../../packages/server/test/seed-notifications.ts';
import { startServerProcess } from '../../packages/server/test/server-process.ts';
import { compareLatency } from './latency.ts';
import type { Asked, Latency } from './latency.ts';
import type { Figure } from './report.ts';

const few = 10_000;
const many = 1_000_000;
const most = 1.3;

const member = {
  first_name: 'Bede',
  last_name: 'of Jarrow',
  email: 'bede@example.org',
  password: 'Historia-Ecclesiastica-731',
  phone: null,
  termsAccepted: true,
};

interface Place {
  name: string;
  folder: string;
  databaseUrl: string | null;
  port: number;
}

interface Site extends Asked {
  stop: () => Promise<void>;
}

async function site({ name, folder, databaseUrl, port }: Place, count: number): Promise<Site> {
  console.log(`Preparing ${name}: ${count.toLocaleString('en')} notifications…`);
  const options = { dataFolder: join(folder, name), databaseUrl, port };
  const making = await startServerProcess(options);
  const account = await callApi<{ _id: string; token: string }>(
    making.url,
    'POST',
    '/auth/signup',
    null,
    member,
  );
  await making.stop();
  await seedNotifications(options, account._id, count);
  const { url, stop } = await startServerProcess(options);
  return { url, paths: [`/api/notification/all/${account._id}?limit=20`], token: account.token, stop };
}

const words = ({ p50, p99, queries }: Latency) =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${queries.toFixed(1)} queries`;

/** The list of a member's notifications must not cost more for all the others that are stored. */
export async function measureNotifications(
  engine: string,
  options: { folder: string; port: number; databaseUrls: readonly [string | null, string | null] },
): Promise<Figure> {
  const { folder, port, databaseUrls } = options;
  const name = `notifications-${engine.toLowerCase()}`;
  const sites: Site[] = [];
  try {
    sites.push(await site({ name, folder, databaseUrl: databaseUrls[0], port }, few));
    sites.push(
      await site({ name: `${name}-large`, folder, databaseUrl: databaseUrls[1], port: port + 1 }, many),
    );
    const [small, large] = await compareLatency(sites);
    if (small === undefined || large === undefined) throw new Error('The notifications were not measured.');
    const factor = large.p50 / small.p50;
    return {
      name: `Notifications, ${engine}, ${many.toLocaleString('en')} stored beside ${few.toLocaleString('en')}`,
      measured: words(large),
      reference: words(small),
      ratio: `${factor.toFixed(2)} x`,
      target: `at most ${most} x`,
      reached: factor <= most,
    };
  } finally {
    for (const { stop } of sites) await stop();
  }
}
