import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { eventDetails, parishDetails, published } from '../../../test/publications.ts';

type Schemas = components['schemas'];

const home = { ...eventDetails, place: '7 Orchard Lane, at the Millers', link: 'https://meet.example/home' };
const office = {
  ...parishDetails,
  patron: 'Saint Cecilia',
  timeZone: 'America/Chicago',
  holyDayTimes: [{ kind: 'mass' as const, time: '12:00', note: '' }],
  phone: '+1 555 010 0199',
  email: 'office@cecilia.example',
  website: 'https://cecilia.example/',
};

let community: Community;
let moderator: Caller;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  moderator = await community.join({ role: 'moderator' });
  maria = await community.join();
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
});

afterAll(() => community.close());

const eventFor = async (caller: Pick<Caller, 'request'>, id: string) =>
  (await caller.request<Schemas['EventAnswer']>('GET', `/event/getById/${id}`)).body.event;
const eventsFor = async (caller: Pick<Caller, 'request'>, query = '') =>
  (await caller.request<Schemas['EventPage']>('GET', `/event/all?${query}`)).body;
const parishesFor = async (caller: Pick<Caller, 'request'>, query = '') =>
  (await caller.request<Schemas['ParishPage']>('GET', `/parish/all?${query}`)).body.parishes;

describe('a visitor', () => {
  test('sees neither the organizer of an event nor a place that is not public', async () => {
    const { _id } = await published(moderator, 'event', { event: home, author: 'Agnes Miller' });
    const shown = await eventFor(community.stranger, _id);
    expect(shown).toMatchObject({ author: '', isOnline: true, isInPerson: true });
    expect(shown.event).toEqual({ ...home, place: '', link: '', isPlacePublic: false });
    expect((await eventsFor(community.stranger)).events[0]?.event).toEqual(shown.event);
    for (const path of ['/event/calendar', `/event/calendar/${_id}`])
      expect((await community.stranger.request('GET', path)).bytes.toString()).not.toMatch(/Orchard|Miller/u);

    const known = await eventFor(maria, _id);
    expect([known.author, known.event.place]).toEqual(['Agnes Miller', home.place]);
  });

  test('sees a place that the staff has made public', async () => {
    const event = { ...eventDetails, isPlacePublic: true };
    const { _id } = await published(moderator, 'event', { event, author: 'Agnes Miller' });
    const shown = await eventFor(community.stranger, _id);
    expect([shown.author, shown.event.place, shown.isInPerson]).toEqual(['', 'Parish hall', true]);
    expect((await eventsFor(community.stranger, 'search=hall')).events).toHaveLength(1);
  });

  test('sees the church of a parish and its times, but no person and no contact data', async () => {
    await published(moderator, 'parish', { title: 'St. Cecilia', author: 'Fr. Kerr', parish: office });
    const [shown] = await parishesFor(community.stranger);
    expect(shown?.parish).toEqual({ ...office, pastor: '', phone: '', email: '' });
    const [known] = await parishesFor(maria);
    expect(known?.parish).toEqual(office);
  });

  test('finds nothing by words that are hidden', async () => {
    await published(moderator, 'event', { title: 'Rosary', event: home, author: 'Agnes Miller' });
    await published(moderator, 'parish', { title: 'St. Cecilia', parish: office });
    for (const word of ['orchard', 'miller', 'rosary agnes']) {
      const query = `search=${encodeURIComponent(word)}`;
      expect([word, await eventsFor(community.stranger, query)]).toEqual([
        word,
        { events: [], nextCursor: null },
      ]);
      expect((await eventsFor(maria, query)).events).toHaveLength(1);
    }
    expect((await eventsFor(community.stranger, 'search=rosary')).events).toHaveLength(1);
    expect(await parishesFor(community.stranger, 'search=kerr')).toEqual([]);
    expect(await parishesFor(maria, 'search=kerr')).toHaveLength(1);
    expect(await parishesFor(community.stranger, 'search=cecilia')).toHaveLength(1);
  });

  test('reads a search with hidden results page by page', async () => {
    for (const [title, place] of [
      ['Vigil 1', 'Orchard hall'],
      ['Orchard 2', 'Hall'],
      ['Vigil 3', 'Orchard hall'],
      ['Orchard 4', 'Hall'],
      ['Vigil 5', 'Orchard hall'],
    ] as const)
      await published(moderator, 'event', { title, event: { ...eventDetails, place } });
    const first = await eventsFor(community.stranger, 'search=orchard&limit=1');
    const second = await eventsFor(
      community.stranger,
      `search=orchard&limit=1&cursor=${encodeURIComponent(first.nextCursor ?? '')}`,
    );
    expect([first.events, second.events].flat().map(({ title }) => title)).toEqual([
      'Orchard 2',
      'Orchard 4',
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await eventsFor(maria, 'search=orchard')).events).toHaveLength(5);
  });
});
