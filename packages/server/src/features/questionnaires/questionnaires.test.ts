import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';

type Schemas = components['schemas'];

const answers = {
  catholic: 'Yes',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  knightOfColumbus: false,
  knightOfMalta: true,
  favoriteSaint: 'St. Thérèse of Lisieux',
  historicalFigure: 'G. K. Chesterton',
};

let community: Community;
let maria: Caller;
let josef: Caller;
let moderator: Caller;
let administrator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join();
  moderator = await community.join({ role: 'moderator' });
  administrator = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('questionnaires').execute();
});

afterAll(() => community.close());

const answer = (caller: Caller, change: object = {}) =>
  caller.request<Schemas['QuestionnaireSaved']>('POST', '/questionnaire', {
    body: { ...answers, ...change },
  });
const refusal = (caller: Caller, change: object) =>
  caller.request('POST', '/questionnaire', { body: { ...answers, ...change } });
const rows = () => community.database.read.selectFrom('questionnaires').selectAll().execute();

describe('a questionnaire', () => {
  test('stores the answers, the consent, and that the registration is complete', async () => {
    const { status, body } = await answer(maria);
    expect(status).toBe(201);
    expect(body.message).toBe('Thank you, your registration is complete.');
    const { _id, createdAt, updatedAt } = body.questionnaire;
    expect(body.questionnaire).toEqual({ ...answers, _id, userId: maria.id, createdAt, updatedAt });
    const [row] = await rows();
    expect(row?.consented_at).toBe(Date.parse(createdAt));
    const verified = await maria.request<Schemas['VerifiedUser']>('GET', '/auth/verify');
    expect(verified.body.questionnaireCompleted).toBe(true);
  });

  test('replaces the answers if it is sent again', async () => {
    const first = await answer(maria);
    const second = await answer(maria, { parish: 'St. Anne', rite: 'Eastern', riteType: 'Maronite' });
    expect(second.status).toBe(200);
    expect(second.body.message).toBe('Your answers have been updated.');
    expect(second.body.questionnaire).toMatchObject({
      _id: first.body.questionnaire._id,
      createdAt: first.body.questionnaire.createdAt,
      parish: 'St. Anne',
      riteType: 'Maronite',
    });
    expect(await rows()).toHaveLength(1);
  });

  test('is stored once if it is sent ten times at the same time', async () => {
    const saved = await Promise.all(Array.from({ length: 10 }, () => answer(maria)));
    expect(tally(saved)).toEqual({ 200: 9, 201: 1 });
    expect(new Set(saved.map(({ body }) => body.questionnaire._id)).size).toBe(1);
  });

  test('without the two orders counts as no', async () => {
    const { knightOfColumbus: _columbus, knightOfMalta: _malta, ...fewer } = answers;
    const { body } = await maria.request<Schemas['QuestionnaireSaved']>('POST', '/questionnaire', {
      body: fewer,
    });
    expect(body.questionnaire).toMatchObject({ knightOfColumbus: false, knightOfMalta: false });
  });

  test('is accepted with every rite type that fits the rite, and refused with the others', async () => {
    const types = {
      Western: ['Latin', 'Ambrosian', 'Mozarabic'],
      Eastern: ['Chaldean', 'Maronite', 'Syro-Malabar', 'Melkite', 'Greek', 'Other'],
    };
    const refused = [];
    for (const rite of ['Western', 'Eastern'] as const) {
      for (const riteType of [...types.Western, ...types.Eastern]) {
        const { status, body } = await refusal(maria, { rite, riteType });
        if (status === 400) refused.push([rite, riteType, body.errors?.map(({ path }) => path)]);
      }
    }
    expect(refused).toEqual([
      ...types.Eastern.map((riteType) => ['Western', riteType, ['riteType']]),
      ...types.Western.map((riteType) => ['Eastern', riteType, ['riteType']]),
    ]);
  });

  test.each([
    [{ catholic: 'Perhaps' }, 'catholic'],
    [{ parish: '  ' }, 'parish'],
    [{ parish: '\u200B' }, 'parish'],
    [{ diocese: 'a'.repeat(201) }, 'diocese'],
    [{ rite: 'Northern' }, 'rite'],
    [{ riteType: 'Gothic' }, 'riteType'],
    [{ favoriteSaint: 5 }, 'favoriteSaint'],
    [{ historicalFigure: undefined }, 'historicalFigure'],
    [{ knightOfMalta: 'yes' }, 'knightOfMalta'],
    [{ userId: UNKNOWN_ID }, 'userId'],
  ])('with %j is refused, and the error names the field', async (change, path) => {
    const { status, body } = await refusal(maria, change);
    expect(status).toBe(400);
    expect(body.errors?.map((error) => error.path)).toEqual([path]);
    expect(await rows()).toEqual([]);
  });

  test('stores plain text in one line', async () => {
    const { body } = await answer(maria, { parish: ' St.\u202E <b>Cecilia</b>\n' });
    expect(body.questionnaire.parish).toBe('St. <b>Cecilia</b>');
  });
});

