import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../../platform/config.ts';
import { ok, problem, reasonOf, type Finding } from './finding.ts';
import { requestHealth } from './probes.ts';

const everywhere = new Set(['0.0.0.0', '::']);

/** Listens for a moment. Returns the code of the error, or null if the port is free. */
async function listenOnce(port: number, host: string): Promise<string | null> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : reasonOf(error);
  } finally {
    server.close();
  }
}

export async function checkPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<Finding[]> {
  const code = await listenOnce(port, host);
  if (code === null) return [ok(port === 0 ? 'The server uses any free port.' : `Port ${port} is free.`)];
  if (code === 'EACCES')
    return [problem(`This user may not listen on port ${port}.`, 'Choose a port above 1023 with PORT.')];
  if (code !== 'EADDRINUSE')
    return [problem(`The server cannot listen on ${host} (${code}).`, 'Choose another address with HOST.')];
  const name = everywhere.has(host) ? 'localhost' : host;
  const url = new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`);
  const isParvis = await requestHealth(url).then(
    (answer) => answer.isParvis,
    () => false,
  );
  return [
    isParvis
      ? ok(`Parvis is running on port ${port}.`)
      : problem(`Another program uses port ${port}.`, 'Stop it, or choose another port with PORT.'),
  ];
}
