import type { Socket } from 'node:net';

/**
 * Resolves with the next event of the name. `once` of node:events fails where the connection is reset before, as it may be
 * where a client still writes to a server that has ended it.
 */
export const heard = (socket: Socket, event: 'close' | 'drain'): Promise<void> =>
  new Promise((resolve) => {
    socket.once(event, () => resolve());
  });
