import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { published } from '../../../test/publications.ts';
import { answer, ask, befriend, block, end } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let viewer: Caller;

const rest = {
  catholic: 'Yes',
  rite: 'Western',
  riteType: 'Latin',
  favoriteSaint: 'St. Agnes',
  historicalFigure: 'Dante',
};

async function member(
  parish: string,
  diocese: string,
  audiences: Partial<Schemas['Audiences']> = { parish: 'members', diocese: 'members' },
): Promise<Caller> {
  const caller = await community.join();
  await caller.request('POST', '/questionnaire', { body: { ...rest, parish, diocese } });
  await caller.request('PUT', `/user/update/${caller.id}`, { body: { audiences } });
  return caller;
}

const follow = (caller: Caller, { _id: id }: { _id: string }, isVisible = false) =>
  caller.request('PUT', `/parish/follow/${id}`, { body: { isMine: true, isVisible } });

async function suggested(caller = viewer, limit = 20): Promise<[string, string, number][]> {
  const { status, body } = await caller.request<Schemas['SuggestionsAnswer']>(
    'GET',
    `/user/suggestions?limit=${limit}`,
  );
  expect(status).toBe(200);
  return body.suggestions.map(({ user, reason, mutualFriends }) => [user._id, reason, mutualFriends]);
}

/** Returns how many queries the suggestions need. */
const spent = async () => {
  await suggested();
  return community.queriesOf(suggested);
};

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  await community.database.write.deleteFrom('friendships').execute();
  await community.database.write.deleteFrom('questionnaires').execute();
  viewer = await member('St. Cecilia', 'Springfield', { parish: 'me' });
});

afterAll(() => community.close());

describe('members are suggested', () => {
  test('again to the sender of a withdrawn request, so that a decline is not revealed', async () => {
    const [declining, silent] = [
      await member('St. Cecilia', 'Springfield'),
      await member('St. Cecilia', 'Springfield'),
    ];
    for (const other of [declining, silent]) {
      const { body } = await ask(viewer, other);
      if (other === declining) await answer(declining, body.request._id, 'decline');
      expect((await suggested()).map(([id]) => id)).not.toContain(other.id);
      await end(viewer, other.id);
    }
    expect((await suggested()).map(([id]) => id).toSorted()).toEqual([declining.id, silent.id].toSorted());
  });

  test('from their own parish, if they choose to be seen, and not from another one with the same name', async () => {
    const staff = await community.join({ role: 'administrator' });
    const [own, other] = [await published(staff, 'parish'), await published(staff, 'parish')];
    const [seen, unseen] = [await community.join(), await community.join()];
    const [written, elsewhere] = [await member('St. Cecilia', 'Far'), await member('St. Cecilia', 'Far')];
    await follow(viewer, own);
    await follow(seen, own, true);
    await follow(unseen, own);
    await follow(elsewhere, other, true);
    expect(await suggested()).toEqual([
      [written.id, 'parish', 0],
      [seen.id, 'parish', 0],
    ]);
  });

  test('from the same parish before those from the same diocese, in any spelling', async () => {
    const near = await member('  ST.  CECÍLIA ', 'Elsewhere');
    const far = await member('St. Bede', 'springfield');
    await member('St. Bede', 'Elsewhere');
    expect(await suggested()).toEqual([
      [near.id, 'parish', 0],
      [far.id, 'diocese', 0],
    ]);
  });

  test('only by answers that every member can see', async () => {
    for (const audience of ['me', 'friends'] as const) {
      await member('St. Cecilia', 'Springfield', { parish: audience, diocese: audience });
    }
    const half = await member('St. Cecilia', 'Springfield', { parish: 'friends', diocese: 'members' });
    expect(await suggested()).toEqual([[half.id, 'diocese', 0]]);
    await half.request('PUT', `/user/update/${half.id}`, { body: { audiences: { diocese: 'me' } } });
    expect(await suggested()).toEqual([]);
    // The viewer has hidden the detail too, so it does not lead to suggestions for the viewer either.
    expect(await suggested(half)).toEqual([]);
  });

  test('if they are friends of friends, those with more mutual friends first', async () => {
    const friends = [await community.join(), await community.join(), await community.join()];
    const [first, second, third] = friends;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('The test needs three members.');
    for (const friend of friends) await befriend(viewer, friend);
    const close = await community.join();
    const distant = await community.join();
    for (const friend of friends) await befriend(friend, close);
    await befriend(distant, first);
    const ofParish = await member('St. Cecilia', 'Elsewhere');
    await befriend(ofParish, second);
    const ofDiocese = await member('St. Bede', 'Springfield');
    await befriend(third, ofDiocese);
    expect(await suggested()).toEqual([
      [ofParish.id, 'parish', 1],
      [close.id, 'friends', 3],
      [ofDiocese.id, 'diocese', 1],
      [distant.id, 'friends', 1],
    ]);
    expect(await suggested(viewer, 2)).toHaveLength(2);
  });

  test('unless they are friends, or there is a request, a decline or a block in either direction', async () => {
    const one = await member('St. Cecilia', 'Springfield');
    const isSuggested = async () => (await suggested()).some(([id]) => id === one.id);
    expect(await isSuggested()).toBe(true);
    await ask(viewer, one);
    expect(await isSuggested()).toBe(false);
    await end(viewer, one.id);
    expect(await isSuggested()).toBe(true);
    await ask(one, viewer);
    expect(await isSuggested()).toBe(false);
    await end(one, viewer.id);
    expect(await isSuggested()).toBe(true);
    const { body } = await ask(one, viewer);
    await answer(viewer, body.request._id, 'decline');
    expect(await isSuggested()).toBe(false);
    await community.database.write.deleteFrom('friendships').execute();
    await befriend(one, viewer);
    expect(await isSuggested()).toBe(false);
    await end(one, viewer.id);
    expect(await isSuggested()).toBe(true);
    await block(viewer, one);
    expect(await isSuggested()).toBe(false);
    await viewer.request('DELETE', `/block/${one.id}`);
    expect(await isSuggested()).toBe(true);
    await block(one, viewer);
    expect(await isSuggested()).toBe(false);
  });

  test('not by a friend whose account is deleted, and not after their own account is deleted', async () => {
    const friend = await community.join();
    const further = await community.join();
    await befriend(viewer, friend);
    await befriend(friend, further);
    expect(await suggested()).toEqual([[further.id, 'friends', 1]]);
    await erase(community, further);
    expect(await suggested()).toEqual([]);
  });

  test('never to a member without details and friends', async () => {
    expect(await suggested(await community.join())).toEqual([]);
  });
});

test('one to twenty members are suggested, five by default', async () => {
  for (let index = 0; index < 6; index += 1) await member('St. Cecilia', 'Springfield');
  const { body } = await viewer.request<Schemas['SuggestionsAnswer']>('GET', '/user/suggestions');
  expect(body.suggestions).toHaveLength(5);
  expect(await suggested()).toHaveLength(6);
  for (const limit of ['0', '21', 'many']) {
    const refused = await viewer.request('GET', `/user/suggestions?limit=${limit}`);
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([400, ['limit']]);
  }
});

test('the number of queries does not depend on the number of suggestions', async () => {
  await member('St. Cecilia', 'Springfield');
  const few = await spent();
  for (let index = 0; index < 5; index += 1) await member('St. Cecilia', 'Springfield');
  expect(await spent()).toBe(few);
});
