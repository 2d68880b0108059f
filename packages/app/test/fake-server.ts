import type { Schemas } from '@parvis/api-client';
import { http, HttpResponse } from 'msw/http';
import {
  exampleOf,
  faultInAnswer,
  faultInRequest,
  findOperation,
  operationNamed,
  type AnswerOf,
  type BodyOf,
  type Operation,
  type OperationName,
} from './operations.ts';

/** A call that the app made. */
export interface Call<Name extends OperationName = OperationName> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The JSON body, or the fields of the form. A field with several values is an array. */
  readonly body: BodyOf<Name>;
}

type Resolver<Name extends OperationName> = (
  call: Call<Name>,
) => AnswerOf<Name> | Response | Promise<AnswerOf<Name> | Response>;

type AnyResolver = (call: Call) => unknown;

interface Refusal extends Partial<Schemas['ErrorAnswer']> {
  /** The pause in seconds, for 429 and 503. */
  retryAfter?: number;
}

export interface FakeServer {
  /** Sets the answer to an operation. By default the fake server answers with the contract's example. */
  answer: <Name extends OperationName>(name: Name, answer: AnswerOf<Name> | Resolver<Name>) => void;
  /** Refuses every call of an operation, or only the next one. */
  refuse: (name: OperationName, status: number, refusal?: Refusal, options?: { once?: boolean }) => void;
  /** Makes calls of an operation fail with a network error. `answer` and `restore` end this. */
  failNetwork: (name: OperationName) => void;
  /** Restores the default answer to an operation. */
  restore: (name: OperationName) => void;
  /** Pauses calls of an operation. Returns a function that resumes them. */
  pause: (name: OperationName) => () => void;
  /** The calls so far, oldest first. */
  calls: <Name extends OperationName>(name: Name) => readonly Call<Name>[];
  /** Allows requests that violate the contract. Tests need this to see the refusal. */
  allowInvalidRequests: () => void;
  /** Simulates losing or regaining the network, with the browser's events. */
  setOnline: (isOnline: boolean) => void;
  /** Sets the milliseconds by which the server's clock is ahead of the device's. */
  setClock: (offset: number) => void;
  /** The violations of the contract so far. */
  faults: readonly string[];
  /** Answers a request. */
  handle: (request: Request) => Promise<Response>;
}

export const refusal = (status: number, { retryAfter, ...error }: Refusal = {}): Response =>
  HttpResponse.json(
    { message: 'The server refuses this.', id: 'test.refused', ...error },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  );

const typeOf = (request: Request): string | null =>
  request.headers.get('content-type')?.split(';')[0] ?? null;

async function bodyOf(request: Request): Promise<unknown> {
  const type = typeOf(request);
  if (type === 'application/json') return request.json();
  if (type !== 'multipart/form-data') return undefined;
  const form = await request.formData();
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  return Object.fromEntries(fields);
}

/** A picture of one pixel, which is the response for every file URL. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);

function responseOf(operation: Operation, value: unknown): Response {
  if (value instanceof Response) return value;
  const { status, type } = exampleOf(operation);
  if (type === null) return new HttpResponse(null, { status });
  if (type === 'application/json') return HttpResponse.json(value as Record<string, unknown>, { status });
  return new HttpResponse(pixel, { status, headers: { 'content-type': 'image/png' } });
}

/**
 * Answers with the examples of the contract. Validates the app's requests and its own responses against the contract.
 */
export function createFakeServer(): FakeServer {
  const resolvers = new Map<OperationName, AnyResolver>();
  const pauses = new Map<OperationName, Promise<void>>();
  const calls = new Map<OperationName, Call[]>();
  const faults: string[] = [];
  let isOnline = true;
  let clockOffset = 0;
  let checksRequests = true;

  async function respond(operation: Operation, call: Call): Promise<Response> {
    const resolver = resolvers.get(operation.name);
    const value = resolver === undefined ? exampleOf(operation).body : await resolver(call);
    return responseOf(operation, value);
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const found = findOperation(request.method, url.pathname.slice('/api'.length));
    if (!isOnline) return HttpResponse.error();
    if (found === null) {
      faults.push(`The contract has no ${request.method} ${url.pathname}.`);
      return refusal(404);
    }
    const { operation, params } = found;
    const body = await bodyOf(request);
    const wrong = checksRequests ? faultInRequest(operation, typeOf(request), body) : null;
    if (wrong !== null) faults.push(`The app calls ${operation.name} wrongly: ${wrong}`);
    const call: Call = { params, query: url.searchParams, headers: request.headers, body: body as never };
    calls.set(operation.name, [...(calls.get(operation.name) ?? []), call]);
    await pauses.get(operation.name);
    const response = await respond(operation, call);
    if (response.type === 'error') return response;
    response.headers.set('date', new Date(Date.now() + clockOffset).toUTCString());
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const text = isJson ? await response.clone().text() : '';
    const fault = faultInAnswer(operation, response.status, isJson ? JSON.parse(text) : undefined);
    if (fault !== null) faults.push(`The test answers ${operation.name} wrongly: ${fault}`);
    return response;
  }

  const set = (name: OperationName, resolver: AnyResolver): void => {
    resolvers.set(operationNamed(name).name, resolver);
  };

  return {
    answer: (name, answer) => {
      set(name, typeof answer === 'function' ? answer : () => structuredClone(answer));
    },
    refuse: (name, status, error, { once = false } = {}) => {
      const before = resolvers.get(name);
      set(name, () => {
        if (once) {
          if (before === undefined) resolvers.delete(name);
          else resolvers.set(name, before);
        }
        return refusal(status, error);
      });
    },
    failNetwork: (name) => {
      set(name, () => HttpResponse.error());
    },
    restore: (name) => {
      resolvers.delete(name);
    },
    pause: (name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      pauses.set(name, promise);
      return () => {
        pauses.delete(name);
        resolve();
      };
    },
    calls: (name) => calls.get(name) ?? [],
    allowInvalidRequests: () => {
      checksRequests = false;
    },
    setOnline: (value) => {
      isOnline = value;
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
      dispatchEvent(new Event(value ? 'online' : 'offline'));
    },
    setClock: (offset) => {
      clockOffset = offset;
    },
    faults,
    handle,
  };
}

/** Request handlers that pass every API call to the server of the current test. */
export const handlersOf = (current: () => FakeServer) => [
  http.all('*/api/*', async ({ request }) => current().handle(request)),
];
