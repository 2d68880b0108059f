import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import { answer, ask, befriend, block, end, follow, numbersOf } from '../../../test/relations.ts';

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join();
});

afterAll(() => community.close());

const times = <Result>(count: number, make: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const numbers = async () => [await numbersOf(community, maria), await numbersOf(community, josef)];

async function rows(): Promise<number> {
  const found = await community.database.read
    .selectFrom('friendships')
    .select('id')
    .where('requester_id', 'in', [maria.id, josef.id])
    .execute();
  return found.length;
}

test('twenty simultaneous requests create one request', async () => {
  const answers = await times(20, () => ask(maria, josef));
  expect(tally(answers)).toEqual({ 201: 1, 400: 19 });
  expect([await rows(), await numbers()]).toMatchObject([1, [{}, { requests: 1, unread: 1 }]]);
});

test('twenty simultaneous requests from both sides create one friendship', async () => {
  const answers = await times(20, (index) => (index % 2 === 0 ? ask(maria, josef) : ask(josef, maria)));
  expect(tally(answers)).toEqual({ 201: 2, 400: 18 });
  expect([await rows(), await numbers()]).toMatchObject([
    1,
    [
      { friends: 1, requests: 0 },
      { friends: 1, requests: 0 },
    ],
  ]);
});

test('accepting, declining and withdrawing at the same time leave correct counters', async () => {
  const { _id } = (await ask(maria, josef)).body.request;
  const answers = await times(21, (index) => {
    if (index % 3 === 0) return answer(josef, _id, 'accept');
    return index % 3 === 1 ? answer(josef, _id, 'decline') : end(maria, _id);
  });
  expect(Object.keys(tally(answers)).filter((status) => Number(status) >= 500)).toEqual([]);
  await numbers();
});

test('twenty simultaneous requests to end a friendship end it once', async () => {
  await befriend(maria, josef);
  const answers = await times(20, (index) => (index % 2 === 0 ? end(maria, josef.id) : end(josef, maria.id)));
  expect(tally(answers)).toEqual({ 200: 1, 404: 19 });
  expect(await numbers()).toMatchObject([{ friends: 0 }, { friends: 0 }]);
});

test('simultaneous requests among three members do not cause a deadlock', async () => {
  const ring = await times(6, () => community.join());
  const answers = await Promise.all(
    ring.flatMap((one) => ring.filter((other) => other !== one).map((other) => ask(one, other))),
  );
  expect(tally(answers)).toEqual({ 201: 30 });
  for (const member of ring)
    expect(await numbersOf(community, member)).toMatchObject({ friends: 5, requests: 0 });
});

test('after simultaneous requests, follows and blocks only the blocks remain', async () => {
  const answers = await times(24, (index) => {
    const [one, other] = index % 2 === 0 ? [maria, josef] : [josef, maria];
    if (index % 6 < 2) return ask(one, other);
    return index % 6 < 4 ? follow(one, other) : block(one, other);
  });
  expect(Object.keys(tally(answers)).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(await numbers()).toMatchObject([
    { friends: 0, requests: 0, followers: 0 },
    { friends: 0, requests: 0, followers: 0 },
  ]);
});
