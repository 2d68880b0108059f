import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attach, storedFiles } from '../../../test/attachments.ts';
import { chatBetween, deleteChat, readMessages } from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { sampleAttachments } from '../../../test/sample-attachments.ts';
import { photo } from '../../../test/sample-files.ts';
import { block } from '../../../test/relations.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import { createFileService } from '../files/index.ts';

const HOUR = 60 * 60 * 1000;
const text = Buffer.from('Pax tecum.');

let community: Community;
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
});

afterAll(() => community.close());

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
});

const sent = async (bytes: Buffer, sending: Parameters<typeof attach>[3] = {}) => {
  const { body } = await attach(maria, chatId, bytes, sending);
  return body.message;
};

const ranged = (url: string, range: string, headers = {}) =>
  josef.request('GET', url, { headers: { range, ...headers } });

describe('the file of a message', () => {
  const film = sampleAttachments['film.mp4']?.bytes ?? text;

  test('never runs as content of this site, and is not cached for the next person at the browser', async () => {
    const { fileUrl } = await sent(film, { name: 'film.mp4' });
    const { headers } = await josef.request('GET', fileUrl ?? '');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      vary: 'authorization',
      'accept-ranges': 'bytes',
    });
    const page = await sent(Buffer.from('a <b>bold</b> text'), { name: 'page.html' });
    const read = await josef.request('GET', page.fileUrl ?? '');
    expect(read.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('can be read in parts', async () => {
    const { fileUrl } = await sent(film, { name: 'film.mp4' });
    const url = fileUrl ?? '';
    const size = film.length;
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=100-199', 100, 199],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=${size - 5}-`, size - 5, size - 1],
      ['bytes=10-999999', 10, size - 1],
    ] as const) {
      const { status, headers, bytes } = await ranged(url, range);
      expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${size}`]);
      expect(bytes.equals(film.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await ranged(url, `bytes=${size}-`);
    expect([beyond.status, beyond.headers['content-range'], beyond.body.id]).toEqual([
      416,
      `bytes */${size}`,
      'file.range',
    ]);
    expect((await ranged(url, 'bytes=0-1', { 'if-range': '"other"' })).status).toBe(200);
  });

  test('gets the response 304 for the two members only', async () => {
    const { fileUrl } = await sent(film, { name: 'film.mp4' });
    const url = fileUrl ?? '';
    const { headers } = await josef.request('GET', url);
    const kept = { headers: { 'if-none-match': String(headers['etag']) } };
    const again = await josef.request('GET', url, kept);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const paul = await community.join();
    expect((await paul.request('GET', url, kept)).status).toBe(404);
  });

  test('can be read by the two members only', async () => {
    const message = await sent(await photo(40, 40));
    const url = message.fileUrl ?? '';
    const paul = await community.join();
    const staff = await community.join({ role: 'administrator' });
    for (const other of [paul, staff]) {
      const { status, body } = await other.request('GET', url);
      expect([status, body.id]).toEqual([404, 'file.not-found']);
    }
    expect((await community.stranger.request('GET', url)).status).toBe(401);
    for (const path of [UNKNOWN_ID, randomUUID()]) {
      expect((await maria.request('GET', `/message/file/${path}/small`)).status).toBe(404);
    }
    expect((await maria.request('GET', `/message/file/${message.id}/huge`)).status).toBe(400);
    expect((await maria.request('GET', `/message/file/..%2F..%2Fsecret/small`)).status).toBe(400);
    const { message: letter } = (await attach(maria, chatId, text)).body;
    expect((await maria.request('GET', `/message/file/${letter.id}/small`)).status).toBe(404);
    const written = await maria.request<{ message: { id: string } }>('POST', '/message/create', {
      body: { chatId, text: 'Amen.' },
    });
    expect((await maria.request('GET', `/message/file/${written.body.message.id}/original`)).status).toBe(
      404,
    );
  });

  test('cannot be read under a signed address', async () => {
    await sent(await photo(40, 40));
    const { id } = await community.database.read
      .selectFrom('attachments')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const secrets = loadSecrets(community.config);
    const url = createFileUrls(secrets.key('file addresses')).sign(id, 'small', community.clock.now());
    const { status, body } = await maria.request('GET', url);
    expect([status, body.id]).toEqual([404, 'file.not-found']);
  });

  test('can be read by both members after a block', async () => {
    const { fileUrl } = await sent(film);
    await block(josef, maria);
    for (const one of [maria, josef]) {
      expect((await one.request('GET', fileUrl ?? '')).status).toBe(200);
    }
  });

  test('can be read by the other member, but not by a member who has deleted the chat', async () => {
    const { fileUrl } = await sent(film);
    await deleteChat(josef, chatId);
    expect((await josef.request('GET', fileUrl ?? '')).status).toBe(404);
    expect((await maria.request('GET', fileUrl ?? '')).status).toBe(200);
  });

  test('is deleted with the account of its sender, but the message and its name stay', async () => {
    const before = (await storedFiles(community)).length;
    const hers = await sent(film, { name: 'film.mp4', text: 'Easter' });
    const { body } = await attach(josef, chatId, text, { name: 'his.txt' });
    await erase(community, maria);
    const [first, second] = (await readMessages(josef, chatId)).messages;
    expect(first).toEqual({ ...hers, fileUrl: null, file: null });
    expect(second).toEqual(body.message);
    expect((await josef.request('GET', hers.fileUrl ?? '')).status).toBe(404);
    expect((await josef.request('GET', body.message.fileUrl ?? '')).status).toBe(200);
    expect((await storedFiles(community)).length - before).toBe(1);
  });

  test('is not deleted by the sweep of the file store', async () => {
    const { fileUrl } = await sent(await photo(40, 40));
    const { app, config, database, temporaryFolder } = community;
    const service = createFileService({
      // The clock is two hours ahead of the file store, which uses the system time.
      clock: { now: () => Date.now() + 2 * HOUR },
      database,
      files: createFileStore(config),
      log: app.log,
      temporaryFolder,
    });
    expect(await service.sweep()).toBe(0);
    expect((await josef.request('GET', fileUrl ?? '')).status).toBe(200);
  });
});

test('pictures of a conversation have the same rate limit as those of the feed', async () => {
  const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '60' } });
  try {
    const paul = await limited.join();
    const answers = await Promise.all(
      Array.from({ length: 90 }, () => paul.request('GET', `/message/file/${UNKNOWN_ID}/small`)),
    );
    expect(tally(answers)).toEqual({ 404: 90 });
    const all = await Promise.all(
      Array.from({ length: 600 }, () => paul.request('GET', `/message/file/${UNKNOWN_ID}/small`)),
    );
    expect(tally(all)).toEqual({ 404: 510, 429: 90 });
  } finally {
    await limited.close();
  }
});
