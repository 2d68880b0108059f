import type { Socket } from 'node:net';

/**
 * Resolves with the next event of this name. `once` of node:events would reject if the connection is reset. A reset
 * happens when a client writes to a server that has closed the connection.
 */
export const nextEvent = (socket: Socket, event: 'close' | 'data' | 'drain'): Promise<void> =>
  new Promise((resolve) => {
    socket.once(event, () => resolve());
  });
