import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { begin } from '../../../test/account-deletion.ts';
import { act, create, draftOf, eventDetails, parishDetails, published } from '../../../test/publications.ts';
import { calendars } from '../../platform/database/migrations/0025-calendars.ts';

type Schemas = components['schemas'];

const online = { ...eventDetails, place: '', link: 'https://meet.example/rosary' };

let community: Community;
let maria: Caller;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
  await community.database.write.deleteFrom('event_cancellations').execute();
});

afterAll(() => community.close());

const calendar = async (path: string) => {
  const { status, headers, bytes } = await community.stranger.request('GET', path);
  return { status, type: headers['content-type'], text: bytes.toString().replaceAll('\r\n ', '') };
};
const feedOf = async (method: 'GET' | 'POST', caller = maria) =>
  (await caller.request<Schemas['EventFeedAnswer']>(method, '/event/feed')).body.url;

const found = async (query: string) =>
  (await maria.request<Schemas['EventPage']>('GET', `/event/all?${query}`)).body.events
    .map(({ title }) => title)
    .toSorted();
const parishes = async () => (await maria.request<Schemas['ParishPage']>('GET', '/parish/all')).body.parishes;
const parishOf = (title: string, diocese: string) =>
  published(moderator, 'parish', { title, parish: { ...parishDetails, diocese } });

describe('the calendar of all events', () => {
  test('has the published events from now on, without links', async () => {
    await published(moderator, 'event', { title: 'Rosary', event: online });
    await published(moderator, 'event', {
      title: 'Over',
      event: { ...online, startsAt: '2001-01-01T10:00' },
    });
    await create(moderator, draftOf('event', { title: 'Draft' }));
    const { status, type, text } = await calendar('/event/calendar');
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text.match(/SUMMARY:.*/gu)).toEqual(['SUMMARY:Rosary']);
    expect(text).not.toContain('meet.example');
  });

  test('returns 304 for a known entity tag', async () => {
    const { _id } = await published(moderator, 'event', { title: 'Rosary', event: online });
    const own = (await feedOf('POST', await community.join())) ?? '';
    for (const path of ['/event/calendar', `/event/calendar/${_id}`, own]) {
      const first = await community.stranger.request('GET', path);
      const headers = { 'if-none-match': String(first.headers['etag']) };
      const again = await community.stranger.request('GET', path, { headers });
      expect({ path, first: first.status, again: again.status }).toEqual({ path, first: 200, again: 304 });
    }
    const before = await community.stranger.request('GET', '/event/calendar');
    await published(moderator, 'event', { title: 'Vespers', event: online });
    const headers = { 'if-none-match': String(before.headers['etag']) };
    expect((await community.stranger.request('GET', '/event/calendar', { headers })).status).toBe(200);
  });

  test('also exists for each single event', async () => {
    const { _id } = await published(moderator, 'event', { title: 'Rosary', event: online });
    const { status, text } = await calendar(`/event/calendar/${_id}`);
    expect([status, text.includes('SUMMARY:Rosary\r\n'), text.includes('meet.example')]).toEqual([
      200,
      true,
      false,
    ]);
    const parish = await published(moderator, 'parish');
    const draft = (await create(moderator, draftOf('event'))).body.publication;
    for (const id of [draft._id, parish._id, UNKNOWN_ID]) {
      expect((await calendar(`/event/calendar/${id}`)).status).toBe(404);
    }
  });
});

