// The other end of the process that picture-process.unit.test.ts starts.
import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveWork } from '../src/platform/workers/serve-work.ts';

interface Task {
  readonly path: string;
}

const signals: Readonly<Record<string, NodeJS.Signals>> = { crashes: 'SIGSEGV', killed: 'SIGKILL' };

serveWork({
  /** A picture named after a signal kills the process. Another picture that is being read then must be read again. */
  async process({ path }: Task): Promise<object> {
    const signal = signals[basename(path)];
    if (signal !== undefined) process.kill(process.pid, signal);
    const isSecond = existsSync(path);
    writeFileSync(path, '');
    // Long enough for another task to end the process.
    await setTimeout(isSecond ? 50 : 60_000);
    return { width: 1, height: 1, placeholder: '', renderings: [] };
  },
});
