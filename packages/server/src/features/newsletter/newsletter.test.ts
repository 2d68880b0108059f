import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { mailsAt } from '../../../test/stored-mails.ts';
import { create, draftOf, published } from '../../../test/publications.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

let community: Community;
let administrator: Caller;
let addresses = 0;
let email = '';

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('subscribers').execute();
  addresses += 1;
  email = `reader-${addresses}@example.org`;
});

afterAll(() => community.close());

const post = (path: string, options = {}) => community.stranger.request('POST', path, options);
const list = async (query = '') =>
  (await administrator.request<Schemas['SubscriberPage']>('GET', `/admin/subscribers?${query}`)).body;

async function ask(body: object = { email }) {
  const answer = await post('/newsletter/subscribe', { body });
  await community.jobs.drain();
  return answer;
}

async function newest() {
  const mail = (await mailsAt(community.config, email)).at(-1);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  return {
    subject: mail?.subject ?? '',
    text: mail?.text ?? '',
    confirm: /\/newsletter\/confirm\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '',
    unsubscribe: header('list-unsubscribe'),
    post: header('list-unsubscribe-post'),
  };
}

const oneClick = async () =>
  /<https?:\/\/[^/]+(\/api\/newsletter\/unsubscribe\/\S+)>/u.exec((await newest()).unsubscribe)?.[1] ?? '';

async function subscribe(language: 'en' | 'es' = 'en') {
  await ask({ email, language });
  return post((await newest()).confirm);
}

describe('a subscriber', () => {
  test('is subscribed by the link in the email, which can be used twice', async () => {
    const { status, body } = await ask();
    expect([status, body.message]).toEqual([202, 'Please check your email to confirm your subscription.']);
    expect((await list()).subscribers).toMatchObject([{ email, state: 'pending', confirmedAt: null }]);
    const { confirm } = await newest();
    for (const answer of [await post(confirm), await post(confirm)]) {
      expect([answer.status, answer.body.message]).toEqual([200, 'You are subscribed. Thank you!']);
    }
    expect((await list('state=confirmed')).subscribers).toHaveLength(1);
    expect((await list('state=pending')).subscribers).toEqual([]);
  });

  test('is asked for a confirmation in their language', async () => {
    await ask({ email, language: 'es' });
    expect((await newest()).subject).toBe('Confirma tu suscripción');
  });

  test('gets one email an hour, and none after the confirmation, always with the same response', async () => {
    const first = await ask();
    const again = await ask({ email: email.toUpperCase() });
    expect(again.body).toEqual(first.body);
    expect(await mailsAt(community.config, email)).toHaveLength(1);
    community.clock.advance(60 * 60 * 1000);
    await ask();
    expect(await mailsAt(community.config, email)).toHaveLength(2);
    await post((await newest()).confirm);
    community.clock.advance(60 * 60 * 1000);
    expect((await ask()).body).toEqual(first.body);
    expect(await mailsAt(community.config, email)).toHaveLength(2);
  });

  test('is deleted after seven days without a confirmation', async () => {
    await ask();
    const { confirm } = await newest();
    community.clock.advance(7 * DAY - 1);
    await community.jobs.drain();
    expect((await list()).subscribers).toHaveLength(1);
    community.clock.advance(1);
    await community.jobs.drain();
    expect((await list()).subscribers).toEqual([]);
    expect([(await post(confirm)).status, (await post(confirm)).body.id]).toEqual([400, 'newsletter.link']);
  });

  test('who has confirmed is not deleted', async () => {
    await subscribe();
    community.clock.advance(8 * DAY);
    await community.jobs.drain();
    expect((await list()).subscribers).toHaveLength(1);
  });

  test('unsubscribes with one click in an email program, which can be repeated', async () => {
    await subscribe();
    expect((await newest()).post).toBe('List-Unsubscribe=One-Click');
    const path = await oneClick();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let click = 0; click < 2; click += 1) {
      const { status } = await post(path, { body: 'List-Unsubscribe=One-Click', headers });
      expect(status).toBe(200);
    }
    expect((await list()).subscribers).toEqual([]);
  });

  test('is sent to a page if an email program opens the address, and can unsubscribe there', async () => {
    await subscribe();
    const path = await oneClick();
    const { status, headers } = await community.stranger.request('GET', path);
    const { pathname } = new URL(String(headers['location']));
    expect([status, pathname]).toEqual([303, path.replace('/api', '')]);
    expect((await list()).subscribers).toHaveLength(1);
  });

  test('cannot use a link for another purpose', async () => {
    await ask();
    const { confirm } = await newest();
    const swapped = confirm.replace('/confirm/', '/unsubscribe/');
    const forged = `${confirm.slice(0, -1)}${confirm.endsWith('A') ? 'B' : 'A'}`;
    for (const path of [swapped, forged, '/newsletter/confirm/nonsense']) {
      expect((await post(path)).status).toBe(400);
    }
    expect((await list()).subscribers).toMatchObject([{ state: 'pending' }]);
  });

  test.each(['', 'nobody', 'a b@example.org', `${'a'.repeat(251)}@b.c`])(
    'is refused with the address %j',
    async (address) => {
      const { status, body } = await ask({ email: address });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'email']);
    },
  );
});

describe('administrators', () => {
  test('send an article once to the subscribers of its language', async () => {
    await subscribe();
    const reader = email;
    email = `lector-${addresses}@example.org`;
    await subscribe('es');
    const article = await published(administrator, 'article', {
      title: 'The square',
      summary: 'Before the doors.',
    });
    const send = async (id: string) => {
      const answer = await administrator.request('PUT', `/admin/publications/${id}/announce`);
      await community.jobs.drain();
      return answer;
    };
    for (let time = 0; time < 2; time += 1) expect((await send(article._id)).status).toBe(200);
    expect(await mailsAt(community.config, email)).toHaveLength(1);
    email = reader;
    expect(await mailsAt(community.config, email)).toHaveLength(2);
    const mail = await newest();
    expect(mail.subject).toBe('The square');
    expect(mail.text).toContain('Before the doors.');
    expect((await post(await oneClick())).status).toBe(200);

    const draft = (await create(administrator, draftOf('article'))).body.publication;
    const event = await published(administrator, 'event');
    expect((await send(draft._id)).body.id).toBe('newsletter.article');
    expect((await send(event._id)).body.id).toBe('newsletter.article');
    expect((await send(UNKNOWN_ID)).status).toBe(404);
  });

  test('search the subscribers and remove them', async () => {
    for (const name of ['anna', 'bert', 'anton']) await ask({ email: `${name}@example.org` });
    const found = async (query: string) => (await list(query)).subscribers.map((each) => each.email);
    expect(await found('search=An&sort=oldest')).toEqual(['anna@example.org', 'anton@example.org']);
    const first = await list('limit=2');
    expect(await found(`limit=2&cursor=${first.nextCursor}`)).toEqual(['anna@example.org']);
    const id = first.subscribers[0]?._id;
    const remove = (body: object) => administrator.request('DELETE', `/admin/subscribers/${id}`, { body });
    expect([(await remove({})).status, (await remove({ reason: ' ' })).status]).toEqual([400, 400]);
    const reason = 'Asked for it by phone.';
    expect([(await remove({ reason })).status, (await remove({ reason })).status]).toEqual([200, 404]);
    const log = await administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?subject=${id}`);
    expect(log.body.lines.find(({ outcome }) => outcome === 'done')?.reason).toBe(reason);
    expect(await found('')).toEqual(['bert@example.org', 'anna@example.org']);
  });
});
