import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';
import { nextEvent } from '../../../test/socket-events.ts';

const MEGABYTE = 1024 * 1024;
const boundary = 'parvis';
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const end = `--${boundary}--\r\n`;

let community: Community;
let token: string;
let address: Promise<string>;

const part = (name: string, value: string, extra = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;

async function publish(payload: string | Buffer, headers: Record<string, string> = form) {
  const response = await community.app.inject({
    method: 'POST',
    url: '/api/post/create',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  });
  return { status: response.statusCode, text: response.body };
}

const temporaryFiles = () => readdir(community.temporaryFolder);

const paths = (text: string) =>
  (JSON.parse(text) as { errors?: { path: string }[] }).errors?.map(({ path }) => path);

beforeAll(async () => {
  community = await startCommunity({
    config: { timeouts: { json: 400, form: 20_000, pause: 1500, rest: 200 } },
  });
  address = community.listen();
  await community.join();
  const { body } = await community.stranger.request<{ token: string }>('POST', '/auth/signin', {
    body: { email: 'member-1@example.org', password: 'Stella-Maris-33' },
  });
  ({ token } = body);
});

afterAll(() => community.close());

describe('a form', () => {
  test('without a file, or with an empty file field, creates a post', async () => {
    expect((await publish(part('content', 'A form.') + end)).status).toBe(201);
    const empty = part('images', '', '; filename=""\r\nContent-Type: application/octet-stream');
    const { status, text } = await publish(part('content', 'A form.') + empty + end);
    expect([status, JSON.parse(text)]).toMatchObject([201, { post: { images: [], video: null } }]);
  });

  test.each([
    ['a field that is sent twice', part('content', 'a') + part('content', 'b') + end, ['content']],
    ['an unknown field', part('content', 'a') + part('likes', '9') + end, ['likes']],
    ['a text in a file field', part('content', 'a') + part('images', 'x') + end, ['images']],
    ['an unknown file', part('content', 'a') + part('avatar', 'x', '; filename="a.png"') + end, ['avatar']],
    ['a file in a text field', part('content', 'a', '; filename="a.txt"') + end, ['content']],
    [
      'eleven files',
      part('content', 'a') + part('images', 'x', '; filename="a.png"').repeat(11) + end,
      ['images'],
    ],
    ['a field of 100 kB', part('content', 'x'.repeat(100_000)) + end, ['content']],
    ['a field of 10,000 characters', part('content', 'x'.repeat(10_000)) + end, ['content']],
    ['no content', part('title', 'x') + end, ['content']],
    ['the field __proto__', part('content', 'a') + part('__proto__', 'x') + end, ['__proto__']],
    ['the field constructor', part('content', 'a') + part('constructor', 'x') + end, ['constructor']],
  ])('with %s gets 400, and the error names it', async (_, payload, expected) => {
    const { status, text } = await publish(payload);
    expect([status, paths(text)]).toEqual([400, expected]);
  });

  test.each([
    ['no boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['no closing boundary', part('content', 'a'), form],
    ['no parts', 'nonsense', form],
    ['a truncated part', `--${boundary}\r\nContent-Disposition: form-data; name="content"`, form],
    ['too many fields', Array.from({ length: 60 }, (_, at) => part(`f${at}`, 'x')).join('') + end, form],
  ])('with %s gets 400', async (_, payload, headers) => {
    expect((await publish(payload, headers)).status).toBe(400);
  });

  test('with a file of more than 25 MB gets 413', async () => {
    const large = part('images', 'x'.repeat(25 * 1024 * 1024 + 1), '; filename="a.png"');
    const { status, text } = await publish(part('content', 'a') + large + end);
    expect([status, JSON.parse(text)]).toEqual([
      413,
      {
        message: 'The file is too large: 25 MB at most.',
        id: 'file.too-large',
        errors: [{ path: 'images', message: 'The file is too large: 25 MB at most.' }],
      },
    ]);
  });

  test('with files of more than 100 MB together gets 413', async () => {
    const file = part('images', 'x'.repeat(21 * MEGABYTE), '; filename="a.png"');
    const { status, text } = await publish(part('content', 'a') + file.repeat(5) + end);
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { message: 'These files are too large together: 100 MB at most.', id: 'file.too-large' },
    ]);
  });

  test('with text that is not UTF-8, or declares another charset, gets 400', async () => {
    const [before = '', after = ''] = part('content', '|').split('|');
    const broken = Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28]), Buffer.from(after + end)]);
    const invalid = await publish(broken);
    expect([invalid.status, JSON.parse(invalid.text)]).toMatchObject([400, { id: 'request.malformed' }]);
    const typed = (charset: string) =>
      part('content', 'Ave Maria').replace(
        '\r\n\r\n',
        `\r\nContent-Type: text/plain; charset=${charset}\r\n\r\n`,
      );
    const foreign = await publish(typed('utf-16le') + end);
    expect([foreign.status, paths(foreign.text)]).toEqual([400, ['content']]);
    expect((await publish(typed('"UTF-8"') + end)).status).toBe(201);
    const replaced = await publish(part('content', 'already \uFFFD') + end);
    expect([replaced.status, JSON.parse(replaced.text)]).toMatchObject([
      201,
      { post: { content: 'already \uFFFD' } },
    ]);
  });

  test('keeps a text with characters that are split between chunks', async () => {
    const text = '✝️ María '.repeat(3000).slice(0, 4900);
    const { status, text: answer } = await publish(part('content', text) + part('title', '') + end);
    expect([status, JSON.parse(answer)]).toMatchObject([201, { post: { content: text.trim(), title: '' } }]);
  });

  test.each([
    ['declared', (length: number) => `Content-Length: ${length}`],
    ['not declared', () => 'Transfer-Encoding: chunked'],
  ])(
    'of 150 MB gets a response long before it was sent completely, with a length that is %s',
    async (_, header) => {
      const { port } = new URL(await address);
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      const answers: string[] = [];
      const answered = nextEvent(socket, 'data');
      socket.setEncoding('utf8').on('data', (text: string) => {
        answers.push(text);
      });
      socket.on('error', () => {});
      const closed = nextEvent(socket, 'close');
      socket.write(
        `POST /api/post/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${form['content-type']}\r\n${header(150 * MEGABYTE)}\r\n\r\n`,
      );
      const chunked = header(0).startsWith('Transfer');
      const write = async (text: string) => {
        const piece = chunked ? `${text.length.toString(16)}\r\n${text}\r\n` : text;
        if (!socket.write(piece)) await Promise.race([nextEvent(socket, 'drain'), closed]);
      };
      await write(part('content', 'a') + part('images', '', '; filename="a.png"').slice(0, -2));
      for (let sent = 0; answers.length === 0 && sent < 40; sent += 1) {
        await write('x'.repeat(MEGABYTE));
        await pause(1);
      }
      await answered;
      expect(answers.join('')).toMatch(/^HTTP\/1\.1 413 .*"id":"file\.too-large"/s);
      await closed;
      expect(await temporaryFiles()).toEqual([]);
    },
  );

  test('that comes slowly is accepted as long as it does not stall', async () => {
    const { port } = new URL(await address);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    const body = part('content', 'x'.repeat(100)) + end;
    socket.on('error', () => {});
    socket.write(
      `POST /api/post/create HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${form['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    const closed = nextEvent(socket, 'close');
    for (let sent = 0; sent < body.length; sent += 20) {
      socket.write(body.slice(sent, sent + 20));
      await pause(100);
    }
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  test('that stalls is refused, and the connection is closed', async () => {
    const { port } = new URL(await address);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => {});
    socket.write(
      `POST /api/post/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${form['content-type']}\r\nContent-Length: 900000\r\n\r\n${part('images', 'x'.repeat(100_000), '; filename="a.png"')}`,
    );
    await nextEvent(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*"id":"request\.timeout"/s);
    expect(await temporaryFiles()).toEqual([]);
  });

  test('that is aborted leaves no file', async () => {
    const { port } = new URL(await address);
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

  test('never leaves a temporary file', async () => {
    await expect.poll(() => temporaryFiles()).toEqual([]);
  });
});
