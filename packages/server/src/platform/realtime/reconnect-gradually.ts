import type { Socket } from 'socket.io';

/** If many pages fetched their data at the same time, the server would be slow for everybody. */
const LONGEST_DELAY = 5000;
/** So many pages can connect again at once. */
const AT_ONCE = 20;

/**
 * Closes connections, each after a random time of at most `longestDelay` milliseconds. The pages then connect again and
 * fetch their data, because they have missed events.
 */
export function reconnectGradually(
  sockets: readonly Pick<Socket, 'disconnect'>[],
  longestDelay = LONGEST_DELAY,
): void {
  for (const socket of sockets) {
    const delay = sockets.length > AT_ONCE ? Math.random() * longestDelay : 0;
    setTimeout(() => socket.disconnect(true), delay).unref();
  }
}
