import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attach, attachmentForm, storedFiles } from '../../../test/attachments.ts';
import { chatBetween, readMessages } from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { zip } from '../../../test/sample-archives.ts';
import { sampleAttachments } from '../../../test/sample-attachments.ts';
import { brokenPhoto, photo, vastPicture } from '../../../test/sample-files.ts';
import { faultyAttachments, refusedAttachments } from '../../../test/sample-refused-attachments.ts';
import { block } from '../../../test/relations.ts';

const MEGABYTE = 1024 * 1024;
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

const temporaryFiles = () => readdir(community.temporaryFolder);

async function attachmentRows(): Promise<number> {
  return (await community.database.read.selectFrom('attachments').select('id').execute()).length;
}

const sent = async (bytes: Buffer, sending: Parameters<typeof attach>[3] = {}) => {
  const { body } = await attach(maria, chatId, bytes, sending);
  return body.message;
};

describe('a file in a message', () => {
  test.each(Object.entries(sampleAttachments))(
    'as %s has the type that its bytes show',
    async (name, sample) => {
      const kept = sample.kept ?? sample.bytes;
      const answer = await attach(maria, chatId, sample.bytes, { name, type: 'image' });
      expect(answer.status).toBe(201);
      const { message } = answer.body;
      expect(message).toMatchObject({
        type: sample.kind,
        content: '',
        fileName: name,
        fileUrl: `/api/message/file/${message.id}/original`,
        file: { contentType: sample.contentType, bytes: kept.length, image: null },
      });
      const read = await josef.request('GET', message.fileUrl ?? '');
      expect(read.status).toBe(200);
      expect(read.bytes.equals(kept)).toBe(true);
      expect(String(read.headers['content-type']).split(';')[0]).toBe(sample.contentType);
      const isShown = sample.kind !== 'document' || /pdf|plain/.test(sample.contentType);
      expect(message.file?.viewable).toBe(isShown);
      expect(String(read.headers['content-disposition'])).toBe(
        `${isShown ? 'inline' : 'attachment'}; filename="${name}"; filename*=UTF-8''${name}`,
      );
    },
  );

  test('as a photo is stored in three widths, without the camera’s metadata', async () => {
    const message = await sent(await photo(), { name: 'Chartres.JPG', text: 'Look!' });
    expect(message).toMatchObject({
      type: 'image',
      content: 'Look!',
      fileName: 'Chartres.JPG',
      fileUrl: `/api/message/file/${message.id}/large`,
      file: { contentType: 'image/webp', viewable: true, image: { width: 1600, height: 1067 } },
    });
    expect(message.file?.image?.sources.map(({ width }) => width)).toEqual([480, 960, 1600]);
    for (const { url, width } of message.file?.image?.sources ?? []) {
      const { status, bytes, headers } = await josef.request('GET', url);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['content-disposition']).toContain('filename="Chartres.webp"');
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width });
      expect(metadata.exif).toBeUndefined();
    }
    const original = await maria.request('GET', `/message/file/${message.id}/original`);
    expect([original.status, original.body.id]).toEqual([404, 'file.not-found']);
  });

  test('is in the list of both members, and can be found by its name', async () => {
    const message = await sent(text, { name: 'Rosenkranz.txt' });
    expect((await readMessages(josef, chatId)).messages).toEqual([message]);
    const found = await josef.request<{ messages: object[] }>(
      'GET',
      `/message/search/${chatId}?search=rosenk`,
    );
    expect(found.body.messages).toEqual([message]);
  });

  test('can have a text of at most 5,000 characters', async () => {
    expect((await sent(text, { text: ' Amen. ' })).content).toBe('Amen.');
    const { status, body } = await maria.request('POST', '/message/create', {
      body: attachmentForm(chatId, text, { text: 'a'.repeat(5001) }),
    });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'text']);
  });
});

