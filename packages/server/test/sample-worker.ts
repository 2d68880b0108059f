// worker-process.unit.test.ts starts this script as the child process.
import { existsSync, writeFileSync } from 'node:fs';
import { serveWork } from '../src/platform/workers/serve-work.ts';

function die(signal: NodeJS.Signals): Promise<never> {
  process.kill(process.pid, signal);
  return new Promise(() => {});
}

const tasks = {
  double: async (number: number): Promise<number> => number * 2,

  fail: async (): Promise<never> => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  },

  die,

  /** Kills the process at the first call and marks this with a file. Later calls return normally. */
  async dieOnce(marker: string): Promise<string> {
    if (existsSync(marker)) return 'done';
    writeFileSync(marker, '');
    return die('SIGKILL');
  },

  /** Disconnects the process, which ends some time later. */
  async closeOnce(marker: string): Promise<string> {
    if (existsSync(marker)) return 'done';
    writeFileSync(marker, '');
    process.removeAllListeners('disconnect');
    setInterval(() => {}, 1000);
    process.disconnect();
    return 'unheard';
  },

  variable: async (name: string): Promise<string | null> => process.env[name] ?? null,
};
export type SampleTasks = typeof tasks;

serveWork(tasks);
