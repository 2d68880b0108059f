import { join } from 'node:path';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { startBuiltServer } from '../built-server-process.ts';
import { engines, type Bench, type Place } from './bench.ts';
import { compareLatency } from './latency.ts';
import type { Asked, Latency } from './latency.ts';
import type { Figure } from './report.ts';

/** How many times slower a larger store is allowed to be, at the median and at the 99th percentile. */
interface Factors {
  p50: number;
  p99: number;
}

const usual: Factors = { p50: 1.3, p99: 2 };

const member = {
  first_name: 'Bede',
  last_name: 'of Jarrow',
  email: 'bede@example.org',
  password: 'Historia-Ecclesiastica-731',
  phone: null,
  termsAccepted: true,
};

interface Account {
  _id: string;
  token: string;
}

interface Stored {
  dataFolder: string;
  databaseUrl: string | null;
  port: number;
}

interface Growing {
  /** The name of the data that grows. */
  name: string;
  few: number;
  many: number;
  store: (options: Stored, account: Account, count: number) => Promise<void>;
  /** The paths of the requests to measure, by the name of each measurement in the results. */
  paths: (account: Account) => Readonly<Record<string, readonly string[]>>;
  most?: Factors;
}

interface Site extends Omit<Asked, 'paths'> {
  account: Account;
  stop: () => Promise<void>;
}

async function site(growing: Growing, stored: Stored, count: number): Promise<Site> {
  console.log(`Preparing ${growing.name}: ${count.toLocaleString('en')}…`);
  const making = await startBuiltServer(stored);
  const account = await callApi<Account>(making.url, 'POST', '/auth/signup', null, member);
  await making.stop();
  await growing.store(stored, account, count);
  const { url, stop } = await startBuiltServer(stored);
  return { url, account, token: account.token, stop };
}

const words = ({ p50, p99, queries }: Latency) =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${queries.toFixed(1)} queries`;

async function measurePart(growing: Growing, part: string, sites: readonly Site[]): Promise<Figure> {
  const { name, few, many, most = usual } = growing;
  const targets = sites.map(({ url, token, account }) => ({
    url,
    token,
    paths: growing.paths(account)[part] ?? [],
  }));
  const [small, large] = await compareLatency(targets);
  if (small === undefined || large === undefined) throw new Error(`${name} was not measured.`);
  const factors = { p50: large.p50 / small.p50, p99: large.p99 / small.p99 };
  return {
    name: `${name}${part === '' ? '' : `, ${part}`}, ${many.toLocaleString('en')} beside ${few.toLocaleString('en')}`,
    measured: words(large),
    reference: words(small),
    ratio: `${factors.p50.toFixed(2)} x, p99 ${factors.p99.toFixed(2)} x`,
    target: `at most ${most.p50} x, p99 ${most.p99} x`,
    reached: factors.p50 <= most.p50 && factors.p99 <= most.p99,
  };
}

/** Checks that the response time does not depend on the amount of stored data. */
async function measureGrowth(growing: Growing, place: Place): Promise<Figure[]> {
  const { name, few, many } = growing;
  const { folder, port, databaseUrls } = place;
  const sites: Site[] = [];
  try {
    for (const [index, count] of [few, many].entries()) {
      const dataFolder = join(folder, `${name}-${count}`);
      const databaseUrl = databaseUrls[index] ?? null;
      sites.push(await site(growing, { dataFolder, databaseUrl, port: port + index }, count));
    }
    const figures: Figure[] = [];
    for (const part of Object.keys(growing.paths(sites[0]?.account ?? { _id: '', token: '' }))) {
      figures.push(await measurePart(growing, part, sites));
    }
    return figures;
  } finally {
    for (const { stop } of sites) await stop();
  }
}

export async function measureGrowthOnBoth(bench: Bench, growing: Growing): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of engines) {
    const name = `${growing.name}, ${engine}`;
    figures.push(...(await measureGrowth({ ...growing, name }, await bench.place(engine))));
  }
  return figures;
}
