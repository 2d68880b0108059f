import type { Socket } from 'node:net';

/**
 * Resolves with the next event of that name. `once` of node:events would reject on a reset connection, which happens
 * if a client writes to a server that has closed it.
 */
export const nextEvent = (socket: Socket, event: 'close' | 'data' | 'drain'): Promise<void> =>
  new Promise((resolve) => {
    socket.once(event, () => resolve());
  });
