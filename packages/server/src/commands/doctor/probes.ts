import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** Less than the time limit of a check, so that the report can name the address. */
const TIMEOUT = 4000;
const HTTPS_PORT = 443;
export const SWITCHING_PROTOCOLS = 101;

function requestTo(url: URL, options: RequestOptions = {}): ClientRequest {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  // `readCertificate` checks the certificate, so that each fault is reported once.
  const request = send(url, { ...options, timeout: TIMEOUT, agent: false, rejectUnauthorized: false });
  request.on('timeout', () => request.destroy(new Error('no answer')));
  return request.end();
}

export interface Health {
  /** Whether the answer is that of `/healthz`. */
  readonly isParvis: boolean;
  readonly status: number;
  /** The clock of the server or of its proxy, in milliseconds. */
  readonly date: number | null;
}

/** Requests `/healthz` of a server. Throws if there is no answer. */
export async function requestHealth(origin: URL): Promise<Health> {
  const request = requestTo(new URL('/healthz', origin));
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error('no answer');
  const text = Buffer.concat(await response.toArray()).toString();
  const date = Date.parse(response.headers.date ?? '');
  return {
    isParvis: response.statusCode === 200 && text === '{"status":"ok"}',
    status: response.statusCode ?? 0,
    date: Number.isNaN(date) ? null : date,
  };
}

/** Opens a websocket as a page of Parvis does, and closes it. Returns the status of the answer: 101 if it has opened. */
export async function openWebsocket(origin: URL): Promise<number> {
  const request = requestTo(new URL('/socket.io/?EIO=4&transport=websocket', origin), {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      origin: origin.origin,
    },
  });
  return new Promise((resolve, reject) => {
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(SWITCHING_PROTOCOLS);
    });
    request.once('response', (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.once('error', reject);
  });
}

export interface Certificate {
  /** Why browsers refuse the certificate, such as `CERT_HAS_EXPIRED`. Null if they accept it. */
  readonly error: string | null;
  /** The end of its validity, in milliseconds. */
  readonly validTo: number;
}

/** Reads the certificate that the server of an https address sends. Throws if there is no TLS connection. */
export async function readCertificate(url: URL): Promise<Certificate> {
  const socket = connect({
    host: url.hostname,
    port: url.port === '' ? HTTPS_PORT : Number(url.port),
    // RFC 6066 forbids an IP address as the server name.
    ...(isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
    rejectUnauthorized: false,
    timeout: TIMEOUT,
  });
  socket.on('timeout', () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'secureConnect');
    return {
      error: socket.authorized ? null : String(socket.authorizationError),
      validTo: Date.parse(socket.getPeerCertificate().valid_to),
    };
  } finally {
    socket.destroy();
  }
}