describe('the name of a file', () => {
  const page = zip({ 'a.txt': 'a' });
  test.each([
    ['path/to/letter.txt', text, 'letter.txt'],
    ['C:\\Users\\maria\\letter.txt', text, 'letter.txt'],
    ['../../../etc/passwd', text, 'passwd.txt'],
    ['"; filename=x.html', text, '"; filename=x.html.txt'],
    ['x.html', page, 'x.html.zip'],
    ['letter.pdf.exe', text, 'letter.pdf.exe.txt'],
    ['🕊 Friede.txt', text, '🕊 Friede.txt'],
    ['line\r\nset-cookie: a=b.txt', text, 'line set-cookie: a=b.txt'],
    ['gpj.\u202Etxt.exe', text, 'gpj.txt.exe.txt'],
    ['.htaccess', text, 'htaccess.txt'],
    ['…', text, '….txt'],
    ['\u200B', text, 'file.txt'],
    [' . ', text, 'file.txt'],
    ['LETTER.TXT', text, 'LETTER.TXT'],
    [`${'ñ'.repeat(300)}.txt`, text, `${'ñ'.repeat(196)}.txt`],
  ])('%j is stored without harmful parts', async (name, bytes, expected) => {
    const message = await sent(bytes, { name });
    expect(message.fileName).toBe(expected);
    const { headers } = await josef.request('GET', message.fileUrl ?? '');
    const disposition = String(headers['content-disposition']);
    const [, plain = '', extended = ''] =
      /^(?:inline|attachment); filename="([\x20-\x21\x23-\x5B\x5D-\x7E]*)"; filename\*=UTF-8''([\w.~%!-]*)$/.exec(
        disposition,
      ) ?? [];
    expect(plain).not.toBe('');
    expect(decodeURIComponent(extended)).toBe(expected);
  });

  test('can be in the other form of the header', async () => {
    const boundary = 'parvis';
    const field = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8''%C3%91u%C3%B1ez.txt\r\n\r\nPax\r\n`;
    const { body } = await maria.request<{ message: { fileName: string } }>('POST', '/message/create', {
      body: Buffer.from(`${field('chatId', chatId)}${file}--${boundary}--\r\n`),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect(body.message.fileName).toBe('Ñuñez.txt');
  });
});

describe('nothing is stored for a refused file:', () => {
  let before: readonly [number, number];
  beforeEach(async () => {
    before = [(await storedFiles(community)).length, await attachmentRows()];
  });

  async function refusalOf(bytes: Buffer, name = 'photo.jpg') {
    const { status, body } = await maria.request('POST', '/message/create', {
      body: attachmentForm(chatId, bytes, { name, type: 'image' }),
    });
    expect([(await storedFiles(community)).length, await attachmentRows()]).toEqual(before);
    expect(await temporaryFiles()).toEqual([]);
    expect((await readMessages(maria, chatId)).messages).toEqual([]);
    return [status, body.id, body.errors?.[0]?.path];
  }

  test.each([
    ['a text in Cyrillic letters', /windows-1251.+UTF-8/],
    ['a text in an unknown encoding', /not stored as UTF-8/],
    ['a slide show with macros', /without macros/],
    ['a document with a password', /without a password/],
  ])('%s, with an error that says why', async (name, reason) => {
    const [bytes = text] = faultyAttachments[name] ?? [];
    expect(await refusalOf(bytes)).toEqual([400, 'file.type', 'file']);
    const { body } = await maria.request('POST', '/message/create', { body: attachmentForm(chatId, bytes) });
    expect(body.errors?.[0]?.message).toMatch(reason);
  });

  test.each(Object.entries(refusedAttachments))('%s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual([400, 'file.type', 'file']);
  });

  test('without content', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toEqual([400, 'file.empty', 'file']);
  });

  test('half a picture', async () => {
    expect(await refusalOf(await brokenPhoto())).toEqual([400, 'file.broken', 'file']);
  });

  test('half a video', async () => {
    const half = sampleAttachments['film.mp4']?.bytes.subarray(0, -100) ?? text;
    expect(await refusalOf(half)).toEqual([400, 'file.broken', 'file']);
  });

  test('a picture of 50 megapixels', async () => {
    expect(await refusalOf(await vastPicture())).toEqual([400, 'file.too-many-pixels', 'file']);
  });

  test('a file of 25 MB and a byte', async () => {
    expect(await refusalOf(Buffer.alloc(25 * MEGABYTE + 1, 'a'), 'long.txt')).toEqual([
      413,
      'file.too-large',
      'file',
    ]);
  });

  test('a text with more than 25 MB in UTF-8', async () => {
    const western = Buffer.alloc(24 * MEGABYTE, Buffer.from('Se\u00F1or, ', 'latin1'));
    expect(await refusalOf(western, 'long.txt')).toEqual([413, 'file.too-large', 'file']);
  });

  test('no file', async () => {
    const form = new FormData();
    form.append('chatId', chatId);
    form.append('text', 'Amen.');
    const { status, body } = await maria.request('POST', '/message/create', { body: form });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'file']);
  });

  test('in the chat of others, in the name of others, or from a stranger', async () => {
    const paul = await community.join();
    const named = attachmentForm(chatId, text);
    named.append('sender', josef.id);
    const answers = [
      await paul.request('POST', '/message/create', { body: attachmentForm(chatId, text) }),
      await maria.request('POST', '/message/create', { body: attachmentForm(UNKNOWN_ID, text) }),
      await maria.request('POST', '/message/create', { body: named }),
      await community.stranger.request('POST', '/message/create', { body: attachmentForm(chatId, text) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 403, 401]);
    expect([(await storedFiles(community)).length, await attachmentRows()]).toEqual(before);
  });

  test('after a block', async () => {
    await block(josef, maria);
    const { status } = await maria.request('POST', '/message/create', {
      body: attachmentForm(chatId, text),
    });
    expect(status).toBe(403);
    expect([(await storedFiles(community)).length, await attachmentRows()]).toEqual(before);
  });
});

test('a file of 25 MB is accepted', async () => {
  const { status, body } = await attach(maria, chatId, Buffer.alloc(25 * MEGABYTE, 'a'), {
    name: 'long.txt',
  });
  expect([status, body.message.file?.bytes]).toEqual([201, 25 * MEGABYTE]);
});

describe('the same file with the same client id', () => {
  test('is stored as one message with one file, even for simultaneous requests', async () => {
    const before = (await storedFiles(community)).length;
    const clientId = randomUUID();
    const again = () => attach(maria, chatId, text, { name: 'a.txt', clientId });
    const first = await again();
    const answers = await Promise.all([again(), again(), again()]);
    expect([first.status, tally(answers)]).toEqual([201, { 200: 3 }]);
    const parallel = randomUUID();
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => attach(maria, chatId, text, { name: 'a.txt', clientId: parallel })),
    );
    expect(tally(atOnce)).toEqual({ 200: 4, 201: 1 });
    expect(new Set(atOnce.map(({ body }) => body.message.id)).size).toBe(1);
    expect((await readMessages(maria, chatId)).messages).toHaveLength(2);
    expect((await storedFiles(community)).length - before).toBe(2);
  });

  test.each([
    ['different bytes', () => attachmentForm(chatId, Buffer.from('Pax vobis.'), { name: 'a.txt' })],
    ['a different name', () => attachmentForm(chatId, text, { name: 'b.txt' })],
    ['a different text', () => attachmentForm(chatId, text, { name: 'a.txt', text: 'Amen.' })],
  ])('is refused with %s', async (_, make) => {
    const clientId = randomUUID();
    await attach(maria, chatId, text, { name: 'a.txt', clientId });
    const before = (await storedFiles(community)).length;
    const form = make();
    form.append('clientId', clientId);
    const { status, body } = await maria.request('POST', '/message/create', { body: form });
    expect([status, body.id]).toEqual([400, 'request.key-reused']);
    expect((await storedFiles(community)).length).toBe(before);
  });
});
