import { setupWorker } from 'msw/browser';
import { handlersOf, type FakeServer } from './fake-server.ts';
import { socketHandler } from './fake-socket.ts';

let current: FakeServer | undefined;

/** Lets this server answer from now on. */
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

/** Starts to answer in place of the network, once in a page. */
export const startNetwork = (): Promise<unknown> => {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
};
