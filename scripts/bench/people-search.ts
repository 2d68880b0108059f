import { join } from 'node:path';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { seedPeople } from '../../packages/server/test/seed-people.ts';
import { startServerProcess } from '../../packages/server/test/server-process.ts';
import { compareLatency } from './latency.ts';
import type { Asked, Latency } from './latency.ts';
import type { Figure } from './report.ts';

const few = 10_000;
const many = 100_000;
/** Of the median: two common words together, which are few of those typed, do grow with the members, if slowly. */
const most = 1.3;

/** As one types: what many are called, what few are called, parts of both, and what nobody is called. */
const typed =
  'm|ma|mar|mari|maria|maria r|maria ro|ros mar|garcía|ari|ann|li|fabwald|abwal|ildor|zio|q|xq|quodvultdeus|o’b|theresa kowalski|nguyen'.split(
    '|',
  );

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
  console.log(`Preparing ${name}: ${count.toLocaleString('en')} members…`);
  const options = { dataFolder: join(folder, name), databaseUrl, port };
  const making = await startServerProcess(options);
  const { token } = await callApi<{ token: string }>(making.url, 'POST', '/auth/signup', null, member);
  await making.stop();
  await seedPeople(options, count);
  const { url, stop } = await startServerProcess(options);
  const paths = typed.map((text) => `/api/user/all?limit=10&search=${encodeURIComponent(text)}`);
  return { url, paths, token, stop };
}

const words = ({ p50, p99, queries }: Latency) =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${queries.toFixed(1)} queries`;

/** People are searched while one types: how long one waits must not depend on how many members there are. */
export async function measurePeopleSearch(
  engine: string,
  options: { folder: string; port: number; databaseUrls: readonly [string | null, string | null] },
): Promise<Figure> {
  const { folder, port, databaseUrls } = options;
  const name = `people-${engine.toLowerCase()}`;
  const sites: Site[] = [];
  try {
    sites.push(await site({ name, folder, databaseUrl: databaseUrls[0], port }, few));
    sites.push(
      await site({ name: `${name}-large`, folder, databaseUrl: databaseUrls[1], port: port + 1 }, many),
    );
    const [small, large] = await compareLatency(sites);
    if (small === undefined || large === undefined) throw new Error('The search was not measured.');
    const factor = large.p50 / small.p50;
    return {
      name: `People search, ${engine}, ${many.toLocaleString('en')} members beside ${few.toLocaleString('en')}`,
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
