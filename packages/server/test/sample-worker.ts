// The other end of the process that worker-process.unit.test.ts starts.
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

  /** Exits if the file does not exist yet, and creates it. */
  async dieOnce(marker: string): Promise<string> {
    if (existsSync(marker)) return 'done';
    writeFileSync(marker, '');
    return die('SIGKILL');
  },

  /** Ends some time after it was disconnected. */
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
