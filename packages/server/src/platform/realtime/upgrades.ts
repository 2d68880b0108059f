import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isAmbiguous } from '../http/ambiguous-headers.ts';
import { malformed, type RefuseSocket } from '../http/broken-requests.ts';
import type { AppError } from '../http/errors.ts';

const KEY = /^[+/0-9A-Za-z]{22}==$/;

/** Whether this is the handshake of a WebSocket (RFC 6455) that Engine.IO accepts. */
function isHandshake(request: IncomingMessage): boolean {
  const { headers, method, url = '' } = request;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  return (
    method === 'GET' &&
    headers['sec-websocket-version'] === '13' &&
    KEY.test(headers['sec-websocket-key'] ?? '') &&
    query.get('EIO') === '4' &&
    query.get('transport') === 'websocket' &&
    !query.has('sid') &&
    !isAmbiguous(request)
  );
}

interface UpgradeOptions {
  /** Returns null if the client may connect. */
  readonly refusalOf: (request: IncomingMessage) => Promise<AppError | null>;
  readonly refuseSocket: RefuseSocket;
}

const ignoreError = (): void => {};

/** Refuses upgrades before Engine.IO sees them, because Engine.IO would refuse them without our headers. */
export function checkUpgrades(server: Server, { refusalOf, refuseSocket }: UpgradeOptions): void {
  const upgrading = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  const answer = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    // Node.js has removed its own listener, and Engine.IO adds one later.
    socket.on('error', ignoreError);
    // The limits count malformed handshakes, too.
    const refusal = (await refusalOf(request)) ?? (isHandshake(request) ? null : malformed(400));
    if (refusal === null) for (const listener of upgrading) listener(request, socket, head);
    else refuseSocket(refusal, socket);
    socket.off('error', ignoreError);
  };
  server.on('upgrade', (request, socket, head) => void answer(request, socket, head));
}
