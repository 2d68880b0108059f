import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The network between a server and its database. Tests can disturb it. */
export interface DatabaseLink {
  /** The URL of the database through this link. */
  readonly url: string;
  /** Passes nothing on any more. Connections stay open, as after the loss of a router. */
  readonly hang: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

export async function openDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const database = new URL(databaseUrl);
  const pairs = new Map<Socket, Socket>();
  let isHanging = false;

  const join = (client: Socket): void => {
    const server = connect(Number(database.port), database.hostname);
    pairs.set(client, server);
    const end = (): void => {
      client.destroy();
      server.destroy();
      pairs.delete(client);
    };
    for (const socket of [client, server]) socket.once('close', end).on('error', end);
    client.pipe(server);
    server.pipe(client);
  };

  const waiting = new Set<Socket>();
  const listener = createServer((client) => {
    if (isHanging) waiting.add(client.on('error', () => waiting.delete(client)));
    else join(client);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  // The link listens on a TCP port, so its address is never the path of a socket.
  const { port } = listener.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;

  return {
    url: url.href,
    hang: () => {
      isHanging = true;
      for (const [client, server] of pairs) {
        client.unpipe(server).pause();
        server.unpipe(client).pause();
      }
    },
    resume: () => {
      isHanging = false;
      for (const [client, server] of pairs) {
        client.pipe(server);
        server.pipe(client);
      }
      for (const client of waiting) join(client);
      waiting.clear();
    },
    stop: () => {
      listener.close();
      for (const [client, server] of pairs) {
        client.destroy();
        server.destroy();
      }
      for (const client of waiting) client.destroy();
    },
  };
}
