import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabaseLink, type DatabaseLink } from './database-link.ts';

let database: Server;
let link: DatabaseLink;
let clients: Socket[] = [];

beforeEach(async () => {
  database = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(database, 'listening');
  link = await openDatabaseLink(
    `postgres://maria:secret@127.0.0.1:${(database.address() as AddressInfo).port}/parvis`,
  );
});

afterEach(() => {
  for (const client of clients) client.destroy();
  clients = [];
  link.stop();
  database.close();
});

function open(): Socket {
  const { hostname, port } = new URL(link.url);
  const client = connect(Number(port), hostname);
  clients.push(client);
  return client;
}

async function echo(client: Socket, text: string): Promise<string> {
  client.write(text);
  const [answer]: Buffer[] = await once(client, 'data');
  return String(answer);
}

test('a link that hangs keeps its connections, and passes everything on when it resumes', async () => {
  const before = open();
  expect(await echo(before, 'before')).toBe('before');
  link.hang();
  const during = open();
  const answers = [echo(before, 'late'), echo(during, 'new')];
  const first = await Promise.race([...answers, once(during, 'connect').then(() => 'only connected')]);
  expect(first).toBe('only connected');
  link.resume();
  expect(await Promise.all(answers)).toEqual(['late', 'new']);
});

test('a link leads to the same database with the same account', () => {
  const { username, password, pathname } = new URL(link.url);
  expect([username, password, pathname]).toEqual(['maria', 'secret', '/parvis']);
});
