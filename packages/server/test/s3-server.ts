// A small S3 server for tests. It checks the signature of each request, refuses calls that it does not know, and can
// fail in the ways in which networks and services fail.
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { S3Fault, S3Objects } from './s3-objects.ts';
import { callOf, respond, type S3Answer } from './s3-calls.ts';
import { signatureFault } from './s3-signature.ts';

/**
 * - `error`: the response has the status 500.
 * - `full`: the response has the status 507.
 * - `hang`: there is no response.
 * - `cut`: the connection ends in the middle of the response.
 * - `stall`: no byte follows the first half of the response.
 */
type S3Failure = 'error' | 'full' | 'hang' | 'cut' | 'stall';

interface Fault {
  readonly call: string;
  readonly failure: S3Failure;
  /** How many calls fail. */
  times: number;
}

export interface S3Server {
  readonly environment: Readonly<Record<string, string>>;
  readonly objects: S3Objects['objects'];
  readonly uploads: S3Objects['uploads'];
  /** The names of the calls so far, such as `GetObject`. */
  readonly calls: readonly string[];
  /** Makes the next calls with this name fail. The name `*` means any call. */
  fail(call: string, failure: S3Failure, times?: number): void;
  /** Resolves when the next connection is closed. */
  connectionClosed(): Promise<void>;
  /** From now on, no call fails. */
  recover(): void;
  /** Ends all connections and refuses new ones, as if the process was killed. The objects stay. */
  kill(): Promise<void>;
  /** Listens again at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface S3ServerOptions {
  /** The least size of a part, except the last one. S3 has 5 MiB. */
  readonly leastPart?: number;
  /** The greatest number of entries in a list. S3 has 1000. */
  readonly pageSize?: number;
}

const key = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const BUCKET = 'parvis-test';
const MIB = 1024 * 1024;

function send(response: ServerResponse, { status, headers, body }: S3Answer, method?: string): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Sends half of the response. Then closes the connection, or leaves it open. */
function sendHalf(response: ServerResponse, { status, headers, body }: S3Answer, failure: S3Failure): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => {
    if (failure === 'cut') response.destroy();
  });
}

const errorAnswer = (status: number, code: string): S3Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
});

const errors: Readonly<Record<string, S3Answer>> = {
  error: errorAnswer(500, 'InternalError'),
  full: errorAnswer(507, 'XMinioStorageFull'),
};

export async function startS3Server({
  leastPart = 5 * MIB,
  pageSize = 1000,
}: S3ServerOptions = {}): Promise<S3Server> {
  const bucket = new S3Objects(leastPart);
  const calls: string[] = [];
  let faults: Fault[] = [];

  function failureOf(call: string): S3Failure | null {
    const fault = faults.find((one) => one.times > 0 && (one.call === '*' || one.call === call));
    if (fault === undefined) return null;
    fault.times -= 1;
    return fault.failure;
  }

  function answerTo(request: IncomingMessage, call: string | null, body: Buffer): S3Answer {
    const fault = signatureFault(request, body, key);
    if (fault !== null) return errorAnswer(403, fault);
    if (call === null) return errorAnswer(501, 'NotImplemented');
    try {
      return respond(bucket, call, { request, body, bucketName: BUCKET, pageSize });
    } catch (error) {
      if (error instanceof S3Fault) return errorAnswer(error.status, error.code);
      throw error;
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const call = callOf(request);
    calls.push(call ?? `${request.method} ${request.url}`);
    const failure = failureOf(call ?? '');
    if (failure === 'hang') return;
    const answer = errors[failure ?? ''] ?? answerTo(request, call, body);
    if (failure === 'cut' || failure === 'stall') sendHalf(response, answer, failure);
    else send(response, answer, request.method);
  }

  const server = createServer((request, response) => {
    // The client may have gone away in the middle of its request.
    handle(request, response).catch(() => response.destroy());
  });
  const closings = new EventEmitter();
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => closings.emit('closed'));
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: key.accessKeyId,
      S3_SECRET_ACCESS_KEY: key.secretAccessKey,
    },
    objects: bucket.objects,
    uploads: bucket.uploads,
    calls,
    fail: (call, failure, times = 1) => {
      faults.push({ call, failure, times });
    },
    connectionClosed: async () => {
      await once(closings, 'closed');
    },
    recover: () => {
      faults = [];
    },
    kill: close,
    restart: () => listen(port),
    close,
  };
}
