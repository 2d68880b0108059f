import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { found, join, leave } from '../../../test/groups.ts';
import { parishDetails, published } from '../../../test/publications.ts';
import { questionnaireAnswers } from '../../../test/questionnaire.ts';
import { befriend, block, end } from '../../../test/relations.ts';
import {
  adoration,
  close,
  giveBack,
  listedPrayers,
  novena,
  readPrayer,
  removeFrom,
  rosary,
  start,
  started,
  take,
} from '../../../test/shared-prayers.ts';

type Schemas = components['schemas'];
type SharedPrayer = Schemas['SharedPrayer'];

let community: Community;
let maria: Caller;
let josef: Caller;
let friendship: string;

beforeAll(async () => {
  community = await startCommunity({ environment: { RATE_LIMIT_MAX: '6000' } });
});

beforeEach(async () => {
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  friendship = await befriend(maria, josef);
});

afterAll(() => community.close());

const takenOf = ({ slotList }: SharedPrayer) => slotList.map(({ taken }) => taken);
const namesOf = ({ slotList }: SharedPrayer) =>
  slotList.map(({ members }) => members.map(({ first_name }) => first_name));
const nameParish = (caller: Caller, parish: string) =>
  caller.request('POST', '/questionnaire', { body: { ...questionnaireAnswers, parish } });
const faultOf = async (draft: object) => {
  const { status, body } = await start(maria, draft);
  return [status, body.errors?.[0]?.path];
};

describe('a shared prayer', () => {
  test('is started once for a repeated key', async () => {
    const first = await start(maria, rosary, 'a-rosary-for-the-sick');
    expect([first.status, first.body.sharedPrayer.slotList.length]).toEqual([201, 5]);
    const again = await start(maria, rosary, 'a-rosary-for-the-sick');
    expect([again.status, again.body.sharedPrayer._id]).toEqual([200, first.body.sharedPrayer._id]);
    expect((await start(maria, novena, 'a-rosary-for-the-sick')).body.id).toBe('request.key-reused');
  });

  test('has nine days of a novena, which can be open to everyone', async () => {
    const { slotList } = await started(maria, { ...novena, capacity: null });
    expect(slotList.map(({ day }) => day).at(-1)).toBe('2026-01-18');
    expect(slotList[0]?.capacity).toBeNull();
  });

  test('is in the time zone of its parish, or else of the member', async () => {
    const editor = await community.join({ role: 'editor' });
    const parish = await published(editor, 'parish', { title: 'St. Cecilia', parish: parishDetails });
    const { timeZone: _, ...draft } = adoration;
    const there = await started(maria, { ...draft, parishId: parish._id });
    expect([there.timeZone, there.parish?.name, there.beginsAt]).toEqual([
      'America/Chicago',
      'St. Cecilia',
      '2026-01-11T02:00:00.000Z',
    ]);
    await maria.request('PUT', `/user/update/${maria.id}`, { body: { timeZone: 'Europe/Rome' } });
    expect((await started(maria, draft)).timeZone).toBe('Europe/Rome');
  });

  test('links to an intention only for members who can read it', async () => {
    const group = await found(josef, { admission: 'request' });
    const hidden = await josef.publish({ kind: 'intention', groupId: group._id });
    expect(await faultOf({ ...rosary, postId: hidden._id })).toEqual([400, 'postId']);
    const prayer = await started(josef, { ...rosary, postId: hidden._id });
    expect([prayer.postId, (await readPrayer(maria, prayer)).body.sharedPrayer.postId]).toEqual([
      hidden._id,
      null,
    ]);
  });

  // Otherwise a reader could find the author by blocking members one by one.
  test('links to an anonymous intention also for a member who has blocked its author', async () => {
    const author = await community.join();
    const { _id } = await author.publish({ kind: 'anonymous_intention' });
    const prayer = await started(josef, { ...rosary, postId: _id });
    await block(maria, author);
    expect((await readPrayer(maria, prayer)).body.sharedPrayer.postId).toBe(_id);
  });

  test.each([
    ['a rosary without mysteries', { ...rosary, mysteries: undefined }, 'mysteries'],
    ['a novena without a day', { ...novena, day: undefined }, 'day'],
    ['a day that does not exist', { ...novena, day: '2026-02-30' }, 'day'],
    ['a day that is over', { ...rosary, day: '2026-01-01' }, 'day'],
    ['a day in the far future', { ...rosary, day: '2030-01-01' }, 'day'],
    ['adoration without a beginning', { ...adoration, startsAt: undefined }, 'startsAt'],
    ['an end before the beginning', { ...adoration, endsAt: '2026-01-10T19:00' }, 'endsAt'],
    ['more than 72 hours', { ...adoration, endsAt: '2026-01-14T00:00' }, 'endsAt'],
    ['adoration without a capacity', { ...adoration, capacity: null }, 'capacity'],
    ['an unknown time zone', { ...adoration, timeZone: 'Europe/Nazareth' }, 'timeZone'],
    ['no group', { ...adoration, audience: 'group' }, 'groupId'],
    ['a parish that nobody has named', { ...adoration, audience: 'parish' }, 'audience'],
    ['a parish that does not exist', { ...adoration, parishId: UNKNOWN_ID }, 'parishId'],
    ['an invisible title', { ...adoration, title: '\u200B' }, 'title'],
  ])('is refused with %s', async (_, draft, path) => {
    expect(await faultOf(draft)).toEqual([400, path]);
  });

  test('can be started a few times a day by a new account', async () => {
    const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '600' } });
    const newcomer = await limited.join();
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await start(newcomer, rosary));
    expect(tally(answers)).toEqual({ 201: 3, 429: 1 });
    await limited.close();
  });
});

