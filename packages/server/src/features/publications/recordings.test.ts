import { readdir } from 'node:fs/promises';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedFiles } from '../../../test/attachments.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { act, create, draftOf, record, recordingForm } from '../../../test/publications.ts';
import { page, pdf, photo, video } from '../../../test/sample-files.ts';
import { sampleRecordings, wave } from '../../../test/sample-recordings.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { createFileService } from '../files/index.ts';

type Schemas = components['schemas'];
type Changed = Schemas['PublicationAnswer'] & Schemas['ErrorAnswer'];

const MEGABYTE = 1024 * 1024;

let community: Community;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity({ environment: { RECORDING_MB: '1' } });
  moderator = await community.join({ role: 'moderator' });
});

afterAll(() => community.close());

const temporary = () => readdir(community.temporaryFolder);

async function draft(type: Schemas['ResourceType'] = 'Audio'): Promise<string> {
  const { body } = await create(moderator, draftOf('resource', { resource: { type } }));
  return body.publication._id;
}

async function add(id: string, title: string, seconds = 1): Promise<Schemas['Recording']> {
  const { body } = await record(moderator, id, wave(seconds), { title });
  const added = body.publication.recordings?.at(-1);
  if (added === undefined) throw new Error('It was not added.');
  return added;
}

const change = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
  moderator.request<Changed>(method, `/admin/publications/${path}`, { body });
const titlesOf = ({ publication }: Pick<Changed, 'publication'>) =>
  publication.recordings?.map(({ title }) => title);
const read = (id: string, caller = community.stranger) =>
  caller.request<Schemas['ResourceAnswer'] & Schemas['ErrorAnswer']>('GET', `/resource/getById/${id}`);

async function lastChange() {
  const administrator = await community.join({ role: 'administrator' });
  const { body } = await administrator.request<Schemas['AuditPage']>('GET', '/admin/audit?limit=1');
  return body.lines[0];
}

describe('a recording', () => {
  test.each(sampleRecordings)(
    '%s is recognized by its bytes, and has a duration',
    async (_, bytes, contentType, seconds) => {
      const id = await draft();
      const { status, body } = await record(moderator, id, bytes, { title: 'The/hymn?' });
      const [recording] = body.publication.recordings ?? [];
      expect([status, recording?.title, recording?.bytes]).toEqual([201, 'The/hymn?', bytes.length]);
      expect(Math.abs((recording?.duration ?? 0) - seconds)).toBeLessThan(0.1);
      expect(recording?.fileName).toMatch(/^The-hymn-\.(?:mp3|m4a|aac|ogg|wav)$/u);

      const sent = await community.stranger.request('GET', recording?.url ?? '');
      expect([sent.status, sent.bytes.equals(bytes)]).toEqual([200, true]);
      expect(sent.headers).toMatchObject({
        'content-type': contentType,
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'accept-ranges': 'bytes',
        'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/u),
      });
      const headers = { range: 'bytes=100-199' };
      const part = await community.stranger.request('GET', recording?.url ?? '', { headers });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
      expect(part.bytes.equals(bytes.subarray(100, 200))).toBe(true);
    },
  );

  test.each([
    ['an HTML page', async () => page, 415],
    ['a PDF', async () => pdf, 415],
    ['a picture', () => photo(), 415],
    ['a film', async () => video(), 415],
    ['an empty file', async () => Buffer.alloc(0), 400],
    ['only the header of a recording', async () => wave(1).subarray(0, 44), 400],
    ['a file that is too large', async () => Buffer.concat([wave(1), Buffer.alloc(MEGABYTE)]), 413],
  ])('with %s is refused and stores no file', async (_, make, status) => {
    const id = await draft();
    const before = await storedFiles(community);
    const answer = await record(moderator, id, await make());
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([status, 'recording']);
    expect([await storedFiles(community), await temporary()]).toEqual([before, []]);
    expect(await lastChange()).toMatchObject({ action: 'publication.recording', outcome: 'refused' });
    expect((await change('PUT', id, { title: 'As before' })).body.publication.recordings).toEqual([]);
  });

  test('belongs to an audio resource', async () => {
    const article = (await create(moderator, draftOf('article'))).body.publication._id;
    const answers = [
      await record(moderator, await draft('Ebook'), wave(1)),
      await record(moderator, article, wave(1)),
      await record(moderator, UNKNOWN_ID, wave(1)),
    ];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [400, 'publication.kind'],
      [400, 'publication.kind'],
      [404, 'publication.not-found'],
    ]);
    expect(await temporary()).toEqual([]);
  });

  test('has a title, and can be downloaded', async () => {
    const id = await draft('Course');
    const form = new FormData();
    form.append('title', 'Without a file');
    const none = await moderator.request('POST', `/admin/publications/${id}/recordings`, { body: form });
    const nameless = await moderator.request('POST', `/admin/publications/${id}/recordings`, {
      body: recordingForm(wave(1), ' \u202E '),
    });
    expect([none, nameless].map(({ status, body }) => [status, body.errors?.[0]?.path])).toEqual([
      [400, 'recording'],
      [400, 'title'],
    ]);
  });

  test('is stored once for each key', async () => {
    const id = await draft();
    const send = (title: string) => record(moderator, id, wave(1), { title, key: 'one-recording' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('Once')));
    expect(tally(answers)).toEqual({ 200: 3, 201: 1 });
    const again = await send('Once');
    expect([again.status, titlesOf(again.body)]).toEqual([200, ['Once']]);
    const reused = await send('Twice');
    expect([reused.status, reused.body.id]).toEqual([400, 'request.key-reused']);
  });
});

