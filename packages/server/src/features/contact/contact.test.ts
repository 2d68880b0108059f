import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { mailsAt } from '../../../test/stored-mails.ts';

type Schemas = components['schemas'];

const ADDRESS = 'staff@parish.org';
const draft = { name: 'Maria Rossi', email: 'maria@example.org', message: 'How do I change my parish?' };

let community: Community;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity({ environment: { CONTACT_EMAIL: ADDRESS } });
  moderator = await community.join({ role: 'moderator', firstName: 'Josef' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('contact_messages').execute();
});

afterAll(() => community.close());

const write = (body: object, key?: string) =>
  community.stranger.request('POST', '/contact', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const list = async (query = '') =>
  (await moderator.request<Schemas['ContactPage']>('GET', `/admin/contact?${query}`)).body;
const answer = (id: string, note: string, caller = moderator) =>
  caller.request<Schemas['ContactAnswer'] & Schemas['ErrorAnswer']>('PUT', `/admin/contact/${id}/answer`, {
    body: { note },
  });

describe('a visitor', () => {
  test('writes to the staff, who can reply to the email', async () => {
    const { status, body } = await write({
      ...draft,
      kind: 'privacy',
      message: 'Which data\r\ndo you have?',
    });
    expect([status, body.message]).toEqual([
      201,
      'Thank you. We have your message and will answer by email.',
    ]);
    await community.jobs.drain();
    const [mail] = await mailsAt(community.config, ADDRESS);
    expect(mail).toMatchObject({
      subject: 'A privacy request from Maria Rossi, to be answered within 48 hours',
      replyTo: [{ name: 'Maria Rossi', address: 'maria@example.org' }],
    });
    expect(mail?.text).toContain('Which data\ndo you have?');
    expect((await list()).contacts).toMatchObject([
      { ...draft, kind: 'privacy', message: 'Which data\ndo you have?', state: 'open', answer: null },
    ]);
  });

  test('sends one message for each idempotency key', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(draft, 'only-once')));
    expect(tally(answers)).toEqual({ 200: 4, 201: 1 });
    expect((await list()).contacts).toHaveLength(1);
    expect((await write({ ...draft, name: 'Somebody else' }, 'only-once')).body.id).toBe(
      'request.key-reused',
    );
  });

  test.each([
    [{ name: ' \u200B' }, 'name'],
    [{ name: 'a'.repeat(121) }, 'name'],
    [{ email: 'maria at example.org' }, 'email'],
    [{ message: '' }, 'message'],
    [{ message: '\n ' }, 'message'],
    [{ message: 'a'.repeat(5001) }, 'message'],
    [{ kind: 'complaint' }, 'kind'],
    [{ userId: UNKNOWN_ID }, 'userId'],
  ])('is refused the address %j', async (change, path) => {
    const { status, body } = await write({ ...draft, ...change });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await list()).contacts).toEqual([]);
  });

  test('can send only a few messages', async () => {
    const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '120' } });
    const send = () => limited.stranger.request('POST', '/contact', { body: draft });
    expect(tally([await send(), await send(), await send()])).toEqual({ 201: 2, 429: 1 });
    limited.clock.advance(60 * 60 * 1000);
    expect((await send()).status).toBe(201);
    await limited.close();
  });
});

describe('the staff', () => {
  test('marks a message as answered once', async () => {
    await write(draft);
    const other = await community.join({ role: 'moderator', firstName: 'Agnes' });
    const id = (await list('state=open')).contacts[0]?._id ?? '';
    const { body } = await answer(id, 'By email.');
    expect(body.contact).toMatchObject({
      state: 'answered',
      answer: { by: 'Josef Rossi', note: 'By email.' },
    });
    expect((await answer(id, 'By email.')).status).toBe(200);
    const second = await answer(id, 'By phone.', other);
    expect([second.status, second.body.message]).toEqual([400, 'Josef Rossi has already answered this.']);
    expect((await answer(UNKNOWN_ID, '')).status).toBe(404);
    expect([(await list('state=open')).contacts, (await list('state=answered')).contacts.length]).toEqual([
      [],
      1,
    ]);
    const administrator = await community.join({ role: 'administrator' });
    const log = await administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?subject=${id}`);
    expect(log.body.lines.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'contact.answer refused',
      'contact.answer done',
    ]);
  });

  test('reads the messages page by page, in both orders', async () => {
    for (const name of ['One', 'Two', 'Three']) await write({ ...draft, name });
    const first = await list('sort=oldest&limit=2');
    const second = await list(`sort=oldest&limit=2&cursor=${first.nextCursor}`);
    const names = [...first.contacts, ...second.contacts].map(({ name }) => name);
    expect([names, second.nextCursor]).toEqual([['One', 'Two', 'Three'], null]);
    expect((await list()).contacts.map(({ name }) => name)).toEqual(names.toReversed());
    expect((await list('kind=privacy')).contacts).toEqual([]);
  });
});
