import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ForbiddenUrl, type Outbound } from '../src/platform/outbound/outbound.ts';
import type { Caller } from './community.ts';
import { pushCertificate } from './push-certificate.ts';
import {
  decodePush,
  newBrowserKeys,
  verifyVapid,
  type BrowserKeys,
  type VapidClaims,
} from './push-decoder.ts';

/** A message that the push service has accepted or refused. */
interface ReceivedPush {
  readonly message: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
  readonly claims: VapidClaims;
  readonly publicKey: string;
  readonly bytes: number;
}

/** A browser of a member, with a subscription at the push service. */
export interface PushBrowser {
  readonly endpoint: string;
  /** The messages that have arrived, also those for which the service responded with an error. */
  readonly received: readonly ReceivedPush[];
  /** What the browser sends to the site to subscribe. */
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Subscribes the session of the caller. */
  subscribe(caller: Caller): Promise<void>;
  /** Lets the service respond with this status from now on. */
  respond(status: number, headers?: Record<string, string>): void;
  /** Lets the service receive messages, and respond only when the returned function is called. */
  pause(): () => void;
  /** Returns the contents of the messages since the last call. */
  take(): Record<string, unknown>[];
}

/** A push service for tests (RFC 8030). It decrypts the messages with the keys of its browsers. */
export interface PushService {
  readonly port: string;
  /** The rules by which the server reaches this service, and nothing else. */
  readonly outbound: Outbound;
  browser(): PushBrowser;
  close(): Promise<void>;
}

/** The rules by which a server reaches the push service at this port, and nothing else. */
export const pushOutbound = (port: string): Outbound => ({
  deadline: 5000,
  certificate: pushCertificate.cert,
  allowsPort: (given) => given === port,
  resolve: async (hostname) => {
    if (hostname !== 'push.example') throw new ForbiddenUrl(`${hostname} is internal.`);
    return [{ address: '127.0.0.1', family: 4 }];
  },
});

interface Registered {
  readonly keys: BrowserKeys;
  readonly received: ReceivedPush[];
  status: number;
  headers: Record<string, string>;
  /** Resolves when the service may respond. */
  released: Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Registered>();
  const server = createServer(pushCertificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      if (browser === undefined || request.method !== 'POST') return response.writeHead(404).end();
      const body = Buffer.concat(chunks);
      const { claims, publicKey } = verifyVapid(request.headers.authorization ?? '');
      const message = JSON.parse(decodePush(body, browser.keys)) as Record<string, unknown>;
      browser.received.push({ message, headers: request.headers, claims, publicKey, bytes: body.length });
      return browser.released.then(() => response.writeHead(browser.status, browser.headers).end());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);

  return {
    port,
    outbound: pushOutbound(port),

    browser() {
      const path = `/send/${randomBytes(16).toString('base64url')}`;
      const keys = newBrowserKeys(randomBytes(16));
      const registered: Registered = {
        keys,
        received: [],
        status: 201,
        headers: {},
        released: Promise.resolve(),
      };
      browsers.set(path, registered);
      const endpoint = `https://push.example:${port}${path}`;
      const subscription = {
        endpoint,
        keys: { p256dh: keys.pair.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
      };
      let taken = 0;
      return {
        endpoint,
        received: registered.received,
        subscription,
        async subscribe(caller) {
          const { status } = await caller.request('PUT', '/push/subscription', { body: subscription });
          if (status !== 200) throw new Error(`The subscription was refused with ${status}.`);
        },
        respond(status, headers = {}) {
          registered.status = status;
          registered.headers = headers;
        },
        pause() {
          const { promise, resolve } = Promise.withResolvers<void>();
          registered.released = promise;
          return resolve;
        },
        take() {
          const messages = registered.received.slice(taken).map(({ message }) => message);
          taken = registered.received.length;
          return messages;
        },
      };
    },

    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
