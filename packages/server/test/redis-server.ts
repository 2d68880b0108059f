import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

interface RedisServer {
  readonly program: string;
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function isSpawned(server: ChildProcess): Promise<boolean> {
  try {
    await once(server, 'spawn');
    return true;
  } catch {
    return false;
  }
}

async function isReady(server: ChildProcess): Promise<boolean> {
  if (server.stdout === null) return false;
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume();
      return true;
    }
  }
  return false;
}

/** Starts Valkey or Redis without a file, if one of them is on the path. */
export async function startRedisServer(): Promise<RedisServer | null> {
  for (const program of ['valkey-server', 'redis-server']) {
    const port = await freePort();
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const server = spawn(program, settings, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] });
    if (!(await isSpawned(server))) continue;
    const end = (): void => {
      server.kill();
    };
    process.once('exit', end);
    const { pid } = server;
    if (pid === undefined || !(await isReady(server))) throw new Error(`${program} has not started.`);
    return {
      program,
      url: `redis://127.0.0.1:${port}`,
      pid,
      stop: async () => {
        process.off('exit', end);
        const ended = once(server, 'exit');
        end();
        await ended;
      },
    };
  }
  return null;
}