describe('the answers are private:', () => {
  test('only their owner can read them', async () => {
    const { body: saved } = await answer(maria);
    const id = saved.questionnaire._id;
    const own = await maria.request<Schemas['QuestionnaireAnswer']>('GET', `/questionnaire/${maria.id}`);
    expect([own.status, own.body.questionnaire]).toEqual([200, saved.questionnaire]);
    const page = await maria.request<Schemas['QuestionnairePage']>('GET', '/questionnaire/all');
    expect(page.body).toEqual({ questionnaires: [saved.questionnaire], nextCursor: null });

    for (const other of [josef, moderator, administrator]) {
      const attempts = await Promise.all([
        other.request('GET', `/questionnaire/${maria.id}`),
        other.request('PUT', `/questionnaire/${id}`, { body: { ...answers, parish: 'Mine' } }),
        other.request('DELETE', `/questionnaire/${id}`),
      ]);
      expect(attempts.map(({ status, body }) => [status, body.id])).toEqual(
        Array.from({ length: 3 }, () => [404, 'questionnaire.not-found']),
      );
      const list = await other.request<Schemas['QuestionnairePage']>('GET', '/questionnaire/all');
      expect(list.body.questionnaires).toEqual([]);
    }
    expect((await rows())[0]?.parish).toBe('St. Cecilia');
  });

  test('no answers and the answers of others give the same response', async () => {
    await answer(maria);
    const another = await josef.request('GET', `/questionnaire/${maria.id}`);
    const none = await josef.request('GET', `/questionnaire/${josef.id}`);
    const unknown = await josef.request('GET', `/questionnaire/${UNKNOWN_ID}`);
    expect(none.body).toEqual(another.body);
    expect(unknown.body).toEqual(another.body);
  });
});

describe('the owner', () => {
  test('can change the answers', async () => {
    const { body: saved } = await answer(maria);
    const path = `/questionnaire/${saved.questionnaire._id}`;
    const changed = await maria.request<Schemas['QuestionnaireSaved']>('PUT', path, {
      body: { ...answers, diocese: 'Shelbyville' },
    });
    expect([changed.status, changed.body.message]).toEqual([200, 'Your answers have been updated.']);
    expect(changed.body.questionnaire.diocese).toBe('Shelbyville');
    const misfit = await maria.request('PUT', path, { body: { ...answers, riteType: 'Greek' } });
    expect([misfit.status, misfit.body.errors?.[0]?.path]).toEqual([400, 'riteType']);
  });

  test('can delete them', async () => {
    const { body: saved } = await answer(maria);
    const path = `/questionnaire/${saved.questionnaire._id}`;
    const deleted = await maria.request<Schemas['MessageAnswer']>('DELETE', path);
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Your answers have been deleted.']);
    expect((await maria.request('DELETE', path)).status).toBe(404);
    expect((await maria.request('PUT', path, { body: answers })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });
});

test('malformed ids and cursors are refused', async () => {
  expect((await maria.request('GET', '/questionnaire/nonsense')).status).toBe(400);
  expect((await maria.request('PUT', '/questionnaire/nonsense', { body: answers })).status).toBe(400);
  expect((await maria.request('DELETE', '/questionnaire/nonsense')).status).toBe(400);
  const { status, body } = await maria.request('GET', '/questionnaire/all?cursor=nonsense');
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'cursor']);
});
