import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { found, join } from '../../../test/groups.ts';
import { eventDetails, published } from '../../../test/publications.ts';
import { befriend, block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let viewer: Caller;

const answers = {
  catholic: 'Yes',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  favoriteSaint: 'St. Agnes',
  historicalFigure: 'Dante',
};

const newMember = async (): Promise<Caller> => {
  const caller = await community.join();
  await caller.request('POST', '/questionnaire', { body: answers });
  return caller;
};

const suggested = async (caller = viewer): Promise<Schemas['WelcomeSuggestions']> => {
  const { status, body } = await caller.request<Schemas['WelcomeSuggestions']>('GET', '/welcome/suggestions');
  expect(status).toBe(200);
  return body;
};

const peopleOf = async (): Promise<[string, string][]> =>
  (await suggested()).people.map(({ user, reason }) => [user._id, reason]);

const post = (caller: Caller, content: string) =>
  caller.request('POST', '/post/create', {
    body: { title: '', content, type: 'community', author_id: caller.id },
  });

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  for (const table of ['posts', 'follows', 'friendships', 'blocks', 'questionnaires'] as const)
    await community.database.write.deleteFrom(table).execute();
  viewer = await newMember();
});

afterAll(() => community.close());

test('members of the parish are suggested first, then those who post often', async () => {
  const parishioner = await newMember();
  await parishioner.request('PUT', `/user/update/${parishioner.id}`, {
    body: { audiences: { parish: 'members' } },
  });
  const [often, once, followed, friend, blocked] = [
    await community.join(),
    await community.join(),
    await community.join(),
    await community.join(),
    await community.join(),
  ];
  for (const author of [parishioner, often, once, followed, friend, blocked, viewer])
    await post(author, 'Peace');
  await post(often, 'Good morning');
  await viewer.request('POST', `/follow/${followed.id}`);
  await befriend(viewer, friend);
  await block(blocked, viewer);
  expect(await peopleOf()).toEqual([
    [parishioner.id, 'parish'],
    [often.id, 'posts'],
    [once.id, 'posts'],
  ]);
  await viewer.request('POST', `/follow/${parishioner.id}`);
  expect(await peopleOf()).toEqual([
    [often.id, 'posts'],
    [once.id, 'posts'],
  ]);
});

test('at most five members are suggested, with the same number of queries', async () => {
  await post(await community.join(), 'Peace');
  await suggested();
  const few = await community.queriesOf(() => suggested());
  for (let index = 0; index < 6; index += 1) await post(await community.join(), 'Peace');
  expect((await suggested()).people).toHaveLength(5);
  expect(await community.queriesOf(() => suggested())).toBe(few);
});

test('groups and events of the parish come before others, and joined ones are left out', async () => {
  const founder = await community.join();
  const staff = await community.join({ role: 'administrator' });
  const [large, named, ofParish, ofDiocese, joined] = [
    await found(founder, { name: 'Hikers' }),
    await found(founder, { name: 'Bells', place: 'St Cecilia' }),
    await found(founder, { name: 'Choir', place: 'St Cecilia, Springfield' }),
    await found(founder, { name: 'Young adults of Springfield' }),
    await found(founder, { name: 'Rosary', place: 'St. Cecilia' }),
  ];
  await join(await community.join(), large);
  await join(viewer, joined);
  const soon = await published(staff, 'event', {
    title: 'Retreat',
    event: { ...eventDetails, startsAt: '2029-01-07T19:00' },
  });
  const parishEvent = await published(staff, 'event', {
    title: 'Fish fry',
    event: { ...eventDetails, place: 'Hall of St. Cecilia, Springfield' },
  });
  const attended = await published(staff, 'event', { title: 'Bake sale' });
  await viewer.request('PUT', `/event/attend/${attended._id}`);
  const { groups, events } = await suggested();
  expect(groups.map(({ group, reason }) => [group._id, reason])).toEqual([
    [ofParish._id, 'parish'],
    // Many parishes have the name, so nothing says that it is the viewer's.
    [named._id, 'members'],
    [ofDiocese._id, 'diocese'],
  ]);
  expect(events.map(({ event, reason }) => [event._id, reason])).toEqual([
    [parishEvent._id, 'parish'],
    [soon._id, 'soon'],
  ]);
});

test('groups and events that belong to the own parish in the directory come first', async () => {
  const founder = await community.join();
  const staff = await community.join({ role: 'administrator' });
  const parish = await published(staff, 'parish', { title: 'St. Bede' });
  await viewer.request('PUT', `/parish/follow/${parish._id}`, { body: { isMine: true } });
  const group = await found(founder, { name: 'Bakers', parishId: parish._id });
  const event = await published(staff, 'event', { title: 'Fair', parishId: parish._id });
  await published(staff, 'event', {
    title: 'Walk',
    event: { ...eventDetails, startsAt: '2029-01-01T19:00' },
  });
  const { groups, events } = await suggested();
  expect([groups[0]?.group._id, groups[0]?.reason]).toEqual([group._id, 'parish']);
  expect([events[0]?.event._id, events[0]?.reason]).toEqual([event._id, 'parish']);
});

test('the welcome step is stored in the account until the member has finished or closed the welcome', async () => {
  const read = async () =>
    (await viewer.request<Schemas['VerifiedUser']>('GET', '/auth/verify')).body.welcomeStep;
  for (const welcomeStep of ['photo', 'follow', null] as const) {
    const { body } = await viewer.request<Schemas['AccountAnswer']>('PUT', `/user/update/${viewer.id}`, {
      body: { welcomeStep },
    });
    expect(body.user.welcomeStep).toBe(welcomeStep);
    expect(await read()).toBe(welcomeStep);
  }
  const refused = await viewer.request('PUT', `/user/update/${viewer.id}`, {
    body: { welcomeStep: 'later' },
  });
  expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([400, ['welcomeStep']]);
});
