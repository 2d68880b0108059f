import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { ApiError, createApiClient, type ApiClientOptions } from './index.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let baseUrl: string;
let answer: Answer;
let token: string | null;

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'req-7' });
  response.end(JSON.stringify(body));
};

const client = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({ baseUrl, getToken: () => token, ...options });

const signIn = () => client().POST('/auth/signin', { body: { email: 'a@b.c', password: 'secret' } });

const refuse: Answer = (_request, response) => {
  json(response, 401, { message: 'Please log in to continue.', id: 'auth.required' });
};

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.', { cause: error });
};

beforeEach(async () => {
  token = 'a-token';
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      answer(request, response, Buffer.concat(chunks).toString('latin1'));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

describe('a call', () => {
  test('sends the token, the language and cookies, and returns the data', async () => {
    const seen: Request[] = [];
    answer = (request, response) => {
      json(response, 200, {
        posts: [],
        nextCursor: null,
        token: request.headers.authorization,
        language: request.headers['accept-language'],
        url: request.url,
      });
    };
    const { data } = await client({
      getLanguage: () => 'es',
      fetch: (request) => {
        seen.push(request);
        return fetch(request);
      },
    }).GET('/post/all', { params: { query: { limit: 5 } } });
    expect(data).toMatchObject({
      posts: [],
      token: 'Bearer a-token',
      language: 'es',
      url: '/api/post/all?limit=5',
    });
    expect(seen[0]?.credentials).toBe('include');
  });

  test('sends no token when nobody is logged in', async () => {
    token = null;
    answer = (request, response) => {
      json(response, 200, { message: request.headers.authorization ?? 'none' });
    };
    const { data } = await client().POST('/auth/logout');
    expect(data?.message).toBe('none');
  });

  test('returns nothing for the status 204', async () => {
    answer = (_request, response) => {
      response.writeHead(204).end();
    };
    const { data, response } = await client().GET('/auth/verify');
    expect(data).toBeUndefined();
    expect(response.status).toBe(204);
  });

  test('reports whether the server refuses all changes, if the response says so', async () => {
    const reported: boolean[] = [];
    const calls = client({ onReadOnly: (isReadOnly) => reported.push(isReadOnly) });
    for (const readOnly of ['1', null, '0']) {
      answer = (_request, response) => {
        if (readOnly !== null) response.setHeader('x-read-only', readOnly);
        json(response, 200, { posts: [], nextCursor: null });
      };
      await calls.GET('/post/all');
    }
    expect(reported).toEqual([true, false]);
  });

  test('reports the time of the server, but not that of a response that a cache may have stored', async () => {
    const reported: number[] = [];
    const calls = client({ onServerTime: (time) => reported.push(time) });
    for (const [day, cacheControl] of [
      [20, 'no-store'],
      [21, 'private, no-cache'],
      [22, 'public, max-age=60'],
    ] as const) {
      answer = (_request, response) => {
        response.setHeader('date', `Fri, ${day} Nov 2026 10:00:00 GMT`);
        response.setHeader('cache-control', cacheControl);
        json(response, 200, { posts: [], nextCursor: null });
      };
      await calls.GET('/post/all');
    }
    expect(reported).toEqual([Date.UTC(2026, 10, 20, 10), Date.UTC(2026, 10, 21, 10)]);
  });

  test('can be aborted, and the error of the abort is no ApiError', async () => {
    const controller = new AbortController();
    answer = () => {
      controller.abort();
    };
    await expect(client().GET('/post/all', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a failed call throws an ApiError', () => {
  test('with the server’s message, id, field errors and request id', async () => {
    answer = (_request, response) => {
      json(response, 400, {
        message: 'Please check the highlighted fields.',
        id: 'request.invalid',
        errors: [{ path: 'email', message: 'This address is taken.' }],
      });
    };
    const error = await failure(
      client().POST('/auth/signin', { body: { email: 'a@b.c', password: 'secret' } }),
    );
    expect(error).toMatchObject({
      status: 400,
      id: 'request.invalid',
      message: 'Please check the highlighted fields.',
      serverMessage: 'Please check the highlighted fields.',
      fieldErrors: [{ path: 'email', message: 'This address is taken.' }],
      requestId: 'req-7',
      isNetwork: false,
    });
  });

  test('if a proxy sends its own error page', async () => {
    answer = (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    };
    expect(await failure(client().GET('/post/all'))).toMatchObject({
      status: 502,
      id: 'response.unreadable',
      serverMessage: null,
      fieldErrors: [],
    });
  });

  test('if a successful response is not JSON', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to the hotel’s network</h1>');
    };
    expect(await failure(client().GET('/post/all'))).toMatchObject({ id: 'response.unreadable' });
  });

  test('if a successful response breaks off', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"posts": [');
    };
    expect(await failure(client().GET('/post/all'))).toMatchObject({ id: 'response.unreadable' });
  });

  test('if the connection is lost', async () => {
    answer = (request) => {
      request.socket.destroy();
    };
    expect(await failure(client().GET('/post/all'))).toMatchObject({
      status: 0,
      id: 'network',
      isNetwork: true,
    });
  });

  test('and the types say so', () => {
    type Result = Awaited<ReturnType<typeof signIn>>;
    expectTypeOf<NonNullable<Result['error']>['isNetwork']>().toEqualTypeOf<boolean>();
  });
});

describe('a rejected token', () => {
  test('is reported together with the token that was sent', async () => {
    answer = refuse;
    const onUnauthorized = vi.fn<(token: string, refusal: unknown) => void>();
    await failure(client({ onUnauthorized }).GET('/post/all'));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(
      'a-token',
      expect.objectContaining({ status: 401 }),
    );
  });

  test('is not reported for wrong credentials or for a call without a token', async () => {
    answer = refuse;
    const onUnauthorized = vi.fn<(token: string, refusal: unknown) => void>();
    await failure(
      client({ onUnauthorized }).POST('/auth/signin', { body: { email: 'a@b.c', password: 'no' } }),
    );
    token = null;
    await failure(client({ onUnauthorized }).GET('/post/all'));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  test('in a JSON body is an error for the compiler and at run time', async () => {
    const images = new File(['picture'], 'picture.png', { type: 'image/png' });
    answer = (_request, response, body) => {
      json(response, 201, { body });
    };
    // @ts-expect-error -- a File in a JSON body would be sent as {}
    const call = client().POST('/post/create', { body: { content: 'Look', images } });
    await expect(call).rejects.toThrow('cannot be sent as JSON');
  });

  test('is sent as multipart after the fields, with its name and type', async () => {
    answer = (request, response, body) => {
      json(response, 201, {
        post: { type: request.headers['content-type'], key: request.headers['idempotency-key'], body },
      });
    };
    const { post } = await client().upload('/post/create', {
      fields: { content: 'Procession', title: 'Sunday' },
      files: { images: [new File(['picture'], 'picture.png', { type: 'image/png' })] },
      idempotencyKey: 'key-12345',
    });
    expect(post).toMatchObject({
      type: expect.stringMatching(/^multipart\/form-data; boundary=/),
      key: 'key-12345',
    });
    const sent = String(Reflect.get(post, 'body'));
    expect(sent).toContain('name="images"; filename="picture.png"\r\nContent-Type: image/png\r\n\r\npicture');
    expect(sent.indexOf('name="content"')).toBeLessThan(sent.indexOf('name="images"'));
  });

  test('can be rejected with the same typed error', async () => {
    answer = (_request, response) => {
      json(response, 413, { message: 'The file is too large: 25 MB at most.', id: 'file.too-large' });
    };
    const error = await failure(
      client().upload('/post/create', { fields: { content: 'x' }, files: { images: [new Blob(['x'])] } }),
    );
    expect(error).toMatchObject({ status: 413, id: 'file.too-large' });
  });
});
