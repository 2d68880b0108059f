import { describe, expect, test, vi } from 'vitest';
import { ApiError, createApiClient } from './index.ts';

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  withCredentials = false;
  status = 0;
  responseText = '';
  method = '';
  url = '';
  body: FormData | null = null;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  getResponseHeader(name: string) {
    return name === 'x-request-id' ? 'req-9' : null;
  }

  send(body: FormData) {
    this.body = body;
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }),
    );
  }

  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

const start = (signal?: AbortSignal) => {
  const request = new FakeRequest();
  const onProgress = vi.fn<(percent: number) => void>();
  const onUnauthorized = vi.fn<(token: string, refusal: unknown) => void>();
  const client = createApiClient({
    baseUrl: '/api',
    getToken: () => 'a-token',
    onUnauthorized,
    createRequest: () => request as unknown as XMLHttpRequest,
  });
  const call = client.upload('/post/create', {
    fields: { content: 'Look' },
    files: { images: [new File(['picture'], 'picture.png')] },
    idempotencyKey: 'key-12345',
    signal,
    onProgress,
  });
  return { request, onProgress, onUnauthorized, call };
};

describe('an upload with a progress listener', () => {
  test('reports its progress and returns the data', async () => {
    const { request, onProgress, call } = start();
    request.progress(1, 3);
    request.progress(5, 0);
    request.progress(3, 3);
    request.answer(201, '{"post":{"_id":"1"}}');
    await expect(call).resolves.toEqual({ post: { _id: '1' } });
    expect(onProgress.mock.calls).toEqual([[33], [100]]);
    expect(request.method).toBe('POST');
    expect(request.url).toBe('/api/post/create');
    expect(request.withCredentials).toBe(true);
    expect(Object.fromEntries(request.headers)).toEqual({
      authorization: 'Bearer a-token',
      'idempotency-key': 'key-12345',
    });
    expect(request.body?.get('content')).toBe('Look');
  });

  test('fails in the same way as other calls, and reports a rejected token', async () => {
    const { request, onUnauthorized, call } = start();
    request.answer(401, '{"message":"Please log in to continue.","id":"auth.required"}');
    await expect(call).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      id: 'auth.required',
      requestId: 'req-9',
    });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(
      'a-token',
      expect.objectContaining({ status: 401 }),
    );
  });

  test('fails if the connection is lost or the response is not JSON', async () => {
    const lost = start();
    lost.request.dispatchEvent(new Event('error'));
    await expect(lost.call).rejects.toSatisfy((error) => error instanceof ApiError && error.isNetwork);
    const page = start();
    page.request.answer(201, '<html>');
    await expect(page.call).rejects.toMatchObject({ id: 'response.unreadable' });
  });

  test('can be aborted before and during the upload', async () => {
    const controller = new AbortController();
    const { call } = start(controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(start(controller.signal).call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an upload to a path with parameters', () => {
  const upload = {
    method: 'PUT',
    path: { kind: 'avatar' },
    fields: { left: 0.25, top: 0, width: 0.5, height: 1 },
    files: { image: new File(['picture'], 'picture.png') },
  } as const;

  test('uses the path with a progress listener', async () => {
    const request = new FakeRequest();
    const client = createApiClient({
      baseUrl: '/api',
      getToken: () => null,
      createRequest: () => request as unknown as XMLHttpRequest,
    });
    const call = client.upload('/user/picture/{kind}', { ...upload, onProgress: () => undefined });
    request.answer(200, '{"user":{"_id":"1"}}');
    await expect(call).resolves.toEqual({ user: { _id: '1' } });
    expect([request.method, request.url]).toEqual(['PUT', '/api/user/picture/avatar']);
    expect(request.body?.get('left')).toBe('0.25');
  });

  test('uses the path without a progress listener', async () => {
    const sent: Request[] = [];
    const client = createApiClient({
      baseUrl: 'http://parvis.example/api',
      getToken: () => null,
      fetch: async (request) => {
        sent.push(request);
        return Response.json({ user: { _id: '1' } });
      },
    });
    await expect(client.upload('/user/picture/{kind}', upload)).resolves.toEqual({ user: { _id: '1' } });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT http://parvis.example/api/user/picture/avatar',
    ]);
    expect((await sent[0]?.formData())?.get('width')).toBe('0.5');
  });
});
