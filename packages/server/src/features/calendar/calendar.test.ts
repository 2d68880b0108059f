import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { found, join } from '../../../test/groups.ts';
import { act, create, draftOf, eventDetails, parishDetails, published } from '../../../test/publications.ts';

type Schemas = components['schemas'];
type Details = Partial<Schemas['EventDetails']>;

let community: Community;
let staff: Caller;
let member: Caller;

beforeAll(async () => {
  community = await startCommunity();
  staff = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
  member = await community.join();
});

afterAll(() => community.close());

const january = 'from=2030-01-01&to=2030-01-31';
const read = (query = january, caller = member) =>
  caller.request<Schemas['CalendarAnswer'] & Schemas['ErrorAnswer']>('GET', `/calendar?${query}`);
const entries = async (query = january, caller = member) => (await read(query, caller)).body.entries;
const titles = async (query = january, caller = member) =>
  (await entries(query, caller)).map(({ title, sources }) => [title, sources.join()]);

const planned = (title: string, event: Details = {}, more: Partial<Schemas['PublicationPayload']> = {}) =>
  published(staff, 'event', { title, event: { ...eventDetails, ...event }, ...more });
const attended = async (title: string, event: Details = {}) => {
  const { _id } = await planned(title, event);
  await member.request('PUT', `/event/attend/${_id}`);
  return _id;
};
const parishOf = (title: string, diocese = 'Springfield', town = 'Springfield') =>
  published(staff, 'parish', { title, parish: { ...parishDetails, diocese, town } });
const answer = (parish: string, diocese: string) =>
  member.request('POST', '/questionnaire', {
    body: {
      catholic: 'Yes',
      parish,
      diocese,
      rite: 'Western',
      riteType: 'Latin',
      favoriteSaint: 'Monica',
      historicalFigure: 'Augustine',
    },
  });

describe('the calendar of a member', () => {
  test('has the events that the member has signed up for, and no others', async () => {
    const eventId = await attended('Rosary', { link: 'https://meet.example/rosary' });
    await planned('Retreat');
    await attended('Later', { startsAt: '2030-02-07T19:00' });
    expect(await entries()).toEqual([
      {
        eventId,
        title: 'Rosary',
        language: 'en',
        beginsAt: '2030-01-07T22:00:00.000Z',
        endsAt: '2030-01-07T23:00:00.000Z',
        place: 'Parish hall',
        isOnline: true,
        sources: ['events'],
      },
    ]);
    expect(await titles(january, staff)).toEqual([]);
  });

  test('has no drafts and no withdrawn events', async () => {
    const eventId = await attended('Rosary');
    await create(staff, draftOf('event', { title: 'Draft' }));
    await act(staff, eventId, 'withdraw');
    expect(await titles()).toEqual([]);
  });

  test('has the events that name a group of the member with several words', async () => {
    const group = await found(staff, { name: 'Saint Monica Sodality' });
    const short = await found(staff, { name: 'Rosary' });
    await planned('Supper of the Saint Monica sodality');
    await planned('Rosary procession');
    await planned('Feast of Saint Monica');
    expect(await titles()).toEqual([]);
    await join(member, group);
    await join(member, short);
    expect(await titles()).toEqual([['Supper of the Saint Monica sodality', 'groups']]);
    await member.request('DELETE', `/group/membership/${group._id}`);
    expect(await titles()).toEqual([]);
  });

  test('has the events that name the parish with its diocese or town', async () => {
    await parishOf('Saint Cecilia');
    await planned('Picnic of Saint Cecilia', { place: 'Springfield park' });
    await planned('Saint Cecilia concert', { place: 'Peoria' });
    await answer('saint cecilia', 'Springfield');
    expect(await titles()).toEqual([['Picnic of Saint Cecilia', 'parish']]);
  });

  test('has the events of each parish that the member follows, and not those of the questionnaire', async () => {
    const monica = await parishOf('Saint Monica');
    const cecilia = await parishOf('Saint Cecilia', 'Peoria', 'Peoria');
    const named = await parishOf('Saint Clare');
    await planned('Supper', {}, { parishId: monica._id });
    await planned('Concert', {}, { parishId: cecilia._id });
    await planned('Picnic', {}, { parishId: named._id });
    await planned('Feast at Saint Monica', { place: 'Springfield park' });
    await answer('Saint Clare', 'Springfield');
    expect(await titles()).toEqual([['Picnic', 'parish']]);
    await member.request('PUT', `/parish/follow/${monica._id}`, { body: { isMine: true } });
    await member.request('PUT', `/parish/follow/${cecilia._id}`, { body: {} });
    const found = await titles();
    expect(new Set(found.map(([title]) => title))).toEqual(
      new Set(['Concert', 'Feast at Saint Monica', 'Supper']),
    );
    await member.request('DELETE', `/parish/follow/${monica._id}`);
    expect(await titles()).toEqual([['Concert', 'parish']]);
  });

  test('has no events of the parish if several parishes match the questionnaire', async () => {
    await parishOf('Saint Cecilia');
    await parishOf('Saint Cecilia', 'Springfield', 'Decatur');
    await planned('Picnic of Saint Cecilia', { place: 'Springfield park' });
    await answer('Saint Cecilia', 'Springfield');
    expect(await titles()).toEqual([]);
  });

  test('has an event once, with all its sources', async () => {
    await join(member, await found(staff, { name: 'Saint Monica Sodality' }));
    await attended('Supper of the Saint Monica Sodality');
    expect(await titles()).toEqual([['Supper of the Saint Monica Sodality', 'groups,events']]);
  });

  test('has each time of a series, at the same local time when the clocks change', async () => {
    await attended('Vespers', {
      startsAt: '2030-03-03T18:00',
      timeZone: 'America/Chicago',
      recurrence: 'weekly',
      until: '2030-03-24',
    });
    const march = 'from=2030-03-01&to=2030-04-30&timeZone=America/Chicago';
    expect((await entries(march)).map(({ beginsAt }) => beginsAt)).toEqual([
      '2030-03-04T00:00:00.000Z',
      '2030-03-10T23:00:00.000Z',
      '2030-03-17T23:00:00.000Z',
      '2030-03-24T23:00:00.000Z',
    ]);
    const endless = await attended('Lauds', { recurrence: 'daily', startsAt: '2030-01-01T06:00' });
    const days = (await entries('from=2033-05-01&to=2033-05-31')).filter(
      ({ eventId }) => eventId === endless,
    );
    expect(days).toHaveLength(31);
  });

  test('begins and ends its days in the time zone', async () => {
    await attended('Late prayer', { startsAt: '2030-01-31T23:30', timeZone: 'America/Chicago' });
    expect(await titles(`${january}&timeZone=America/Chicago`)).toHaveLength(1);
    expect(await titles(january)).toHaveLength(0);
    expect(await titles('from=2030-02-01&to=2030-02-01')).toHaveLength(1);
  });

  test('has the liturgical days of the region of the member', async () => {
    const day = 'from=2030-01-01&to=2030-01-07';
    const epiphany = async () =>
      (await read(day)).body.days
        .filter(({ celebration }) => celebration.title.en === 'The Epiphany of the Lord')
        .map(({ date }) => date);
    await member.request('PUT', `/user/update/${member.id}`, { body: { liturgicalRegion: 'unitedStates' } });
    expect(await epiphany()).toEqual(['2030-01-06']);
    const { body } = await read(day);
    expect(body.days).toHaveLength(7);
    expect(body.days[0]).toMatchObject({
      date: '2030-01-01',
      season: 'christmas',
      celebration: { rank: 'solemnity', color: 'white' },
      obligation: true,
    });
  });

  test('needs the same number of statements for few and many events', async () => {
    await answer('Saint Cecilia', 'Springfield');
    await parishOf('Saint Cecilia');
    await join(member, await found(staff, { name: 'Saint Monica Sodality' }));
    await attended('Rosary');
    const few = await community.queriesOf(() => read());
    for (let number = 0; number < 8; number += 1) {
      await attended(`Rosary ${number}`);
      await join(member, await found(staff, { name: `Choir number ${number}` }));
    }
    expect(await titles()).toHaveLength(9);
    expect(await community.queriesOf(() => read())).toBe(few);
  });
});

