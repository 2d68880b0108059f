import { readFile, readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { cpuSeconds } from './processor-time.ts';

/** A database that runs in processes of its own. */
export interface DatabaseProcess {
  /** The processor time of all its processes so far, in seconds. */
  cpuSeconds(): Promise<number>;
}

/** The number of a process' parent, from Linux' process statistics; null if the process has ended. */
async function parentOf(pid: number): Promise<number | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const entries = await readdir('/proc');
  const children: number[] = [];
  for (const entry of entries) {
    const id = Number(entry);
    if (Number.isInteger(id) && (await parentOf(id)) === pid) children.push(id);
  }
  return children;
}

/** The processes of the PostgreSQL server at the address. Each connection has its own process. */
export async function postgresProcess(url: string): Promise<DatabaseProcess> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = await parentOf(rows[0]?.pid ?? 0);
  await client.end();
  if (server === null) throw new Error('PostgreSQL has no process.');
  return {
    cpuSeconds: async () => {
      const times = await Promise.all(
        // A process that has just ended counts as 0, because it did nothing for the measured requests.
        [server, ...(await childrenOf(server))].map((pid) => cpuSeconds(pid).catch(() => 0)),
      );
      return times.reduce((sum, time) => sum + time, 0);
    },
  };
}
