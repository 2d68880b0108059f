import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compileCache } from './compile-cache.ts';

/** The start script has the same flag. */
const MEMORY_FLAG = '--max-semi-space-size=8';

export interface ServerProcess {
  url: string;
  pid: number;
  /** Kills the process immediately, as a power cut would. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface ServerProcessOptions {
  dataFolder: string;
  databaseUrl: string | null;
  port: number;
  /** The script to start. Without it, the server runs from its sources. */
  script?: string;
  environment?: Readonly<Record<string, string>>;
  /** A file descriptor for the standard output of the server. Without it, the output is not stored. */
  output?: number;
  /**
   * The time limit for the start in milliseconds. After it the server is killed, and the error contains its output.
   */
  startTimeout?: number;
}

/** Starts the real server in a separate process. Resolves when it is ready. */
export async function startServerProcess({
  dataFolder,
  databaseUrl,
  port,
  script = join(import.meta.dirname, '../src/main.ts'),
  environment = {},
  output,
  startTimeout = 45_000,
}: ServerProcessOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MEMORY_FLAG, script], {
    stdio: ['ignore', output ?? 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...compileCache,
      DATA_DIR: dataFolder,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMIT_MAX: '1000000000',
      LINK_PREVIEWS: '0',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...environment,
    },
  });
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start. ${complaints}`);
    }
    await delay(15);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  if (child.pid === undefined) throw new Error('The server has no process.');
  return { url, pid: child.pid, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
