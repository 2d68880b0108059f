import { assert, expect, test as base } from 'vitest';
// oxlint-disable no-empty-pattern -- Vitest reads from the pattern on which other fixtures a fixture depends.
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { socket, type FakeSocket } from './fake-socket.ts';
import { consoleMonitor, type ConsoleMonitor } from './console-monitor.ts';
import { serveWith } from './network.ts';

export { expect };

/** A test of the app. It has its own fake server, which validates requests and responses against the contract. */
export const test = base.extend<{ server: FakeServer; socket: FakeSocket; console: ConsoleMonitor }>({
  server: [
    async ({}, use) => {
      const server = createFakeServer();
      serveWith(server);
      await use(server);
      assert.deepEqual(server.faults, [], 'Requests and answers fit the contract.');
    },
    { auto: true },
  ],
  socket: [
    async ({}, use) => {
      await use(socket);
      socket.reset();
    },
    { auto: true },
  ],
  console: [
    async ({}, use) => {
      const monitor = consoleMonitor();
      await use(monitor);
      assert.deepEqual(monitor.stop(), [], 'The console stays silent.');
    },
    { auto: true },
  ],
});
