import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editMessage, react, readMessages, send, startChat } from '../../../test/chats.ts';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import { begin } from '../../../test/account-deletion.ts';
import { mailsTo } from '../../../test/payments.ts';
import { befriend } from '../../../test/relations.ts';

type Schemas = components['schemas'];
type Answer = Schemas['DataExportAnswer'];
type Address = Schemas['DataExportAddress'] & Schemas['ErrorAnswer'];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
});

afterAll(() => community.close());

const ask = (caller: Caller, password = 'Stella-Maris-33') =>
  caller.request<Answer>('POST', '/user/export', { body: { password } });

const askAtOnce = (count: number) => Promise.all(Array.from({ length: count }, () => ask(maria)));

async function read(caller: Caller): Promise<Answer['export']> {
  const { body } = await caller.request<Answer>('GET', '/user/export');
  return body.export;
}

async function made(caller: Caller): Promise<NonNullable<Answer['export']>> {
  await ask(caller);
  await community.jobs.drain();
  const found = await read(caller);
  if (found === null) throw new Error('There is no copy.');
  return found;
}

const askForAddress = (caller: Caller) => caller.request<Address>('POST', '/user/export/address');

async function addressOf(caller: Caller): Promise<string> {
  const { body } = await askForAddress(caller);
  return body.url;
}

const download = (url: string) => community.stranger.request('GET', url);

async function contents(caller: Caller): Promise<Record<string, Uint8Array>> {
  await made(caller);
  const { bytes } = await download(await addressOf(caller));
  return unzipSync(bytes);
}

const parsed = (files: Record<string, Uint8Array>, name: string): Record<string, unknown>[] =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()));

function pictureForm(fields: Record<string, string>, field: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([picture], { type: 'image/gif' }), 'candle.gif');
  return form;
}

