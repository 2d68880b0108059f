import { setupWorker } from 'msw/browser';
import { handlersOf, type FakeServer } from './fake-server.ts';
import { socketHandler } from './fake-socket.ts';

let current: FakeServer | undefined;

/** Makes this server answer all requests from now on. */
export function serveWith(server: FakeServer): void {
  current = server;
}

const worker = setupWorker(
  ...handlersOf(() => {
    if (current === undefined) throw new Error('No test has a server.');
    return current;
  }),
  socketHandler,
);

let started: Promise<unknown> | undefined;

/** Starts intercepting requests. Runs once per page. */
export const startNetwork = (): Promise<unknown> => {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
};
