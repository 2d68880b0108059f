import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

export interface EmbeddedPostgres {
  /** The URL of the maintenance database, with the rights of a superuser. */
  url: string;
  /** Kills the server, as a power cut would, and starts it again with its data. Resolves when it is ready. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL from the locked npm package. It listens on a free port of the loopback interface and stores its
 * data in a temporary folder. It ends together with this process, even if this process is killed.
 */
export async function startEmbeddedPostgres({ durable = false } = {}): Promise<EmbeddedPostgres> {
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'test-postgres.ts'), ...(durable ? ['--durable'] : [])],
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  );
  const ended = once(server, 'exit');
  const lines = createInterface({ input: server.stdout });
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    ended.then(() => '{"error":"PostgreSQL ended before it had started."}'),
  ]);
  lines.close();
  const answer: { url: string } | { error: string } = JSON.parse(line);
  if ('error' in answer) {
    await ended;
    throw new Error(answer.error);
  }
  server.unref();
  return {
    url: answer.url,
    restart: async () => {
      const answers = createInterface({ input: server.stdout });
      server.stdin.write('restart\n');
      await once(answers, 'line');
      answers.close();
    },
    stop: async () => {
      server.ref();
      server.stdin.end();
      await ended;
    },
  };
}
