// picture-process.unit.test.ts starts this script as the child process.
import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveWork } from '../src/platform/workers/serve-work.ts';

interface Task {
  readonly path: string;
}

const signals: Readonly<Record<string, NodeJS.Signals>> = { crashes: 'SIGSEGV', killed: 'SIGKILL' };

serveWork({
  /**
   * Processes a picture. If its name is a signal, the process is killed with this signal. Other pictures that are
   * being processed must then be tried again.
   */
  async process({ path }: Task): Promise<object> {
    const signal = signals[basename(path)];
    if (signal !== undefined) process.kill(process.pid, signal);
    const isSecond = existsSync(path);
    writeFileSync(path, '');
    // The wait is long enough for another task to kill the process.
    await setTimeout(isSecond ? 50 : 60_000);
    return { width: 1, height: 1, placeholder: '', renderings: [] };
  },
});
