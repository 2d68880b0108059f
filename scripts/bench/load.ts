import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds } from '../../packages/server/test/processor-time.ts';
import type { DatabaseProcess } from '../../packages/server/test/postgres-process.ts';
import { succeed } from '../command.ts';

export interface Target {
  url: string;
  pid: number;
  /** The processor time of the database counts, too. */
  database?: DatabaseProcess;
  token?: string;
  /** Whether the requests accept compressed responses, as those of browsers do. */
  isCompressed?: boolean;
  body?: object;
  /** The requests between which each connection alternates, instead of repeating one token and body. */
  variety?: readonly { token: string; body: object }[];
}

export interface Load {
  perSecond: number;
  /** Milliseconds of processor time for one request. */
  cpu: number;
}

interface CannonResult {
  requests: { average: number; total: number };
  non2xx: number;
  errors: number;
}

export async function megabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Writes the requests as an HTTP archive (HAR). */
async function writeVariety({ url, variety = [] }: Target, folder: string): Promise<string> {
  const entries = variety.map(({ token, body }) => ({
    request: {
      method: 'POST',
      url,
      headers: [
        { name: 'authorization', value: `Bearer ${token}` },
        { name: 'content-type', value: 'application/json' },
      ],
      postData: { text: JSON.stringify(body) },
    },
  }));
  const file = join(folder, 'variety.har');
  await writeFile(file, JSON.stringify({ log: { entries } }));
  return file;
}

async function applyLoad(target: Target, seconds: number): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-load-'));
  try {
    return await fire(target, seconds, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fire(target: Target, seconds: number, folder: string): Promise<Load> {
  const { url, pid, database, token, isCompressed, body, variety } = target;
  const args = ['-j', '-c', '32', '-d', String(seconds)];
  if (variety !== undefined) args.push('--har', await writeVariety(target, folder));
  if (token !== undefined) args.push('-H', `authorization=Bearer ${token}`);
  if (isCompressed === true) args.push('-H', 'accept-encoding=br');
  if (body !== undefined) {
    args.push('-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body));
  }
  const spentSoFar = async () => (await cpuSeconds(pid)) + ((await database?.cpuSeconds()) ?? 0);
  const before = await spentSoFar();
  const output = await succeed('autocannon', [...args, url]);
  const spent = (await spentSoFar()) - before;
  const result: CannonResult = JSON.parse(output.slice(output.indexOf('{"')));
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  return { perSecond: result.requests.average, cpu: (spent / result.requests.total) * 1000 };
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Measures the targets several times in alternation, so that other load on the machine affects all of them. */
export async function compare(targets: Target[], { rounds = 3, seconds = 4 } = {}): Promise<Load[]> {
  const measured = targets.map((): Load[] => []);
  for (const target of targets) await applyLoad(target, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) measured[index]?.push(await applyLoad(target, seconds));
  }
  return measured.map((loads) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    cpu: median(loads.map(({ cpu }) => cpu)),
  }));
}
