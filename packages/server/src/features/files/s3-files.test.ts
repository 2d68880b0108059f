import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { components } from '@parvis/api-client/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { attach, storedFiles } from '../../../test/attachments.ts';
import { chatBetween } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { photo, video } from '../../../test/sample-files.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { createFileService } from './service.ts';

type Schemas = components['schemas'];

const HOUR = 60 * 60 * 1000;
const ORPHAN = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';

const s3 = await startS3Server();
let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity({
    environment: { ...s3.environment, S3_DIRECT_READS: '1', METRICS_TOKEN: 'metrics' },
  });
  maria = await community.join();
});

afterEach(() => s3.recover());

afterAll(async () => {
  await community.close();
  await s3.close();
});

function publish(file: Buffer) {
  const body = new FormData();
  body.append('content', 'Procession on Sunday.');
  body.append('images', new Blob([Uint8Array.from(file)]), 'file');
  return maria.request<Schemas['PostAnswer']>('POST', '/post/create', { body });
}

const publishFilm = async (): Promise<string> => (await publish(video())).body.post.video?.url ?? '';

test('files are stored in the bucket, not in the data folder, and the server sends them', async () => {
  const { body } = await publish(await photo());
  const [picture] = body.post.images;
  const { status, headers, bytes } = await community.stranger.request('GET', picture?.url ?? '');
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(bytes.length).toBe(Number(headers['content-length']));
  expect(await storedFiles(community)).toEqual([]);
  expect([...s3.objects.keys()].some((key) => key.endsWith('/large'))).toBe(true);
});

test('a part of a video is read from the bucket', async () => {
  const film = await publishFilm();
  const part = await community.stranger.request('GET', film, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${video().length}`]);
  expect(part.bytes.equals(video().subarray(100, 200))).toBe(true);
});

test('a media element reads from the bucket, and the page allows it', async () => {
  const film = await publishFilm();
  const element = { headers: { 'sec-fetch-dest': 'video' } };
  const { status, headers } = await community.stranger.request('GET', film, element);
  expect([status, headers['vary']]).toEqual([302, 'sec-fetch-dest']);
  const maxAge = Number(/^private, max-age=(?<seconds>\d+)$/u.exec(String(headers['cache-control']))?.[1]);
  expect(maxAge).toBeLessThanOrEqual(2 * 60 * 60);
  const response = await fetch(String(headers['location']), { headers: { range: 'bytes=0-' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect(Buffer.from(await response.arrayBuffer()).equals(video())).toBe(true);
  const page = await community.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.headers['content-security-policy']).toContain(
    `media-src 'self' blob: ${s3.environment['S3_ENDPOINT']};`,
  );
});

test('the server itself sends downloads of videos, and all pictures', async () => {
  const { headers, status } = await community.stranger.request('GET', await publishFilm());
  expect([status, headers['vary']]).toEqual([200, 'sec-fetch-dest']);
  const { body } = await publish(await photo());
  const picture = await community.stranger.request('GET', body.post.images[0]?.url ?? '', {
    headers: { 'sec-fetch-dest': 'image' },
  });
  expect(picture.status).toBe(200);
});

test('an address that was changed gives no address of the bucket', async () => {
  const film = (await publishFilm()).replace(/signature=./u, 'signature=!');
  const element = { headers: { 'sec-fetch-dest': 'video' } };
  expect((await community.stranger.request('GET', film, element)).status).toBe(404);
});

test('a report copies the evidence within the bucket', async () => {
  const josef = await community.join({ firstName: 'Josef' });
  const chatId = await chatBetween(maria, josef);
  const document = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
  const { message } = (await attach(maria, chatId, document, { name: 'offer.pdf' })).body;
  const before = s3.calls.length;
  const reported = await josef.request('POST', '/report/create', {
    body: { subjectType: 'message', subjectId: message.id, category: 'fraud' },
  });
  expect(reported.status).toBe(201);
  expect(s3.calls.slice(before)).toContain('CopyObject');
});

test('an upload gets 503 if it cannot be stored, and is not acknowledged', async () => {
  s3.fail('PutObject', 'error', 9);
  const before = s3.objects.size;
  const { status, body } = await publish(video());
  expect([status, Reflect.get(body, 'id')]).toEqual([503, 'server.unavailable']);
  expect(s3.objects.size).toBe(before);
});

test('a full bucket causes the same error as a full disk', async () => {
  s3.fail('PutObject', 'full', 9);
  const { status, body } = await publish(video());
  expect([status, Reflect.get(body, 'id')]).toEqual([503, 'server.storage-full']);
});

test('a download gets 503, and the failure is counted, but the server stays ready', async () => {
  const film = await publishFilm();
  s3.fail('*', 'error', 99);
  expect((await community.stranger.request('GET', film)).status).toBe(503);
  const metrics = await community.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer metrics' },
  });
  expect(metrics.body).toMatch(/^parvis_file_store_failures_total [1-9]/mu);
  expect((await community.app.inject('/readyz')).statusCode).toBe(200);
});

test('a response that breaks off is never mistaken for a complete one', async () => {
  const film = await publishFilm();
  const address = await community.listen();
  s3.fail('GetObject', 'cut');
  s3.fail('GetObject', 'error', 99);
  const [response] = (await once(get(address + film), 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  await expect(response.toArray()).rejects.toThrow('aborted');
});

test('the maintenance deletes files that no row names, and keeps the others', async () => {
  await publishFilm();
  const { app, clock, config, database } = community;
  s3.objects.set(`files/${ORPHAN}/original`, { body: Buffer.alloc(1), tag: '', storedAt: new Date(0) });
  const others = s3.objects.size - 1;
  const service = createFileService({
    clock,
    database,
    files: createFileStore(config),
    temporaryFolder: config.dataFolder,
    log: app.log,
  });
  clock.advance(Date.now() - clock.now() + 2 * HOUR);
  await service.sweep();
  expect([s3.objects.size, s3.objects.has(`files/${ORPHAN}/original`)]).toEqual([others, false]);
});
