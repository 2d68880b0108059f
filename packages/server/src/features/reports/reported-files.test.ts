import { buffer } from 'node:stream/consumers';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { attach, storedFiles } from '../../../test/attachments.ts';
import { chatBetween, deleteChat } from '../../../test/chats.ts';
import { startCommunity, tally, type Caller } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { decide } from '../../../test/reports.ts';
import { photo } from '../../../test/sample-files.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { createFileService } from '../files/index.ts';

type Schemas = components['schemas'];

const HOUR = 60 * 60 * 1000;
const document = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

const community = await startCommunity();
const { app, config, database, temporaryFolder } = community;
const store = createFileStore(config);
let maria: Caller;
let josef: Caller;
let chatId: string;
let message: Schemas['Message'];

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
  ({ message } = (await attach(maria, chatId, document, { name: 'offer.pdf' })).body);
});

afterAll(() => community.close());

const report = (caller: Caller, { id }: Schemas['Message']) =>
  caller.request('POST', '/report/create', {
    body: { subjectType: 'message', subjectId: id, category: 'fraud' },
  });

const reportsOf = ({ id }: Schemas['Message']) =>
  database.read
    .selectFrom('reports')
    .select(['id', 'evidence', 'evidence_file_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

async function copyOf(reported: Schemas['Message']): Promise<string> {
  const [first] = await reportsOf(reported);
  return first?.evidence_file_id ?? '';
}

async function read(id: string, variant = 'original'): Promise<Buffer | null> {
  const stream = await store.open(fileKey(id, variant));
  return stream === null ? null : buffer(stream);
}

/** Runs the clean-up of the maintenance with a clock that is some hours ahead. */
const sweep = () =>
  createFileService({
    // The clock is two hours ahead of the file store, which uses the system time.
    clock: { now: () => Date.now() + 2 * HOUR },
    database,
    files: store,
    log: app.log,
    temporaryFolder,
  }).sweep();

test.each([
  [
    'both members delete the chat',
    () => Promise.all([maria, josef].map((caller) => deleteChat(caller, chatId))),
  ],
  ['the sender’s account is deleted', () => erase(community, maria)],
  ['the reporter’s account is deleted', () => erase(community, josef)],
])('a reported file stays if %s', async (_, remove) => {
  await report(josef, message);
  const id = await copyOf(message);
  await remove();
  await sweep();
  expect(await read(id)).toEqual(document);
  const [first] = await reportsOf(message);
  expect(JSON.parse(first?.evidence ?? '')).toMatchObject({
    file_name: 'offer.pdf',
    type: 'document',
    file: { content_type: 'application/pdf', width: null, height: null, bytes: document.length },
  });
});

test('all sizes of a reported picture are kept', async () => {
  const { message: picture } = (await attach(maria, chatId, await photo(600, 400), { name: 'x.jpg' })).body;
  await report(josef, picture);
  const id = await copyOf(picture);
  for (const caller of [maria, josef]) await deleteChat(caller, chatId);
  for (const variant of ['small', 'medium']) expect(await read(id, variant)).not.toBeNull();
  const [first] = await reportsOf(picture);
  expect(JSON.parse(first?.evidence ?? '')).toMatchObject({ file: { width: 600, height: 400 } });
});

test('staff can read the copy while the report is open', async () => {
  await report(josef, message);
  const [first] = await reportsOf(message);
  const moderator = await community.join({ role: 'moderator' });
  const path = `/admin/reports/${first?.id}`;
  for (const caller of [maria, josef]) await deleteChat(caller, chatId);
  const { body } = await moderator.request<Schemas['StaffReportAnswer']>('GET', path);
  expect(body.file).toEqual({
    name: 'offer.pdf',
    contentType: 'application/pdf',
    bytes: document.length,
    isPicture: false,
    width: null,
    height: null,
  });
  const answer = await moderator.request<string>('GET', `${path}/file`);
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect((await josef.request('GET', `${path}/file`)).status).toBe(403);
  await decide(moderator, first?.id ?? '', { outcome: 'dismissed' });
  const decided = await moderator.request<Schemas['StaffReportAnswer']>('GET', path);
  expect(decided.body.file).toBeNull();
  expect((await moderator.request('GET', `${path}/file`)).status).toBe(404);
});

test('staff see a picture in its largest size', async () => {
  const { message: picture } = (await attach(maria, chatId, await photo(600, 400), { name: 'x.jpg' })).body;
  await report(josef, picture);
  const [first] = await reportsOf(picture);
  const moderator = await community.join({ role: 'moderator' });
  const path = `/admin/reports/${first?.id}`;
  const { body } = await moderator.request<Schemas['StaffReportAnswer']>('GET', path);
  expect(body.file).toMatchObject({ isPicture: true, width: 600, height: 400 });
  const answer = await moderator.request<string>('GET', `${path}/file`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('the copy is readable by staff only, not by the two members or by its id', async () => {
  await report(josef, message);
  const id = await copyOf(message);
  const moderator = await community.join({ role: 'moderator' });
  for (const caller of [maria, josef, moderator]) {
    for (const path of [`/message/file/${id}/original`, `/file/${id}/original`]) {
      expect((await caller.request('GET', path)).status).toBeGreaterThanOrEqual(400);
    }
  }
});

test.each([
  ['decided', () => database.write.updateTable('reports').set({ status: 'decided' }).execute()],
  ['deleted', () => database.write.deleteFrom('reports').execute()],
])('when the report is %s, the copy is deleted, and the file of the message stays', async (_, settle) => {
  await report(josef, message);
  const id = await copyOf(message);
  await settle();
  expect(await sweep()).toBeGreaterThan(0);
  expect(await read(id)).toBeNull();
  expect((await josef.request('GET', message.fileUrl ?? '')).status).toBe(200);
});

test('a file that both members report, or that is reported again, is stored once for each report', async () => {
  const before = new Set(await storedFiles(community));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => report(index % 2 === 0 ? josef : maria, message)),
  );
  expect(tally(answers)).toEqual({ 200: 6, 201: 2 });
  const kept = (await reportsOf(message)).map(({ evidence_file_id }) => evidence_file_id);
  const added = (await storedFiles(community)).filter((id) => !before.has(id));
  expect(new Set(added)).toEqual(new Set(kept));
  expect(added).toHaveLength(2);
});

test('a file that is deleted while it is reported is copied completely or not at all', async () => {
  const [answer] = await Promise.all([report(josef, message), erase(community, maria)]);
  expect(answer.status).toBe(201);
  const id = await copyOf(message);
  const [first] = await reportsOf(message);
  const { file } = JSON.parse(first?.evidence ?? '');
  expect(file === null ? null : await read(id)).toEqual(file === null ? null : document);
});

test('a message whose file was deleted with its sender can be reported without it', async () => {
  await erase(community, maria);
  await report(josef, message);
  const [first] = await reportsOf(message);
  expect(first?.evidence_file_id).toBeNull();
  expect(JSON.parse(first?.evidence ?? '')).toMatchObject({ file_name: 'offer.pdf', file: null });
});