describe('the data export', () => {
  test('is requested, created, announced by email, and downloaded from a private address', async () => {
    const asked = await ask(maria);
    expect([asked.status, asked.body.export?.state]).toEqual([201, 'making']);
    const tooEarly = await askForAddress(maria);
    expect([tooEarly.status, tooEarly.body.id]).toEqual([404, 'export.none']);
    await community.jobs.drain();
    const found = await read(maria);
    expect(found).toMatchObject({
      state: 'ready',
      expiresAt: new Date(community.clock.now() + 7 * DAY).toISOString(),
    });
    const file = await download(await addressOf(maria));
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="parvis-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'private, no-store',
    });
    expect(file.bytes).toHaveLength(found?.bytes ?? 0);
    const mails = await mailsTo(community, maria);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your data is ready']);
    expect(mails[0]?.text).toMatch(/\/settings\b/);
    expect(mails[0]?.text).not.toContain('signature');
  });

  test('has a document for each kind of data, and a description', async () => {
    const files = await contents(maria);
    expect(strFromU8(files['read-me.txt'] ?? new Uint8Array())).toContain('Parvis');
    expect(Object.keys(files).filter((name) => name.endsWith('.json'))).toHaveLength(47);
    expect(parsed(files, 'account.json')).toEqual([
      expect.objectContaining({ id: maria.id, firstName: 'Maria', termsAcceptedAt: expect.any(String) }),
    ]);
    expect(parsed(files, 'posts.json')).toEqual([]);
  });

  test('is complete even for a large amount of data', async () => {
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      id: `019a2b3c-4d5e-7f60-8a7b-${String(index).padStart(12, '0')}`,
      user_id: maria.id,
      kind: 'comment' as const,
      actor_id: null,
      subject_id: null,
      excerpt: `Number ${index}`,
      cause: null,
      read_at: null,
      created_at: index,
    }));
    await community.database.transaction(async (transaction) => {
      for (let start = 0; start < rows.length; start += 400) {
        await transaction
          .insertInto('notifications')
          .values(rows.slice(start, start + 400))
          .execute();
      }
    });
    const found = parsed(await contents(maria), 'notifications.json');
    expect(found.map(({ excerpt }) => excerpt)).toEqual(rows.map(({ excerpt }) => excerpt));
  });

  test('contains the member’s conversations and files, and no data of others', async () => {
    const josef = await community.join({ firstName: 'Josef' });
    const agnes = await community.join({ firstName: 'Agnes' });
    await befriend(maria, josef);
    await befriend(josef, agnes);
    const { chatId } = (await startChat(maria, josef)).body.chat;
    const other = (await startChat(josef, agnes)).body.chat.chatId;
    const { message } = (await send(maria, chatId, 'Shall we prey?')).body;
    await editMessage(maria, message.id, 'Shall we pray?');
    await react(maria, message.id, 'amen');
    await react(josef, message.id, 'love');
    for (const [caller, chat, text] of [
      [josef, chatId, 'At noon.'],
      [josef, other, 'Between us two.'],
    ] as const) {
      await caller.request('POST', '/message/create', { body: { chatId: chat, text } });
    }
    const [invitation] = (await readMessages(josef, chatId)).messages;
    await josef.request('POST', '/message/create', {
      body: { chatId, text: 'With joy.', replyTo: invitation?.id },
    });
    for (const caller of [maria, josef]) {
      await caller.request('POST', '/message/create', { body: pictureForm({ chatId }, 'file') });
    }
    const gallery = pictureForm(
      { content: 'A candle.', imageDescriptions: '["The candle", "Its flame"]' },
      'images',
    );
    gallery.append('images', new Blob([picture], { type: 'image/gif' }), 'flame.gif');
    await maria.request('POST', '/post/create', { body: gallery });
    await josef.publish({ content: 'Of Josef.' });

    const files = await contents(maria);
    const messages = parsed(files, 'messages.json');
    expect(messages.map(({ content, senderId, replyToSeq }) => [content, senderId, replyToSeq])).toEqual([
      ['Shall we pray?', maria.id, null],
      ['At noon.', josef.id, null],
      ['With joy.', josef.id, 1],
      ['', maria.id, null],
      ['', josef.id, null],
    ]);
    expect(parsed(files, 'message-reactions.json')).toMatchObject([{ type: 'amen' }]);
    expect(parsed(files, 'former-messages.json')).toMatchObject([
      { seq: message.seq, content: 'Shall we prey?' },
    ]);
    expect(parsed(files, 'chats.json')).toEqual([
      expect.objectContaining({ firstName: 'Josef', lastName: 'Rossi' }),
    ]);
    expect(parsed(files, 'posts.json').map(({ content }) => content)).toEqual(['A candle.']);
    expect(parsed(files, 'post-photos.json')).toMatchObject([{ position: 1, description: 'Its flame' }]);
    const uploads = Object.entries(files).filter(([name]) => name.startsWith('files/'));
    expect(uploads.map(([name]) => name)).toEqual([
      expect.stringMatching(/^files\/[\da-f-]{36}\.webp$/),
      expect.stringMatching(/^files\/[\da-f-]{36}\.webp$/),
      expect.stringMatching(/^files\/[\da-f-]{36}\.webp$/),
    ]);
    for (const [, bytes] of uploads) expect(strFromU8(bytes.subarray(8, 12), true)).toBe('WEBP');
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('\n');
    expect(everything).not.toMatch(/Between us two|Of Josef|password|Stella-Maris|argon2/i);
  });
});

