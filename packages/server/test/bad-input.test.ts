import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatBetween } from './chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from './community.ts';
import { offered } from './listings.ts';
import { ask } from './relations.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josefId: string;
let postId: string;
let commentId: string;
let listingId: string;
let josefsListingId: string;
let chatId: string;
let requestId: string;
let questionnaireId: string;

const questionnaire = {
  catholic: 'Yes',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  favoriteSaint: 'St. Agnes',
  historicalFigure: 'Dante',
};

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  const josef = await community.join();
  josefId = josef.id;
  josefsListingId = (await offered(josef))._id;
  chatId = await chatBetween(maria, josef);
  postId = (await maria.publish())._id;
  commentId = (await maria.comment(postId))._id;
  listingId = (await offered(maria))._id;
  requestId = (await ask(await community.join(), maria)).body.request._id;
  const answers = await maria.request<Schemas['QuestionnaireAnswer']>('POST', '/questionnaire', {
    body: questionnaire,
  });
  questionnaireId = answers.body.questionnaire._id;
});

afterAll(() => community.close());

/** All operations with a body, each with a valid body. */
const writes = [
  ['POST', () => '/friendship/request', () => ({ recipientId: josefId })],
  ['PUT', () => `/friendship/request/${requestId}`, () => ({ action: 'accept' })],
  ['POST', () => '/questionnaire', () => questionnaire],
  ['PUT', () => `/questionnaire/${questionnaireId}`, () => questionnaire],
  ['POST', () => '/post/create', () => ({ content: 'x' })],
  ['PUT', () => `/post/update/${postId}`, () => ({ content: 'x' })],
  ['POST', () => `/post/share/${postId}`, () => ({ shareId: UNKNOWN_ID })],
  ['POST', () => `/reaction/post/${postId}`, () => ({ type: 'like' })],
  ['POST', () => '/comment/create', () => ({ postId, content: 'x' })],
  ['PUT', () => `/comment/update/${commentId}`, () => ({ content: 'x' })],
  ['PUT', () => '/notification/preferences', () => ({ like: false })],
  ['PUT', () => '/push/preferences', () => ({ showText: true })],
  ['POST', () => '/marketplace/create', () => ({ title: 'Rosary', price: 5, description: 'x' })],
  ['PUT', () => `/marketplace/update/${listingId}`, () => ({ title: 'x', status: 'sold' })],
  ['POST', () => '/chat/create', () => ({ participants: [maria.id, josefId], listingId: josefsListingId })],
  ['POST', () => '/message/create', () => ({ chatId, text: 'x', listingId })],
  ['POST', () => '/marketplace/searches', () => ({ search: 'rosary', maxPrice: 10 })],
  ['POST', () => '/payment/create', () => ({ contact: 'maria@example.org', fullName: 'Maria', amount: 5 })],
  ['POST', () => '/report/create', () => ({ subjectType: 'post', subjectId: postId, category: 'spam' })],
] as const;

async function counts() {
  const { read } = community.database;
  const tables = [
    'questionnaires',
    'posts',
    'reactions',
    'comments',
    'reports',
    'post_shares',
    'muted_notifications',
    'push_preferences',
    'push_subscriptions',
    'friendships',
    'chats',
    'messages',
    'files',
    'listings',
    'saved_searches',
    'payments',
    'jobs',
  ] as const;
  const counted = [];
  for (const table of tables) {
    const { count } = await read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counted.push([table, count]);
  }
  return counted;
}

describe.each(writes)('%s %o', (method, path, body) => {
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    maria.request(method, path(), { body: payload, headers });

  test('needs a session before anything else is checked', async () => {
    const answer = await community.stranger.request(method, path(), {
      body: '{ not even JSON',
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.status, answer.body.id]).toEqual([401, 'auth.required']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html', ''])(
    'refuses the type %j',
    async (type) => {
      const before = await counts();
      const answer = await send(JSON.stringify(body()), { 'content-type': type });
      expect([answer.status, answer.body.id]).toEqual([415, 'request.media-type']);
      expect(await counts()).toEqual(before);
    },
  );

  test.each<[string, string | Buffer]>([
    ['malformed', '{ "content": '],
    ['a list', '[]'],
    ['a text', '"content"'],
    ['null', 'null'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])('refuses JSON that is %s', async (_, payload) => {
    const before = await counts();
    const answer = await send(payload);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/\w/u);
    expect(await counts()).toEqual(before);
  });

  test.each(['isAdmin', '__proto__', 'constructor', 'role', 'likes'])(
    'refuses the field %s',
    async (field) => {
      const before = await counts();
      const payload = JSON.stringify(body()).replace(
        /\}$/u,
        `,${JSON.stringify(field)}:{"role":"administrator"}}`,
      );
      const answer = await send(payload);
      expect([answer.status, answer.body.id]).toEqual([400, 'request.invalid']);
      expect(await counts()).toEqual(before);
    },
  );

  test('refuses wrong types in any field', async () => {
    const before = await counts();
    for (const [field, right] of Object.entries(body())) {
      for (const value of [7, true, null, [], {}, [['x']], 1e308]) {
        if (typeof value === typeof right) continue;
        const answer = await send({ ...body(), [field]: value });
        expect([answer.status, answer.body.errors?.map((error) => error.path.split('.')[0])]).toEqual([
          400,
          [field],
        ]);
      }
    }
    expect(await counts()).toEqual(before);
  });

  test('refuses two megabytes', async () => {
    const before = await counts();
    const answer = await send({ ...body(), content: 'a'.repeat(2 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(await counts()).toEqual(before);
  });
});

test('texts of every kind are stored and returned as text', async () => {
  const texts = [
    "'; drop table posts; --",
    '<script>alert(1)</script>',
    '{{constructor.constructor("alert(1)")()}}',
    '%s %d %n $1 ? :id',
    '💒👨‍👩‍👧‍👦 ✝️ العربية עברית 中文',
    'a\u0301 becomes á',
  ];
  for (const content of texts) {
    const post = await maria.publish({ content, title: content });
    expect(post.content).toBe(content.normalize('NFC'));
    expect((await maria.comment(post._id, content)).content).toBe(content.normalize('NFC'));
  }
});

test('a limit counts the text as it will be stored', async () => {
  const marked = `a${'\u0316'.repeat(300)}b`;
  const stored = `a${'\u0316'.repeat(4)}b`;
  expect((await maria.publish({ title: marked, content: 'Amen' })).title).toBe(stored);
  const body = { title: marked, price: 5 };
  expect((await maria.request('POST', '/marketplace/create', { body })).status).toBe(201);
  const names = { first_name: marked };
  expect((await maria.request('PUT', `/user/update/${maria.id}`, { body: names })).status).toBe(200);
});

test('a limit counts every mark of a text that is not cleaned', async () => {
  const password = `Stella-Maris-33${'\u0316'.repeat(200_000)}`;
  const body = { first_name: 'Anna', last_name: 'Rossi', email: 'anna-marks@example.org', password };
  const signUp = await community.stranger.request('POST', '/auth/signup', { body });
  expect([signUp.status, signUp.body.errors?.map(({ path }) => path)]).toEqual([400, ['password']]);
});

test('half characters and NUL, which databases cannot store, are removed', async () => {
  const body = `{"content":"before \\ud83d\\u0000 after"}`;
  const { status } = await maria.request('POST', '/post/create', { body });
  expect(status).toBe(201);
  expect((await maria.feed('?limit=1')).posts[0]?.content).toBe('before  after');
});