describe('the audience', () => {
  test('of friends has friends, and former friends with a slot', async () => {
    const prayer = await started(maria, rosary);
    const stranger = await community.join();
    expect([(await readPrayer(josef, prayer)).status, (await readPrayer(stranger, prayer)).status]).toEqual([
      200, 404,
    ]);
    expect([await listedPrayers(josef), await listedPrayers(stranger)]).toEqual([['A rosary'], []]);
    await take(josef, prayer, 1);
    await end(josef, friendship);
    expect((await giveBack(josef, prayer, 1)).status).toBe(200);
    expect([(await readPrayer(josef, prayer)).status, await listedPrayers(josef)]).toEqual([404, []]);
  });

  test('of a group has its members', async () => {
    const group = await found(maria);
    const agnes = await community.join({ firstName: 'Agnes' });
    const prayer = await started(maria, { ...rosary, audience: 'group', groupId: group._id });
    expect(prayer.group?.name).toBe(group.name);
    expect([(await readPrayer(josef, prayer)).status, await listedPrayers(josef)]).toEqual([404, []]);
    await join(agnes, group);
    expect([(await take(agnes, prayer, 1)).status, await listedPrayers(agnes)]).toEqual([200, ['A rosary']]);
    await leave(agnes, group);
    expect([(await readPrayer(agnes, prayer)).status, await listedPrayers(agnes, 'mine')]).toEqual([404, []]);
  });

  test('of a parish has those who named it, in any spelling', async () => {
    const agnes = await community.join({ firstName: 'Agnes' });
    const answered = await nameParish(maria, 'Señor San José');
    expect(answered.status).toBe(201);
    await nameParish(agnes, 'senor san jose');
    const prayer = await started(maria, { ...rosary, audience: 'parish' });
    expect([(await readPrayer(agnes, prayer)).status, (await readPrayer(josef, prayer)).status]).toEqual([
      200, 404,
    ]);
    expect([await listedPrayers(agnes), await listedPrayers(josef)]).toEqual([['A rosary'], []]);
  });

  test('has nobody that the starter blocks, and names nobody to members with a block between them', async () => {
    const agnes = await community.join({ firstName: 'Agnes' });
    await befriend(maria, agnes);
    const prayer = await started(maria, { ...adoration, capacity: 2 });
    await take(josef, prayer, 1);
    await take(agnes, prayer, 1);
    expect(namesOf((await readPrayer(agnes, prayer)).body.sharedPrayer)[0]).toEqual(['Agnes', 'Josef']);
    await block(josef, agnes);
    const seen = (await readPrayer(agnes, prayer)).body.sharedPrayer;
    expect([namesOf(seen)[0], takenOf(seen)[0]]).toEqual([['Agnes'], 2]);
    await block(maria, agnes);
    expect([(await readPrayer(agnes, prayer)).status, await listedPrayers(agnes, 'mine')]).toEqual([404, []]);
  });
});

