import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startBalancer, type Balancer } from './balancer.ts';

let open: { servers: Server[]; balancer: Balancer | null } = { servers: [], balancer: null };

afterEach(async () => {
  await open.balancer?.stop();
  for (const server of open.servers) {
    server.closeAllConnections();
    server.close();
  }
  open = { servers: [], balancer: null };
});

/** Starts a server that responds with its name, or with 503 if it is not ready. */
async function startNamed(name: string, isReady = true): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' && !isReady ? 503 : 200).end(name);
  });
  open.servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startBefore(servers: readonly string[]): Promise<string> {
  open.balancer = await startBalancer({ port: 0, servers, interval: 20 });
  return open.balancer.url;
}

async function namesFrom(url: string, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) names.push(await (await fetch(`${url}/page`)).text());
  return names.toSorted((one, other) => one.localeCompare(other));
}

describe('the proxy of a cluster', () => {
  test('gives the servers requests in turn, and none to a server that is not ready', async () => {
    const url = await startBefore([
      await startNamed('one'),
      await startNamed('starting', false),
      await startNamed('two'),
    ]);
    expect(await namesFrom(url, 4)).toEqual(['one', 'one', 'two', 'two']);
  });

  test('repeats a request for reading at another server when its server has ended', async () => {
    const url = await startBefore([await startNamed('ended'), await startNamed('stays')]);
    const [ended] = open.servers;
    ended?.closeAllConnections();
    ended?.close();
    expect(await namesFrom(url, 4)).toEqual(['stays', 'stays', 'stays', 'stays']);
  });

  test('responds with 503 when no server is ready', async () => {
    const url = await startBefore([await startNamed('starting', false)]);
    expect((await fetch(`${url}/page`)).status).toBe(503);
  });
});