describe("the calendar of a member's own events", () => {
  test('has only the member’s own events, with their links', async () => {
    const { _id } = await published(moderator, 'event', { title: 'Rosary', event: online });
    await published(moderator, 'event', { title: 'Retreat' });
    expect(await feedOf('GET')).toBeNull();
    const url = (await feedOf('POST')) ?? '';
    expect(await feedOf('GET')).toBe(url);
    expect((await calendar(url)).text).not.toContain('VEVENT');

    await maria.request('PUT', `/event/attend/${_id}`);
    const { text } = await calendar(url);
    expect(text.match(/SUMMARY:.*/gu)).toEqual(['SUMMARY:Rosary']);
    expect(text).toContain('LOCATION:https://meet.example/rosary');
    expect(await feedOf('GET', moderator)).toBeNull();
  });

  test('is no longer valid after a new address is requested or if the address was changed', async () => {
    const former = (await feedOf('POST')) ?? '';
    const url = (await feedOf('POST')) ?? '';
    expect((await calendar(former)).status).toBe(404);
    expect((await calendar(url)).status).toBe(200);
    const [, id] = /feed\/([^?]+)/u.exec(former) ?? [];
    expect((await calendar(url.replace(/feed\/[^?]+/u, `feed/${id}`))).status).toBe(404);
    expect((await calendar(`${url}x`)).status).toBe(404);
  });

  test('is not available to restricted members', async () => {
    const lost = await community.join();
    const url = (await feedOf('POST', lost)) ?? '';
    const administrator = await community.join({ role: 'administrator' });
    expect((await calendar(url)).status).toBe(200);
    const banned = await administrator.request('PUT', `/admin/members/${lost.id}/ban`, {
      body: { reason: 'Insults.', hideContent: false },
    });
    expect(banned.status).toBe(200);
    expect((await calendar(url)).status).toBe(404);
  });

  test('is not found while the account is pending deletion, and is found again after a restore', async () => {
    const leaver = await community.join();
    const url = (await feedOf('POST', leaver)) ?? '';
    const { email } = await community.database.read
      .selectFrom('users')
      .select('email')
      .where('id', '=', leaver.id)
      .executeTakeFirstOrThrow();
    expect((await calendar(url)).status).toBe(200);
    expect((await begin(leaver)).status).toBe(200);
    expect((await calendar(url)).status).toBe(404);
    const body = { email, password: 'Stella-Maris-33' };
    expect((await community.stranger.request('POST', '/auth/restore', { body })).status).toBe(200);
    expect((await calendar(url)).status).toBe(200);
  });
});

const stateOf = (text: string) => [
  /STATUS:(?<status>.*)/u.exec(text)?.groups?.['status'],
  Number(/SEQUENCE:(?<sequence>.*)/u.exec(text)?.groups?.['sequence'] ?? Number.NaN),
];

const editPublication = (id: string, body: object) =>
  moderator.request('PUT', `/admin/publications/${id}`, { body });
const threeTimes = (...state: unknown[]) => [state, state, state];

describe('a calendar with a copy of an event', () => {
  const title = 'Procession';

  test('gets a higher sequence for each change and for a withdrawal', async () => {
    const { _id } = await published(moderator, 'event', { title, event: online });
    await maria.request('PUT', `/event/attend/${_id}`);
    const own = (await feedOf('POST')) ?? '';
    const seen = async () => {
      const paths = ['/event/calendar', `/event/calendar/${_id}`, own];
      return Promise.all(paths.map(async (path) => stateOf((await calendar(path)).text)));
    };
    expect(await seen()).toEqual(threeTimes('CONFIRMED', 1));
    await editPublication(_id, { title: 'Great procession' });
    expect(await seen()).toEqual(threeTimes('CONFIRMED', 2));
    await act(moderator, _id, 'withdraw');
    expect(await seen()).toEqual(threeTimes('CANCELLED', 3));
    await act(moderator, _id, 'publish');
    expect(await seen()).toEqual(threeTimes('CONFIRMED', 4));
  });

  test('gets neither the draft of a withdrawn event nor its link', async () => {
    const { _id } = await published(moderator, 'event', { title, summary: 'Come.', event: online });
    await act(moderator, _id, 'withdraw');
    await editPublication(_id, { title: 'Secret', event: { ...online, startsAt: '2031-02-03T10:00' } });
    for (const path of ['/event/calendar', `/event/calendar/${_id}`]) {
      const { text } = await calendar(path);
      expect(text).toContain(`SUMMARY:${title}\r\n`);
      expect(text).toContain('DTSTART:20300107T');
      expect(text).not.toMatch(/Secret|meet\.example|Come\.|20310203/u);
    }
  });

  test('gets the deletion of an event for which the member had signed up', async () => {
    const { _id } = await published(moderator, 'event', { title });
    const other = await published(moderator, 'event', { title: 'Other' });
    await maria.request('PUT', `/event/attend/${_id}`);
    const own = (await feedOf('POST')) ?? '';
    for (const id of [_id, other._id]) await moderator.request('DELETE', `/admin/publications/${id}`);
    const { text } = await calendar(own);
    expect(text.match(/SUMMARY:.*/gu)).toEqual([`SUMMARY:${title}`]);
    expect(stateOf(text)).toEqual(['CANCELLED', 2]);
    expect(stateOf((await calendar(`/event/calendar/${_id}`)).text)).toEqual(['CANCELLED', 2]);
  });
});

