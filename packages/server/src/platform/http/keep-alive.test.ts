import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { nextEvent } from '../../../test/socket-events.ts';

const BOUNDARY = 'parvis';
const REST = 200;

let community: Community;
let maria: Caller;
let address: URL;

beforeAll(async () => {
  community = await startCommunity({
    config: { timeouts: { json: 60_000, form: 60_000, pause: 60_000, rest: REST } },
  });
  maria = await community.join();
  address = new URL(await community.listen());
});

afterAll(() => community.close());

const form = (field: string, epilogue = ''): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\nAmen\r\n--${BOUNDARY}--\r\n${epilogue}`;

const head = (method: string, path: string, length = 0): string =>
  [
    `${method} /api${path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${maria.token ?? ''}`,
    ...(length === 0
      ? []
      : [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`, `Content-Length: ${length}`]),
    '\r\n',
  ].join('\r\n');

/** Opens a connection. Its responses are read one after the other, with their status line and headers. */
async function open() {
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  socket.on('error', () => {});
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  const answer = async (): Promise<string> => {
    for (;;) {
      const end = received.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (end >= 0 && received.length >= end + 4 + length) {
        const whole = received.slice(0, end);
        received = received.slice(end + 4 + length);
        return whole;
      }
      await new Promise<void>((resolve) => {
        socket.once('data', () => resolve()).once('close', () => resolve());
      });
      if (socket.destroyed) return received;
    }
  };
  return { socket, answer };
}

const reads = async (socket: Socket, answer: () => Promise<string>): Promise<string> => {
  socket.write(head('GET', '/plan/all'));
  return answer();
};

test('a form is read to the end of its body, with any bytes after the last boundary', async () => {
  const { socket, answer } = await open();
  const epilogue = 'x'.repeat(200_000);
  const body = form('content', epilogue);
  socket.write(head('POST', '/post/create', body.length) + body.slice(0, -epilogue.length));
  socket.write(epilogue);
  expect(await answer()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await reads(socket, answer)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('a connection with refused requests can be used for the next ones', async () => {
  const { socket, answer } = await open();
  for (const [path, field, expected] of [
    ['/post/create', 'nothing', 400],
    ['/post/nowhere', 'content', 404],
    ['/plan/all', 'content', 404],
    ['/post/create', 'content', 201],
  ] as const) {
    const body = form(field);
    socket.write(head('POST', path, body.length) + body);
    const response = await answer();
    expect(response).toContain(`HTTP/1.1 ${expected} `);
    expect(response).not.toMatch(/connection: close/i);
    expect(await reads(socket, answer)).toMatch(/^HTTP\/1\.1 200 /);
  }
  socket.destroy();
});

test('a response before the end of an incomplete body says that the connection will be closed', async () => {
  const { socket, answer } = await open();
  const body = form('content');
  socket.write(head('POST', '/post/nowhere', body.length + 1000) + body);
  const response = await answer();
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(response).toMatch(/connection: close/i);
  await nextEvent(socket, 'close');
});

interface Way {
  readonly port: number;
  readonly agent?: Agent;
}

/** Sends a form in two halves, or a request without a body. A few senders are slower than `REST`. */
const ask = ({ port, agent }: Way, index: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const body = form(index % 2 === 0 ? 'content' : 'nothing', 'x'.repeat(index % 7 === 0 ? 100_000 : 0));
    const isForm = index % 3 !== 0;
    const sent = request(
      {
        port,
        ...(agent === undefined ? {} : { agent }),
        method: isForm ? 'POST' : 'GET',
        path: isForm ? '/api/post/create' : '/api/plan/all',
      },
      (response: IncomingMessage) => {
        response.resume().once('end', () => resolve(response.statusCode));
      },
    );
    sent.setHeader('authorization', `Bearer ${maria.token ?? ''}`);
    sent.on('error', reject);
    if (!isForm) {
      sent.end();
      return;
    }
    sent.setHeader('content-type', `multipart/form-data; boundary=${BOUNDARY}`);
    sent.setHeader('content-length', body.length);
    const half = Math.floor(body.length / 2);
    sent.write(body.slice(0, half));
    const finish = () => sent.end(body.slice(half));
    if (index % 300 === 1) setTimeout(finish, REST + 50);
    else setImmediate(finish);
  });

/** Sends a thousand requests, six at the same time. Returns how many got a response, and the different statuses. */
async function askMany(way: Way) {
  const statuses: (number | undefined)[] = [];
  for (let round = 0; round < 167; round += 1) {
    const indexes = Array.from({ length: 6 }, (_, index) => round * 6 + index);
    statuses.push(...(await Promise.all(indexes.map((index) => ask(way, index)))));
  }
  return { responses: statuses.length, statuses: new Set(statuses) };
}

const allAnswered = { responses: 1002, statuses: new Set([200, 201, 400]) };

test('each of many requests over one connection gets a response', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections: unknown[] = [];
  const count = (socket: unknown) => connections.push(socket);
  community.app.server.on('connection', count);
  expect(await askMany({ port: Number(address.port), agent })).toEqual(allAnswered);
  community.app.server.off('connection', count);
  expect(connections).toHaveLength(1);
  agent.destroy();
});

test('a proxy that shares connections gets a response to each of many requests', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request(new URL(url ?? '', address), { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  expect(await askMany({ port: (proxy.address() as AddressInfo).port })).toEqual(allAnswered);
  agent.destroy();
  proxy.closeAllConnections();
  proxy.close();
});
