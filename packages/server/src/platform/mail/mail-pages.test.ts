import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { newId } from '../identifiers.ts';
import { FolderMailer } from './folder-mailer.ts';
import type { Mail } from './mail-content.ts';
import { createMailer } from './mailer.ts';

const evil = '</title><script>alert(1)</script>';
const mailWith = (subject: string): Mail => ({
  id: newId(),
  to: { name: `Maria ${evil}`, address: 'maria@example.org' },
  content: {
    language: 'es',
    subject,
    preview: 'Para ti',
    blocks: [
      { kind: 'heading', text: 'Hola' },
      { kind: 'action', label: 'Elegir una contraseña', path: '/reset-password#token' },
    ],
  },
});
const html = { accept: 'text/html' };
const elsewhere = [
  { remoteAddress: '192.0.2.1' },
  { headers: { ...html, 'x-forwarded-for': '192.0.2.1' } },
  { headers: { ...html, host: 'rebound.example.org' } },
  { headers: { ...html, host: '127.0.0.1.example.org:3000' } },
];

let server: TestServer;
let first: Mail;
let second: Mail;
let attached: string;

const get = (path: string, request: object = {}) =>
  server.app.inject({ url: `/dev/mail${path}`, headers: html, ...request });

beforeAll(async () => {
  server = await startTestServer({ environment: { DEV_MAIL: '1' } });
  first = mailWith('Recupera tu contraseña');
  second = mailWith(evil);
  const mailer = createMailer(server.config);
  await mailer.send(first);
  await mailer.send(second);
  attached = newId();
  await new FolderMailer(join(server.config.dataFolder, 'mail')).carry(attached, {
    from: 'no-reply@localhost',
    to: 'jose@example.org',
    subject: 'With a file',
    text: 'See the file.',
    attachments: [{ filename: 'año "1".html', content: '<script>alert(1)</script>' }],
  });
});

afterAll(() => server.close());

describe('a developer', () => {
  test('finds the emails, newest first', async () => {
    const { statusCode, headers, body } = await get('');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const places = [attached, second.id, first.id].map((id) => body.indexOf(`/dev/mail/${id}"`));
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(places[0]).toBeGreaterThan(0);
    expect(body).toContain('lang="es">Recupera tu contraseña</a>');
    expect(body).toContain('maria@example.org');
  });

  test('reads an email as its recipient does, as plain text, and with its headers', async () => {
    const { body } = await get(`/${first.id}`);
    expect(body).toContain(`src="/dev/mail/${first.id}/html"`);
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('<dt>Auto-Submitted</dt><dd>auto-generated</dd>');
    expect(body).toContain('http://localhost:3000/reset-password#token');
    const frame = await get(`/${first.id}/html`);
    expect(frame.body).toContain('<head><base target="_blank">');
    expect(frame.body).toContain('href="http://localhost:3000/reset-password#token"');
    const source = await get(`/${first.id}/source`);
    expect(source.headers['content-disposition']).toContain(`${first.id}.eml`);
    expect(source.body).toContain('Auto-Submitted: auto-generated\r\n');
  });

  test('downloads the attachment of an email, which never opens here', async () => {
    expect((await get(`/${attached}`)).body).toContain('año &quot;1&quot;.html</a>');
    const { headers, body } = await get(`/${attached}/attachments/0`);
    expect(body).toBe('<script>alert(1)</script>');
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''a%C3%B1o%20%221%22.html");
  });

  test('sees no markup of senders, and nothing runs or is loaded', async () => {
    for (const path of ['', `/${second.id}`, `/${second.id}/html`]) {
      const { headers, body } = await get(path);
      expect(body).not.toContain('<script');
      expect(body).toContain('&lt;script&gt;');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|connect-src|https?:/);
    }
    const pages = String((await get('')).headers['content-security-policy']);
    expect(pages).toContain("frame-ancestors 'none'");
    expect(pages).not.toContain('unsafe');
    const frame = String((await get(`/${second.id}/html`)).headers['content-security-policy']);
    expect(frame).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
  });

  test.each([
    '/',
    '/nothing',
    '/..%2f..%2fsecret',
    `/${newId()}`,
    `/${newId()}/html`,
    `/${newId()}/source`,
    `/${newId()}/attachments/0`,
    '/a/b/c/d',
  ])('gets 404 at %s', async (path) => {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('finds no attachment that does not exist', async () => {
    for (const place of ['1', '-1', 'x', '0.5'])
      expect((await get(`/${attached}/attachments/${place}`)).statusCode).toBe(404);
  });

  test('pages back through many emails', async () => {
    const many = await startTestServer({ environment: { DEV_MAIL: '1', SMTP_URL: 'smtp://127.0.0.1:1' } });
    const folder = new FolderMailer(join(many.config.dataFolder, 'mail'));
    const ids = Array.from({ length: 51 }, () => newId());
    for (const id of ids) await folder.carry(id, { from: 'a@localhost', to: 'b@localhost', text: 'x' });
    const newest = await many.app.inject('/dev/mail');
    expect(newest.body).not.toContain(`/dev/mail/${ids[0]}"`);
    expect(newest.body).toContain('New mails are sent to members');
    const [, older = ''] = /href="([^"]*\?before=[^"]*)"/.exec(newest.body) ?? [];
    const oldest = await many.app.inject(older);
    expect(oldest.body).toContain(`/dev/mail/${ids[0]}"`);
    expect(oldest.body).not.toContain(`/dev/mail/${ids[1]}"`);
    expect(oldest.body).not.toContain('?before=');
    await many.close();
  });

  test('reads a hint if there are no emails yet', async () => {
    const empty = await startTestServer({ environment: { DEV_MAIL: '1' } });
    expect((await empty.app.inject('/dev/mail')).body).toContain('No mail has been sent yet.');
    await empty.close();
  });
});

const addresses = () => ['', `/${first.id}`, `/${first.id}/html`, `/${first.id}/source`, '/x/y/z'];

test('other machines get 404', async () => {
  for (const path of addresses()) {
    for (const request of elsewhere) {
      const { statusCode, body } = await get(path, request);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).not.toContain('maria');
    }
  }
});

test('in production everyone gets 404', async () => {
  for (const environment of [{}, { DEV_MAIL: '0' }, { PUBLIC_URL: 'https://parvis.example.org' }]) {
    const production = await startTestServer({ environment: { ...environment } });
    await createMailer(production.config).send(first);
    for (const path of addresses()) {
      for (const request of [{}, ...elsewhere]) {
        const answer = await production.app.inject({ url: `/dev/mail${path}`, headers: html, ...request });
        expect([path, answer.statusCode, answer.json()]).toMatchObject([
          path,
          404,
          { id: 'request.unknown' },
        ]);
      }
    }
    await production.close();
  }
});
