import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';

const boundary = 'parvis';
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const end = `--${boundary}--\r\n`;

let community: Community;
let token: string;

const part = (name: string, value: string, extra = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;

async function publish(payload: string, headers: Record<string, string> = form) {
  const response = await community.app.inject({
    method: 'POST',
    url: '/api/post/create',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  });
  return { status: response.statusCode, text: response.body };
}

const temporaryFiles = () => readdir(join(community.config.dataFolder, 'tmp'));

const paths = (text: string) =>
  (JSON.parse(text) as { errors?: { path: string }[] }).errors?.map(({ path }) => path);

beforeAll(async () => {
  community = await startCommunity();
  await community.join();
  const { body } = await community.stranger.request<{ token: string }>('POST', '/auth/signin', {
    body: { email: 'member-1@example.org', password: 'Stella-Maris-33' },
  });
  ({ token } = body);
});

afterAll(() => community.close());

describe('a form', () => {
  test('without a file, or with an empty place for one, is a post', async () => {
    expect((await publish(part('content', 'A form.') + end)).status).toBe(201);
    const empty = part('images', '', '; filename=""\r\nContent-Type: application/octet-stream');
    const { status, text } = await publish(part('content', 'A form.') + empty + end);
    expect([status, JSON.parse(text)]).toMatchObject([201, { post: { images: [], video: null } }]);
  });

  test.each([
    ['a field that is sent twice', part('content', 'a') + part('content', 'b') + end, ['content']],
    ['an unknown field', part('content', 'a') + part('likes', '9') + end, ['likes']],
    ['an unknown file', part('content', 'a') + part('avatar', 'x', '; filename="a.png"') + end, ['avatar']],
    ['a field as a file', part('content', 'a', '; filename="a.txt"') + end, ['content']],
    [
      'two files',
      part('content', 'a') +
        part('images', 'x', '; filename="a.png"') +
        part('images', 'x', '; filename="b.png"') +
        end,
      ['images'],
    ],
    ['a field of 100 kB', part('content', 'x'.repeat(100_000)) + end, ['content']],
    ['10,000 characters', part('content', 'x'.repeat(10_000)) + end, ['content']],
    ['no content', part('title', 'x') + end, ['content']],
    ['a key of the prototype', part('content', 'a') + part('__proto__', 'x') + end, ['__proto__']],
    ['another key of it', part('content', 'a') + part('constructor', 'x') + end, ['constructor']],
  ])('with %s answers 400, naming it', async (_, payload, expected) => {
    const { status, text } = await publish(payload);
    expect([status, paths(text)]).toEqual([400, expected]);
  });

  test.each([
    ['no boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['no end', part('content', 'a'), form],
    ['no parts', 'nonsense', form],
    ['a part that breaks off', `--${boundary}\r\nContent-Disposition: form-data; name="content"`, form],
    ['too many fields', Array.from({ length: 60 }, (_, at) => part(`f${at}`, 'x')).join('') + end, form],
  ])('with %s answers 400', async (_, payload, headers) => {
    expect((await publish(payload, headers)).status).toBe(400);
  });

  test('with a file of more than 25 MB answers 413', async () => {
    const large = part('images', 'x'.repeat(25 * 1024 * 1024 + 1), '; filename="a.png"');
    const { status, text } = await publish(part('content', 'a') + large + end);
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { message: 'The file is too large: 25 MB at most.', id: 'file.too-large' },
    ]);
  });

  test('that the sender breaks off leaves nothing behind', async () => {
    const { port } = new URL(await community.listen());
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/post/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${form['content-type']}\r\nContent-Length: 900000\r\n\r\n`,
    );
    socket.write(part('content', 'a') + part('images', 'x'.repeat(100_000), '; filename="a.png"'));
    await expect.poll(() => temporaryFiles()).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => temporaryFiles()).toEqual([]);
  });

  test('leaves nothing behind, whatever became of it', async () => {
    await expect.poll(() => temporaryFiles()).toEqual([]);
  });
});