const foundInEachWay = async () => [await found(''), await found('online=true'), await found('online=false')];

describe('an event', () => {
  test('shows its link to attendees only, and everybody sees that it is online', async () => {
    const { _id } = await published(moderator, 'event', { event: online, author: 'The sodality' });
    const seen = async (caller: Caller) => {
      const { body } = await caller.request<Schemas['EventAnswer']>('GET', `/event/getById/${_id}`);
      return [body.event.event.link, body.event.isOnline, body.event.author];
    };
    expect(await seen(maria)).toEqual(['', true, 'The sodality']);
    await maria.request('PUT', `/event/attend/${_id}`);
    expect(await seen(maria)).toEqual([online.link, true, 'The sodality']);
    // The organizer can be a person, so visitors do not see the name.
    expect(await seen(community.stranger)).toEqual(['', true, '']);
    await maria.request('DELETE', `/event/attend/${_id}`);
    expect((await seen(maria))[0]).toBe('');
  });

  test('can be filtered by whether it is online, even if it is older than this filter', async () => {
    await published(moderator, 'event', { title: 'Online', event: online });
    await published(moderator, 'event', { title: 'Hall' });
    await published(moderator, 'event', { title: 'Both', event: { ...online, place: 'Hall' } });
    const expected = [
      ['Both', 'Hall', 'Online'],
      ['Both', 'Online'],
      ['Both', 'Hall'],
    ];
    expect(await foundInEachWay()).toEqual(expected);

    const { database } = community;
    await database.write.updateTable('publications').set({ category: '' }).execute();
    await database.write.schema.dropTable('calendar_feeds').execute();
    await database.write.schema.dropIndex('publications_category').execute();
    await database.transaction((transaction) => calendars(database.dialect).up(transaction));
    expect(await foundInEachWay()).toEqual(expected);
  });
});

describe('parishes', () => {
  test('are sorted by diocese and name', async () => {
    await parishOf('St. Paul', 'Peoria');
    const moved = await parishOf('Ágnes', 'Springfield');
    await parishOf('Cecilia', 'Peoria');
    expect((await parishes()).map(({ title }) => title)).toEqual(['Cecilia', 'St. Paul', 'Ágnes']);
    const edit = (body: object) => moderator.request('PUT', `/admin/publications/${moved._id}`, { body });
    await edit({ parish: { ...parishDetails, diocese: 'Joliet' } });
    expect((await parishes())[0]?.title).toBe('Ágnes');
    await edit({ parish: { ...parishDetails, diocese: 'Peoria' } });
    await edit({ title: 'Monica' });
    expect((await parishes()).map(({ title }) => title)).toEqual(['Cecilia', 'Monica', 'St. Paul']);
  });

  test('are correct again when a member withdraws the report', async () => {
    const { _id } = await published(moderator, 'parish');
    await maria.request('PUT', `/parish/correction/${_id}`, { body: {} });
    expect((await parishes())[0]?.isCorrectionReported).toBe(true);
    const trust = () => maria.request<Schemas['ParishAnswer']>('DELETE', `/parish/correction/${_id}`);
    expect((await trust()).body.parish.isCorrectionReported).toBe(false);
    expect((await trust()).status).toBe(200);
    const event = await published(moderator, 'event');
    expect((await maria.request('DELETE', `/parish/correction/${event._id}`)).status).toBe(404);
  });
});

// This test must be the last one, because it moves the clock past the end of the sessions.
test('a calendar drops a withdrawn event after 90 days, and never contains past events', async () => {
  const over = await published(moderator, 'event', { event: { ...online, startsAt: '2001-01-01T10:00' } });
  const { _id } = await published(moderator, 'event', { title: 'Procession' });
  for (const id of [over._id, _id]) await act(moderator, id, 'withdraw');
  expect((await calendar(`/event/calendar/${over._id}`)).status).toBe(404);
  expect((await calendar('/event/calendar')).text.match(/SUMMARY:.*/gu)).toEqual(['SUMMARY:Procession']);
  community.clock.advance(90 * 24 * 60 * 60 * 1000);
  expect((await calendar('/event/calendar')).text).not.toContain('VEVENT');
  expect((await calendar(`/event/calendar/${_id}`)).status).toBe(404);
});
