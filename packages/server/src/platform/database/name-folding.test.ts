import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { nameFolding } from './migrations/0005-name-folding.ts';

let community: Community;
let member: Caller;
let viewer: Caller;

beforeAll(async () => {
  community = await startCommunity();
  member = await community.join();
  viewer = await community.join();
});

afterAll(() => community.close());

async function found(text: string): Promise<unknown[]> {
  const { body } = await viewer.request<{ users: { _id: string }[] }>('GET', `/user/all?search=${text}`);
  return body.users.map(({ _id }) => _id);
}

/** Restores the names as older versions stored them. */
async function unfold(): Promise<void> {
  const { write } = community.database;
  await write
    .updateTable('users')
    .set({ first_name: 'Łukasz', last_name: 'O’Brien', search: 'łukasz o’brien' })
    .where('id', '=', member.id)
    .execute();
  await write.deleteFrom('name_words').where('user_id', '=', member.id).execute();
  await write
    .insertInto('name_words')
    .values(['łukasz', 'o’brien'].map((word) => ({ word, user_id: member.id })))
    .execute();
  await write.schema.dropIndex('users_name').execute();
}

describe('the migration of folded names', () => {
  test('lets a search find older members, and leaves no old form', async () => {
    await unfold();
    expect([await found('lukasz'), await found('lukasz obrien')]).toEqual([[], []]);
    await community.database.transaction((transaction) => nameFolding.up(transaction));
    for (const text of ['lukasz', 'uka', 'lukasz obrien', 'obr'])
      expect(await found(text)).toEqual([member.id]);
    const words = await community.database.read
      .selectFrom('name_words')
      .select('word')
      .where('user_id', '=', member.id)
      .orderBy('word')
      .execute();
    expect(words.map(({ word }) => word)).toEqual(['lukasz', 'obrien']);
  });

  test('converts the answers that every member can see, and shows no others', async () => {
    const { write, read } = community.database;
    const answers = {
      catholic: 'Yes',
      parish: 'Św. Łukasza',
      diocese: 'Łódź',
      rite: 'Western',
      riteType: 'Latin',
      knightOfColumbus: false,
      knightOfMalta: false,
      favoriteSaint: 'Faustina',
      historicalFigure: 'Kolbe',
    };
    const sent = await member.request('POST', '/questionnaire', { body: answers });
    expect(sent.status).toBe(201);
    await write
      .updateTable('questionnaires')
      .set({ shared_parish: 'sw. łukasza', shared_diocese: null })
      .where('user_id', '=', member.id)
      .execute();
    await write.schema.dropIndex('users_name').execute();
    await community.database.transaction((transaction) => nameFolding.up(transaction));
    const row = await read
      .selectFrom('questionnaires')
      .select(['shared_parish', 'shared_diocese'])
      .where('user_id', '=', member.id)
      .executeTakeFirst();
    expect(row).toEqual({ shared_parish: 'sw. lukasza', shared_diocese: null });
  });
});