describe('a slot', () => {
  test('is taken and given back', async () => {
    const prayer = await started(maria, adoration);
    const taken = (await take(josef, prayer, 2)).body.sharedPrayer;
    expect([takenOf(taken), taken.slotList[1]?.isMine, taken.taken, taken.mine]).toEqual([
      [0, 1, 0, 0],
      true,
      1,
      1,
    ]);
    expect((await take(josef, prayer, 2)).status).toBe(200);
    expect(await listedPrayers(josef, 'mine')).toEqual(['An hour with the Lord']);
    const refused = await take(maria, prayer, 2);
    expect([refused.status, refused.body.id]).toEqual([400, 'slot.full']);
    expect(takenOf((await giveBack(josef, prayer, 2)).body.sharedPrayer)).toEqual([0, 0, 0, 0]);
    expect((await giveBack(josef, prayer, 2)).status).toBe(200);
    expect((await take(maria, prayer, 2)).status).toBe(200);
  });

  test('is never double booked, with fifty members at once', async () => {
    const group = await found(maria);
    const members = await Promise.all(Array.from({ length: 50 }, () => community.join()));
    for (const member of members) await join(member, group);
    const prayer = await started(maria, {
      ...adoration,
      audience: 'group',
      groupId: group._id,
      capacity: 3,
    });
    const answers = await Promise.all(members.map((member) => take(member, prayer, 1)));
    expect(tally(answers)).toEqual({ 200: 3, 400: 47 });
    expect(takenOf((await readPrayer(maria, prayer)).body.sharedPrayer)).toEqual([3, 0, 0, 0]);
    const places = await community.database.read
      .selectFrom('taken_slots')
      .select('place')
      .where('shared_prayer_id', '=', prayer._id)
      .orderBy('place')
      .execute();
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  test('is taken once by a member who asks twenty times at once', async () => {
    const prayer = await started(maria, { ...adoration, capacity: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(josef, prayer, 1)));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(takenOf((await readPrayer(maria, prayer)).body.sharedPrayer)).toEqual([1, 0, 0, 0]);
  });

  test('cannot be taken if it does not exist, is over, or the prayer has ended', async () => {
    const prayer = await started(maria, adoration);
    expect((await take(josef, prayer, 5)).body.id).toBe('slot.not-found');
    const current = await started(maria, {
      ...adoration,
      startsAt: '2026-01-05T02:00',
      endsAt: '2026-01-05T06:00',
    });
    expect((await take(josef, current, 2)).body.id).toBe('slot.over');
    expect((await take(josef, current, 3)).status).toBe(200);
    expect((await close(maria, prayer, 'ended')).body.sharedPrayer.state).toBe('ended');
    expect((await take(josef, prayer, 1)).body.id).toBe('shared-prayer.closed');
    expect(await listedPrayers(josef)).toEqual(['An hour with the Lord']);
  });

  test('becomes free when the starter removes the member, who is notified', async () => {
    const prayer = await started(maria, adoration);
    await take(josef, prayer, 1);
    expect((await removeFrom(josef, prayer, 1, josef)).status).toBe(403);
    expect(takenOf((await removeFrom(maria, prayer, 1, josef)).body.sharedPrayer)).toEqual([0, 0, 0, 0]);
    const { body } = await josef.request<Schemas['NotificationPage']>('GET', `/notification/all/${josef.id}`);
    expect(body.data.map(({ kind }) => kind)).toContain('shared_prayer_changed');
  });

  test('becomes free when its account is deleted', async () => {
    const prayer = await started(maria, adoration);
    await take(josef, prayer, 1);
    await erase(community, josef);
    expect(takenOf((await readPrayer(maria, prayer)).body.sharedPrayer)).toEqual([0, 0, 0, 0]);
  });
});
