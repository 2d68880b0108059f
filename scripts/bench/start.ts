import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { seedDatabase } from '../../packages/server/test/seed.ts';
import { startBuiltServer } from '../built-server-process.ts';
import { slowness } from '../machine-speed.ts';
import type { Bench } from './bench.ts';
import { longestFirstPause, pauseEnvironment } from './first-use.ts';
import { cpuSeconds } from '../../packages/server/test/processor-time.ts';
import { megabytes } from './load.ts';
import type { Figure } from './report.ts';
import { loadSite } from './site-load.ts';

const POSTS = 10_000;
const STARTS = 3;
/** The limit for the start, in seconds of processor time on the machine on which the budgets were measured. */
const MOST_SECONDS = 0.8;
/** The limit for a pause, in milliseconds on the same machine. */
const MOST_PAUSE = 50;
const LOAD_SECONDS = 300;
/** The limit for the memory of the server and its workers, in MiB. */
const MOST_MEMORY = 300;
/** How long the server rests, in milliseconds. After this time without work, every worker has ended. */
const REST = 15_000;

/** The ids of the workers that are running. */
async function workersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

async function memoryOf(pid: number): Promise<number> {
  const all = await Promise.all([pid, ...(await workersOf(pid))].map(megabytes));
  return all.reduce((sum, one) => sum + one, 0);
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const memory = (name: string, measured: number): Figure => ({
  name,
  measured: `${Math.round(measured)} MiB`,
  reference: '',
  ratio: '',
  target: `at most ${MOST_MEMORY} MiB`,
  reached: measured <= MOST_MEMORY,
});

/** Measures the time to start, the pauses at the first use, and the memory before and after load. */
export async function measureStart(bench: Bench): Promise<Figure[]> {
  const options = { dataFolder: join(bench.folder, 'start'), databaseUrl: null, port: bench.nextPort() };
  await (await startBuiltServer(options)).stop();
  await seedDatabase(options, POSTS);

  const starts = [];
  for (let count = 0; count < STARTS; count += 1) {
    const factor = slowness();
    const server = await startBuiltServer(options);
    const seconds = await cpuSeconds(server.pid);
    starts.push({ seconds, factor, comparable: seconds / factor });
    await server.stop();
  }
  const coldStart = median(starts.map(({ comparable }) => comparable));

  const pauseFile = join(bench.folder, 'longest-pause');
  const factor = slowness();
  const measured = await startBuiltServer({ ...options, environment: pauseEnvironment(pauseFile) });
  const pause = await longestFirstPause(measured.url, measured.pid, pauseFile);
  const comparablePause = pause.milliseconds / factor;
  await measured.stop();

  const server = await startBuiltServer(options);
  bench.atEnd(server.stop);
  await delay(1500);
  const atRest = await memoryOf(server.pid);
  console.log(`Loading the site for ${LOAD_SECONDS} s…`);
  const visits = await loadSite(server.url, LOAD_SECONDS);
  await delay(REST);
  return [
    {
      name: 'Cold start, processor time',
      measured: `${median(starts.map(({ seconds }) => seconds)).toFixed(2)} s`,
      reference: `a machine ${median(starts.map(({ factor }) => factor)).toFixed(1)} times as slow`,
      ratio: `${coldStart.toFixed(2)} s`,
      target: `at most ${MOST_SECONDS} s`,
      reached: coldStart <= MOST_SECONDS,
    },
    {
      name: `Longest pause at first use: ${pause.call}`,
      measured: `${Math.round(pause.milliseconds)} ms`,
      reference: `a machine ${factor.toFixed(1)} times as slow`,
      ratio: `${Math.round(comparablePause)} ms`,
      target: `at most ${MOST_PAUSE} ms`,
      reached: comparablePause <= MOST_PAUSE,
    },
    memory('Memory at rest', atRest),
    memory(`Memory after ${visits} sign-ups, listings and feeds`, await memoryOf(server.pid)),
  ];
}
