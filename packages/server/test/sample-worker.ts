// The other end of the process that worker-process.unit.test.ts starts.
import { serveWork } from '../src/platform/workers/serve-work.ts';

const tasks = {
  double: async (number: number): Promise<number> => number * 2,

  fail: async (): Promise<never> => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  },

  die: (): Promise<never> => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  },

  variable: async (name: string): Promise<string | null> => process.env[name] ?? null,
};
export type SampleTasks = typeof tasks;

serveWork(tasks);
