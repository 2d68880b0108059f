import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attach, attachmentForm, storedFiles } from '../../../test/attachments.ts';
import { chatBetween, deleteMessage, listChats, readMessages } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { mp4, ogg, webm } from '../../../test/sample-voice-notes.ts';

const waveform = Array.from({ length: 64 }, (_, at) => at);

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

type Sending = Parameters<typeof attachmentForm>[2];

const refuse = (bytes: Buffer, sending: Sending) =>
  maria.request('POST', '/message/create', {
    body: attachmentForm(chatId, bytes, sending),
  });

const excerpts = async ({ id }: Caller) => {
  const rows = await community.database.read
    .selectFrom('notifications')
    .select('excerpt')
    .where('user_id', '=', id)
    .where('kind', '=', 'message')
    .execute();
  return rows.map(({ excerpt }) => excerpt);
};

describe('a voice note', () => {
  test.each([
    ['webm', webm(12), 'audio/webm'],
    ['ogg', ogg(12), 'audio/ogg'],
    ['m4a', mp4(12), 'audio/mp4'],
  ])('in %s has the length that the server has measured', async (ending, bytes, contentType) => {
    const { status, body } = await attach(maria, chatId, bytes, { name: `Voice note.${ending}`, waveform });
    expect(status).toBe(201);
    expect(body.message).toMatchObject({
      type: 'audio',
      content: '',
      fileName: `Voice note.${ending}`,
      file: { contentType, viewable: true },
      voice: { seconds: 12, waveform },
    });
    expect((await readMessages(josef, chatId)).messages).toEqual([body.message]);
    const read = await josef.request('GET', body.message.fileUrl ?? '');
    expect([read.status, read.bytes.length]).toEqual([200, body.message.file?.bytes]);
  });

  test('is stored without the tags of the device, and with its length in the header', async () => {
    const { body } = await attach(maria, chatId, webm(12, { title: 'Kitchen of Maria' }), { waveform });
    const { bytes } = await josef.request('GET', body.message.fileUrl ?? '');
    expect(bytes.includes('Maria')).toBe(false);
    expect(bytes.includes(Buffer.from('4489', 'hex'))).toBe(true);
  });

  test('is named in lists, in quotes and, in the language of the recipient, in notifications', async () => {
    await community.database.write
      .updateTable('users')
      .set({ language: 'es' })
      .where('id', '=', josef.id)
      .execute();
    const { body } = await attach(maria, chatId, webm(65), { waveform });
    expect((await listChats(josef)).chats[0]?.lastMessage).toMatchObject({ type: 'audio', voiceSeconds: 65 });
    expect(await excerpts(josef)).toEqual(['Nota de voz (1:05)']);
    const reply = await attach(josef, chatId, Buffer.from('Pax'), { replyTo: body.message.id });
    expect(reply.body.message.replyTo).toMatchObject({ type: 'audio', voiceSeconds: 65 });
    expect(reply.body.message).not.toHaveProperty('voice');
    expect((await listChats(josef)).chats[0]?.lastMessage).not.toHaveProperty('voiceSeconds');
  });

  test('leaves nothing when it is deleted, and the notification quotes the next message', async () => {
    const first = await attach(maria, chatId, webm(3), { waveform });
    await attach(maria, chatId, webm(4), { waveform });
    expect(await excerpts(josef)).toEqual(['Voice note (0:03)']);
    await deleteMessage(maria, first.body.message.id, 'everyone');
    expect(await excerpts(josef)).toEqual(['Voice note (0:04)']);
    const [erased] = (await readMessages(josef, chatId)).messages;
    expect(erased).toMatchObject({ type: 'text', deleted: 'everyone' });
    expect(erased).not.toHaveProperty('voice');
  });

  test('that is sent again is the same message, and with another waveform it is refused', async () => {
    const clientId = randomUUID();
    const first = await attach(maria, chatId, webm(3), { clientId, waveform });
    const again = await attach(maria, chatId, webm(3), { clientId, waveform });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await refuse(webm(3), { clientId, waveform: waveform.toReversed() });
    expect([other.status, other.body.id]).toEqual([400, 'request.key-reused']);
  });
});

describe('a file that is no voice note', () => {
  test.each([
    ['a text', Buffer.from('Pax tecum.'), 'file.type'],
    ['a film', webm(3, { hasFilm: true }), 'file.type'],
    ['another codec', webm(3, { codec: 'A_VORBIS' }), 'file.type'],
    ['a recording that was cut in its header', webm(3).subarray(0, 60), 'file.type'],
    ['a recording of more than five minutes', ogg(306), 'file.too-long'],
    ['a forged length', mp4(3, 0xffff_ffff), 'file.too-long'],
    ['an empty file', Buffer.alloc(0), 'file.empty'],
  ])('such as %s is refused, and nothing is stored', async (_, bytes, id) => {
    const before = await storedFiles(community);
    const { status, body } = await refuse(bytes, { name: 'Voice note.webm', waveform });
    expect([status, body.id]).toEqual([400, id]);
    expect(await storedFiles(community)).toEqual(before);
    expect((await readMessages(maria, chatId)).messages).toEqual([]);
  });

  test('is refused if it is larger than 10 MB', async () => {
    const large = Buffer.concat([webm(3), Buffer.alloc(10 * 1024 * 1024)]);
    const { status, body } = await refuse(large, { waveform });
    expect([status, body.id]).toEqual([413, 'file.too-large']);
  });

  test.each([
    ['too few', waveform.slice(1)],
    ['too loud', [...waveform.slice(1), 101]],
    ['fractions', [...waveform.slice(1), 0.5]],
  ])('is refused with a waveform of %s numbers', async (_, numbers) => {
    const { status, body } = await refuse(webm(3), { waveform: numbers });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toMatch(/^voice/);
  });
});

test('a sound that is not declared as a voice note stays a sound', async () => {
  const { body } = await attach(maria, chatId, webm(3));
  expect(body.message.type).toBe('audio');
  expect(body.message).not.toHaveProperty('voice');
});