describe('a request for a data export', () => {
  test.each([
    ['a wrong password', { password: 'Stella-Maris-34' }],
    ['no password', {}],
    ['an empty password', { password: '' }],
    ['a password that is a number', { password: 7 }],
  ])('with %s creates no archive', async (_, body) => {
    const answer = await maria.request('POST', '/user/export', { body });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'password']);
    expect(await read(maria)).toBeNull();
  });

  test('does not create a second archive, even if it is sent several times during the creation', async () => {
    const { 201: created, 200: same = 0, 429: refused = 0 } = tally(await askAtOnce(5));
    // The archive can be ready before the server has handled the last of these requests. Such a late request gets the
    // status 429 and not 200.
    expect([created, same + refused]).toEqual([1, 4]);
    await community.jobs.drain();
    const first = await read(maria);

    await community.database.write
      .updateTable('data_exports')
      .set({ bytes: null, ready_at: null, expires_at: null })
      .where('user_id', '=', maria.id)
      .execute();
    const answers = await askAtOnce(3);
    expect(tally(answers)).toEqual({ 200: 3 });
    expect(new Set(answers.map(({ body }) => body.export?._id))).toEqual(new Set([first?._id]));
  });

  test('is possible once a day, and replaces the last archive', async () => {
    const first = await made(maria);
    const url = await addressOf(maria);
    const refused = await maria.request('POST', '/user/export', { body: { password: 'Stella-Maris-33' } });
    expect([refused.status, refused.body.id]).toEqual([429, 'export.too-soon']);
    expect(refused.headers['retry-after']).toBe(String(DAY / 1000));
    community.clock.advance(DAY);
    const second = await made(maria);
    expect(second._id).not.toBe(first._id);
    expect((await download(url)).status).toBe(404);
    const folder = join(community.config.dataFolder, 'files', first._id.slice(-2), first._id);
    await expect(access(folder)).rejects.toThrow('ENOENT');
  });

  test('is possible again if the archive of the previous day was never created', async () => {
    const { body } = await ask(maria);
    await community.database.write
      .updateTable('jobs')
      .set({ outcome: 'dead', finished_at: 0 })
      .where('key', '=', body.export?._id ?? '')
      .execute();
    community.clock.advance(DAY);
    expect((await ask(maria)).status).toBe(201);
  });
});

describe('the address of the archive', () => {
  test('expires after an hour, and can be renewed with the password', async () => {
    await made(maria);
    const { body } = await askForAddress(maria);
    expect(Date.parse(body.expiresAt)).toBe(Math.floor((community.clock.now() + HOUR) / 1000) * 1000);
    community.clock.advance(HOUR + 1000);
    expect((await download(body.url)).status).toBe(404);
    const refused = await askForAddress(maria);
    expect([refused.status, refused.body.id]).toEqual([403, 'auth.proof-required']);
    await maria.request('POST', '/user/proof', { body: { password: 'Stella-Maris-33' } });
    expect((await download(await addressOf(maria))).status).toBe(200);
  });

  test('is not valid after any change', async () => {
    const josef = await community.join();
    await made(maria);
    const { _id } = await made(josef);
    const address = await addressOf(maria);
    for (const changed of [
      `${address}0`,
      address.replace(/expires=(\d)/, 'expires=9$1'),
      address.replace(/export\/[^/]+/, `export/${_id}`),
    ]) {
      expect((await download(changed)).status).toBe(404);
    }
  });

  test('is not valid while the account is pending deletion, and is valid again after a restore', async () => {
    const leaver = await community.join();
    await made(leaver);
    const url = await addressOf(leaver);
    expect((await download(url)).status).toBe(200);
    await begin(leaver);
    expect((await download(url)).status).toBe(404);
    await community.database.write.deleteFrom('departures').where('user_id', '=', leaver.id).execute();
    expect((await download(url)).status).toBe(200);
  });

  test('is deleted after seven days, together with the file', async () => {
    const { _id } = await made(maria);
    community.clock.advance(7 * DAY);
    expect(await read(maria)).toBeNull();
    await maria.request('POST', '/user/proof', { body: { password: 'Stella-Maris-33' } });
    expect((await askForAddress(maria)).body.id).toBe('export.none');
    await community.jobs.drain();
    const folder = join(community.config.dataFolder, 'files', _id.slice(-2), _id);
    await expect(access(folder)).rejects.toThrow('ENOENT');
    expect(
      await community.database.read.selectFrom('data_exports').selectAll().where('id', '=', _id).execute(),
    ).toEqual([]);
  });
});
