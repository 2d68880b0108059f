import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';

/** A proxy in front of several servers. */
export interface Balancer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface BalancerOptions {
  readonly port: number;
  /** The URLs of the servers. */
  readonly servers: readonly string[];
  /** The time between two checks of a server, in milliseconds. */
  readonly interval?: number;
}

const CHECK_TIMEOUT = 1000;

/** Whether a request can go to another server if this one does not accept it: its method changes nothing. */
const isRepeatable = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const isReady = (server: string): Promise<boolean> =>
  fetch(`${server}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT) }).then(
    (response) => response.ok,
    () => false,
  );

function refuse(response: ServerResponse | Socket): void {
  if ('writeHead' in response) {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' })
        .end('No server is ready.');
  } else response.destroy();
}

/**
 * Sends each request and each websocket to the next server that is ready, in turn. A member has no server of their own,
 * so the cluster fails here if it depends on one.
 */
export async function startBalancer({ port, servers, interval = 250 }: BalancerOptions): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({ agent, xfwd: true, ws: true });
  let ready: readonly string[] = [];
  let turn = 0;
  const next = (): string | undefined => {
    turn += 1;
    return ready[turn % ready.length];
  };

  async function check(): Promise<void> {
    const answers = await Promise.all(servers.map(isReady));
    ready = servers.filter((_, index) => answers[index]);
  }

  const forward = (request: IncomingMessage, response: ServerResponse, attempts: number): void => {
    const target = next();
    if (target === undefined) {
      refuse(response);
      return;
    }
    // A request for reading has no body. With a body of its own, each attempt can end it.
    const body = isRepeatable(request) ? { buffer: Readable.from([]) } : {};
    proxy.web(request, response, { target, ...body }, () => {
      if (attempts > 1 && isRepeatable(request) && !response.headersSent && !response.destroyed)
        forward(request, response, attempts - 1);
      else refuse(response);
    });
  };

  const server = createServer((request, response) => forward(request, response, servers.length));
  server.on('upgrade', (request, socket: Socket, head) => {
    const target = next();
    if (target === undefined) refuse(socket);
    else proxy.ws(request, socket, head, { target }, () => refuse(socket));
  });
  await check();
  const timer = setInterval(() => void check(), interval);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a TCP port, so its address is never the path of a socket.
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