describe('the recordings of a resource', () => {
  test('can be read by everybody after publication, in their order', async () => {
    const id = await draft('Course');
    await add(id, 'First', 1);
    await add(id, 'Second', 2);
    expect((await read(id)).status).toBe(404);
    await act(moderator, id, 'publish');
    const { body } = await read(id);
    expect(body.resource.recordings?.map(({ title, duration }) => [title, duration])).toEqual([
      ['First', 1],
      ['Second', 2],
    ]);
    const list = await community.stranger.request<Schemas['ResourcePage']>('GET', '/resource/all');
    expect(list.body.resources.find(({ _id }) => _id === id)?.recordings).toBeNull();
    const maria = await community.join();
    const saved = await maria.request<Schemas['ResourceAnswer']>('PUT', `/resource/save/${id}`);
    expect(saved.body.resource.recordings).toHaveLength(2);
  });

  test('can be put in another order that names each of them once', async () => {
    const id = await draft();
    const [first, second, third] = [await add(id, 'a'), await add(id, 'b'), await add(id, 'c')];
    const order = (...recordings: { _id: string }[]) =>
      change('PUT', `${id}/recordings`, { order: recordings.map(({ _id }) => _id) });
    expect(titlesOf((await order(third, first, second)).body)).toEqual(['c', 'a', 'b']);
    expect(await lastChange()).toMatchObject({
      action: 'publication.recording',
      changes: [{ field: 'recordings', before: 'a, b, c', after: 'c, a, b' }],
    });
    const refused = [
      await order(first, second),
      await order(first, second, second),
      await order(first, second, { _id: UNKNOWN_ID }),
    ];
    expect(refused.map(({ status, body }) => [status, body.errors?.[0]?.path])).toEqual(
      Array.from({ length: 3 }, () => [400, 'order']),
    );
    // A new recording comes last. This is also true after another recording was deleted.
    await change('DELETE', `${id}/recordings/${first._id}`);
    await add(id, 'd');
    expect(titlesOf((await change('PUT', id, { title: 'Again' })).body)).toEqual(['c', 'b', 'd']);
  });

  test('can be renamed', async () => {
    const id = await draft();
    const { _id } = await add(id, 'Before');
    const { body } = await change('PUT', `${id}/recordings/${_id}`, { title: ' After ' });
    expect(titlesOf(body)).toEqual(['After']);
    expect(await lastChange()).toMatchObject({
      action: 'publication.recording',
      changes: [{ field: 'recording', before: 'Before', after: 'After' }],
    });
    const other = await draft();
    for (const path of [`${other}/recordings/${_id}`, `${id}/recordings/${UNKNOWN_ID}`]) {
      const { status, body: refusal } = await change('PUT', path, { title: 'No' });
      expect([status, refusal.id]).toEqual([404, 'recording.not-found']);
    }
  });

  test('are deleted with their files, one by one or with the resource', async () => {
    const before = await storedFiles(community);
    const id = await draft();
    const [first, second] = [await add(id, 'a'), await add(id, 'b')];
    expect((await storedFiles(community)).length).toBe(before.length + 2);
    const { body } = await change('DELETE', `${id}/recordings/${first._id}`);
    expect(titlesOf(body)).toEqual(['b']);
    expect((await community.stranger.request('GET', first.url)).status).toBe(404);
    expect((await change('DELETE', `${id}/recordings/${first._id}`)).status).toBe(404);
    expect((await change('DELETE', id)).status).toBe(200);
    expect((await community.stranger.request('GET', second.url)).status).toBe(404);
    expect(await storedFiles(community)).toEqual(before);
  });

  test('are not deleted by the sweep of the file store', async () => {
    const { url } = await add(await draft(), 'Kept');
    const { app, clock, config, database, temporaryFolder } = community;
    const files = createFileStore(config);
    community.clock.advance(3 * 60 * 60 * 1000);
    await createFileService({
      clock,
      database,
      files,
      log: app.log,
      temporaryFolder,
    }).sweep();
    expect((await community.stranger.request('GET', url)).status).toBe(200);
  });
});