test.each([
  ['from=2030-01-01&to=2030-03-04', 'to'],
  ['from=2030-01-02&to=2030-01-01', 'to'],
  ['from=2030-02-30&to=2030-03-01', 'from'],
  ['from=1969-12-31&to=1970-01-01', 'from'],
  ['from=2199-12-31&to=2200-01-01', 'to'],
  ['from=yesterday&to=2030-01-01', 'from'],
  ['from=2030-01-01', 'to'],
  ['from=2030-01-01&to=2030-01-02&timeZone=Nowhere', 'timeZone'],
])('a request with %s names the field %s', async (query, field) => {
  const { status, body } = await read(query);
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
});

test('a period of 62 days is allowed', async () => {
  expect((await read('from=2030-01-01&to=2030-03-03')).body.days).toHaveLength(62);
});

const feed = async (sources: string) => {
  const { body } = await member.request<Schemas['EventFeedAnswer']>('POST', '/event/feed');
  const { status, bytes } = await community.stranger.request('GET', `${body.url}${sources}`);
  return { status, text: bytes.toString().replaceAll('\r\n ', '') };
};
const summaries = async (sources: string) =>
  [...(await feed(sources)).text.matchAll(/SUMMARY:(?<title>.*)\r/gu)].map(({ groups }) => groups?.['title']);

describe('the private feed', () => {
  test('has the same events as the calendar, by the chosen sources', async () => {
    await join(member, await found(staff, { name: 'Saint Monica Sodality' }));
    await attended('Rosary');
    await planned('Supper of the Saint Monica Sodality', { link: 'https://meet.example/supper', place: '' });
    expect(await summaries('')).toEqual(['Rosary']);
    expect(await summaries('&sources=events')).toEqual(['Rosary']);
    expect(await summaries('&sources=groups')).toEqual(['Supper of the Saint Monica Sodality']);
    expect(new Set(await summaries('&sources=groups,events'))).toEqual(
      new Set(['Rosary', 'Supper of the Saint Monica Sodality']),
    );
    expect((await feed('&sources=groups')).text).not.toContain('meet.example');
    expect((await feed('&sources=posts')).status).toBe(400);
  });

  test('has the feasts as whole days in the language of the member', async () => {
    await member.request('PUT', `/user/update/${member.id}`, { body: { language: 'es' } });
    const { text } = await feed('&sources=feasts');
    expect(text).toContain('SUMMARY:Todos los Santos\r\n');
    expect(text).toMatch(/DTSTART;VALUE=DATE:\d{4}1101\r\n/u);
    expect(text).not.toContain('The Nativity');
    expect((await feed('&sources=events')).text).not.toContain('VALUE=DATE');
  });
});
