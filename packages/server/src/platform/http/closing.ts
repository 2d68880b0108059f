import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often a server that is closing looks for connections without a request, in milliseconds. */
const INTERVAL = 50;

/**
 * Follows the connections that have not sent anything yet. Browsers open such connections in advance. Node.js takes
 * them for connections with a request, and waits for them when it closes.
 */
function unusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  server.on('upgrade', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
}

/**
 * Returns a function that closes the server after its running requests. A connection does not stay open because it is
 * kept alive, or because it was never used.
 */
export function gentleClosing(app: FastifyInstance): () => Promise<void> {
  const closeUnused = unusedConnections(app.server);
  return async () => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      closeUnused();
    }, INTERVAL);
    try {
      await app.close();
    } finally {
      clearInterval(timer);
    }
  };
}
