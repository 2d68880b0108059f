import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../test/harness.ts';
import { nextEvent } from '../../../test/socket-events.ts';

test('a server closes although a browser has opened a connection in advance', async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const closed = nextEvent(socket, 'close');
  await server.close();
  await closed;
  expect(socket.bytesRead).toBe(0);
});

test('a server that closes answers a request that has begun', async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  const closing = server.close();
  const ended = nextEvent(socket, 'close');
  socket.write('Connection: close\r\n\r\n');
  await ended;
  await closing;
  expect(answer).toMatch(/^HTTP\/1\.1 /);
});
