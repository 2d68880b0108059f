import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCache } from './compile-cache.ts';

const source = join(import.meta.dirname, '../src');

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly complaints: string;
}

export interface RunningProcess {
  readonly pid: number;
  signal(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
  /** Resolves with the text of the first group when the output matches. Rejects if the process ends before that. */
  printed(pattern: RegExp): Promise<string>;
}

/** Runs a program of the server as an administrator would. */
export function run(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunningProcess {
  const child = spawn(process.execPath, [join(source, program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...environment },
  });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = (async () => {
    await once(child, 'close');
    return { code: child.exitCode, output, complaints };
  })();

  return {
    pid: child.pid ?? 0,
    signal: (signal) => child.kill(signal),
    ended,
    printed: async (pattern) => {
      for (;;) {
        const found = pattern.exec(output);
        if (found !== null) return found[1] ?? '';
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The process ended without printing ${String(pattern)}: ${complaints}`);
        }
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
  };
}
