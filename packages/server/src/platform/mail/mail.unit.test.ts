import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMail, startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { readConfig } from '../config.ts';
import { newId } from '../identifiers.ts';
import { NonRetryableError } from '../jobs/jobs.ts';
import { FolderMailer } from './folder-mailer.ts';
import type { Mail, MailContent } from './mail-content.ts';
import { renderHtml } from './mail-html.ts';
import { colors } from './mail-look.ts';
import { renderText } from './mail-text.ts';
import { createMailer } from './mailer.ts';

const site = new URL('https://parvis.example.org');
const evil = '<img src=x onerror="alert(1)"> & \'co\'';
const content: MailContent = {
  language: 'es',
  subject: 'Instrucciones de pago — «Discípulo» 🎉',
  preview: 'Referencia PV-CDFG-HJKM',
  blocks: [
    { kind: 'heading', text: `Hola, ${evil}` },
    { kind: 'paragraph', text: 'Una línea\ny otra' },
    {
      kind: 'facts',
      facts: [
        ['Referencia', 'PV-CDFG-HJKM'],
        ['Nota', evil],
      ],
    },
    { kind: 'list', items: ['uno', evil] },
    { kind: 'action', label: 'Ver mi plan', path: '/plans?of=<me>' },
    { kind: 'note', text: 'Una transferencia no se puede deshacer.' },
  ],
};
const mailTo = (address = 'maria@example.org', name = 'María "la Grande" <x@y.z>, Rossi'): Mail => ({
  id: newId(),
  to: { name, address },
  content,
});

let folder: string;

const config = () => readConfig({ DATA_DIR: folder, PUBLIC_URL: site.href });
const kept = () => new FolderMailer(join(folder, 'mail')).list(10);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-mail-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the content of an email', () => {
  const html = renderHtml(content, site);
  const text = renderText(content, site);

  test('is in both of its forms', () => {
    for (const form of [html, text]) {
      for (const words of ['Una línea', 'PV-CDFG-HJKM', 'uno', 'Ver mi plan', 'no se puede deshacer']) {
        expect(form).toContain(words);
      }
    }
    expect(text).toContain('https://parvis.example.org/plans?of=%3Cme%3E');
    expect(html).toContain('href="https://parvis.example.org/plans?of=%3Cme%3E"');
    expect(html).toContain('<html lang="es">');
  });

  test('is escaped, so that it is never markup', () => {
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;co&#39;/gu)).toHaveLength(
      3,
    );
    expect(text).toContain(evil);
  });

  test('loads nothing from other servers', () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object)|<[^>]*\ssrc=|url\(|@import/iu);
  });

  test('does not break the words of a label, and has each value below its label on a phone', () => {
    const labels = html.match(/<th [^>]*>/gu) ?? [];
    expect(labels).toHaveLength(2);
    for (const label of labels) expect(label).toContain('overflow-wrap:normal;word-break:normal');
    expect(html).toContain('@media (max-width: 480px){.label,.value{display:block}');
  });

  test('has the colors of the design system', async () => {
    const path = '../../../../design-system/src/styles/tokens.gen.css';
    const css = await readFile(new URL(path, import.meta.url), 'utf8');
    for (const { token, light, dark } of Object.values(colors)) {
      const value = light === dark ? light : `light-dark(${light}, ${dark})`;
      expect(css).toContain(`--ds-${token}: ${value};`);
    }
  });
});

describe('without a mail server', () => {
  test('emails are stored in the data folder, as they would have been sent', async () => {
    const mailer = createMailer(config());
    const mail = mailTo();
    await mailer.send(mail);
    const [first] = await kept();
    expect(first?.id).toBe(mail.id);
    const parsed = await parseMail(first?.message ?? '');
    expect(parsed).toMatchObject({
      from: { name: 'Parvis', address: 'no-reply@parvis.example.org' },
      to: [{ name: mail.to.name, address: 'maria@example.org' }],
      subject: content.subject,
      messageId: `<${mail.id}@parvis.example.org>`,
    });
    expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(renderText(content, site).trim());
    expect(parsed.html?.replaceAll('\r\n', '\n').trim()).toBe(renderHtml(content, site).trim());
    expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
  });

  test('an email that is sent again replaces the stored one', async () => {
    const mailer = createMailer(config());
    const mail = mailTo();
    const before = (await kept()).length;
    await mailer.send(mail);
    await mailer.send(mail);
    expect(await kept()).toHaveLength(before + 1);
    expect(await readdir(join(folder, 'mail'))).toHaveLength(before + 1);
  });

  test('only the server’s user can read the files, and old ones are deleted', async () => {
    const mailer = createMailer(config());
    await mailer.send(mailTo());
    const names = await readdir(join(folder, 'mail'));
    for (const name of names) {
      expect((await stat(join(folder, 'mail', name))).mode & 0o077).toBe(0);
    }
    await utimes(join(folder, 'mail', names[0] ?? ''), 1000, 1000);
    await mailer.sweep(2_000_000);
    expect(await readdir(join(folder, 'mail'))).toHaveLength(names.length - 1);
  });

  test('no name leads out of the folder', async () => {
    const mail = { ...mailTo(), id: '../../somewhere' };
    await expect(createMailer(config()).send(mail)).rejects.toThrow('Not the id of a mail');
  });
});

describe('with a mail server', () => {
  let server: MailServer;
  const mailer = () => createMailer(readConfig({ DATA_DIR: folder, SMTP_URL: server.url }));

  beforeAll(async () => {
    server = await startMailServer();
  });

  afterAll(() => server.close());

  test('emails are sent to it, for their recipients only', async () => {
    const sender = mailer();
    const mails = ['maria@example.org', 'josef+list@example.org'].map((address) => mailTo(address));
    for (const mail of mails) await sender.send(mail);
    await sender.close();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([
      ['maria@example.org'],
      ['josef+list@example.org'],
    ]);
    expect(server.received.map(({ messageId }) => messageId)).toEqual(
      mails.map(({ id }) => `<${id}@localhost>`),
    );
    expect(server.received[0]?.html).toContain('Una línea<br>y otra');
  });

  test('a line break in a name or a subject does not add a header', async () => {
    const sender = mailer();
    const mail = mailTo('maria@example.org', 'Maria\r\nBcc: other@example.org');
    await sender.send({ ...mail, content: { ...content, subject: 'One\r\nX-Evil: yes' } });
    await sender.close();
    const received = server.received.at(-1);
    expect(received?.recipients).toEqual(['maria@example.org']);
    const names = received?.headers.map(({ key }) => key) ?? [];
    expect(names).toContain('subject');
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-evil');
  });

  test.each([
    [450, Error],
    [550, NonRetryableError],
  ])('the response %i is reported without the address', async (code, kind) => {
    const sender = mailer();
    server.refuseWith(code);
    const failure: unknown = await sender.send(mailTo()).catch((error: unknown) => error);
    server.refuseWith(null);
    await sender.close();
    expect(failure).toBeInstanceOf(kind);
    expect(failure instanceof NonRetryableError).toBe(kind === NonRetryableError);
    expect(String(failure)).toContain(String(code));
    expect(String(failure)).not.toContain('maria');
  });

  test('if the server cannot be reached, the email is tried again later', async () => {
    const sender = createMailer(readConfig({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' }));
    const failure: unknown = await sender.send(mailTo()).catch((error: unknown) => error);
    await sender.close();
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(NonRetryableError);
  });
});
