import { createApiClient, type ApiClient } from '@parvis/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createMessageCalls, safeMimeType } from './message-calls.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { sampleListingCard, sampleMessage, sampleQuote } from './samples.ts';

const entry: OutboxEntry = {
  clientId: 'client',
  chatId: 'chat',
  order: 1,
  createdAt: '2026-05-14T10:00:00.000Z',
  text: 'Peace',
  file: null,
  state: 'queued',
  failure: null,
  attempts: 0,
  pausedUntil: 0,
};

function start(answer: () => Response) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => answer());
  const client = createApiClient({ baseUrl: 'https://parvis.example/api', getToken: () => 'token', fetch });
  return { fetch, calls: createMessageCalls(client, 'maria') };
}

const options = { signal: new AbortController().signal, onProgress: () => {} };

describe('a message', () => {
  it('is sent as JSON with its client’s id', async () => {
    const message = sampleMessage(1);
    const { fetch, calls } = start(() => Response.json({ message }, { status: 201 }));
    expect(await calls.send(entry, null, options)).toEqual(message);
    expect(await fetch.mock.calls[0]?.[0].json()).toEqual({
      chatId: 'chat',
      clientId: 'client',
      sender: 'maria',
      text: 'Peace',
      type: 'text',
    });
  });

  it('contains its listing and the id of its quote, with and without a file', async () => {
    const about = { ...entry, listing: sampleListingCard(), replyTo: sampleQuote() };
    const ids = { listingId: 'icon', replyTo: 'message-1' };
    const { fetch, calls } = start(() => Response.json({ message: sampleMessage(1) }, { status: 201 }));
    await calls.send(about, null, options);
    expect(await fetch.mock.calls[0]?.[0].json()).toMatchObject({ text: 'Peace', ...ids });

    const upload = vi.fn<(path: string, sent: { fields: object }) => Promise<unknown>>(async () => ({
      message: sampleMessage(1),
    }));
    const file = { name: 'a.pdf', contentType: 'application/pdf', bytes: 5, kind: 'document' as const };
    const { send } = createMessageCalls({ upload } as unknown as ApiClient, 'maria');
    await send({ ...about, file }, new Blob(['bytes']), options);
    expect(upload.mock.calls[0]?.[1].fields).toMatchObject({ type: 'document', ...ids });
  });

  it('contains the ids of the mentioned members, in a form as JSON', async () => {
    const mentions = [{ _id: 'anna', name: 'Anna Huber' }];
    const text = 'With @Anna Huber';
    const { fetch, calls } = start(() => Response.json({ message: sampleMessage(1) }, { status: 201 }));
    await calls.send({ ...entry, text, mentions }, null, options);
    await calls.edit('message', text, ['anna']);
    await calls.edit('message', text, []);
    const bodies = await Promise.all(fetch.mock.calls.map(([request]) => request.json()));
    expect(bodies).toEqual([
      expect.objectContaining({ text, mentions: ['anna'] }),
      { text, mentions: ['anna'] },
      { text },
    ]);

    const upload = vi.fn<(path: string, sent: { fields: object }) => Promise<unknown>>(async () => ({
      message: sampleMessage(1),
    }));
    const file = { name: 'a.pdf', contentType: 'application/pdf', bytes: 5, kind: 'document' as const };
    const { send } = createMessageCalls({ upload } as unknown as ApiClient, 'maria');
    await send({ ...entry, text, mentions, file }, new Blob(['bytes']), options);
    expect(upload.mock.calls[0]?.[1].fields).toMatchObject({ mentions: '["anna"]' });
  });

  it('is sent as a form with its file and the file’s name', async () => {
    const upload = vi.fn<(path: string, sent: { fields: object; files: { file: File } }) => Promise<unknown>>(
      async () => ({ message: sampleMessage(1) }),
    );
    const { send } = createMessageCalls({ upload } as unknown as ApiClient, 'maria');
    const file = { name: 'a b.pdf', contentType: 'application/pdf', bytes: 5, kind: 'document' as const };
    await send({ ...entry, file }, new Blob(['bytes']), options);
    const [path, sent] = upload.mock.calls[0] ?? [];
    expect(path).toBe('/message/create');
    expect(sent).toMatchObject({
      fields: { chatId: 'chat', clientId: 'client', sender: 'maria', text: 'Peace', type: 'document' },
      ...options,
    });
    const { name, type } = sent?.files.file ?? {};
    expect([name, type, await sent?.files.file.text()]).toEqual(['a b.pdf', 'application/pdf', 'bytes']);
  });
});

describe('the file of a message', () => {
  it('is downloaded with the token, and reports its progress', async () => {
    const { fetch, calls } = start(
      () => new Response('12345', { headers: { 'content-type': 'image/png', 'content-length': '10' } }),
    );
    const onProgress = vi.fn<(percent: number) => void>();
    const blob = await calls.file('message', 'small', { ...options, onProgress });
    expect([await blob.text(), blob.type]).toEqual(['12345', 'image/png']);
    expect(onProgress.mock.calls).toEqual([[50]]);
    const request = fetch.mock.calls[0]?.[0];
    expect(request?.url).toBe('https://parvis.example/api/message/file/message/small');
    expect(request?.headers.get('authorization')).toBe('Bearer token');
  });

  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['video/mp4', 'video/mp4'],
    ['audio/x-m4a', 'audio/x-m4a'],
    ['application/pdf', 'application/pdf'],
    ['Text/Plain; charset=latin1', 'text/plain;charset=utf-8'],
    ['text/html', 'application/octet-stream'],
    ['image/svg+xml', 'application/octet-stream'],
    ['application/xhtml+xml', 'application/octet-stream'],
    [null, 'application/octet-stream'],
  ])('of the type %s is %s in this page', (contentType, type) => {
    expect(safeMimeType(contentType)).toBe(type);
  });
});
