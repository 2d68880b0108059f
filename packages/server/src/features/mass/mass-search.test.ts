import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { act, create, draftOf, parishDetails, published } from '../../../test/publications.ts';
import { repairServiceTimes } from '../service-schedule/index.ts';

type Schemas = components['schemas'];
type Details = Partial<Schemas['ParishDetails']>;

/** A Sunday. */
const sunday = '2026-12-06';

let community: Community;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
});

afterAll(() => community.close());

const mass = (day: number, time: string, more: object = {}) => ({
  kind: 'mass' as const,
  day,
  time,
  note: '',
  ...more,
});
const confession = (day: number, time: string) => ({ ...mass(day, time), kind: 'confession' as const });

const parishOf = (details: Details) => ({
  parish: { ...parishDetails, zip: '02134', town: 'Allston', state: 'MA', exceptions: [], ...details },
});
const add = (title: string, details: Details) =>
  published(moderator, 'parish', { title, ...parishOf(details) });
const ask = (query: string) =>
  community.stranger.request<Schemas['MassPage'] & Schemas['ErrorAnswer']>(
    'GET',
    `/mass/find?zip=02134&${query}`,
  );
const listed = async (query: string) =>
  (await ask(query)).body.masses.map(({ parish, time }) => `${parish.title} ${time}`);

describe('the search for Masses', () => {
  test('sorts them by distance and time, or by time and distance', async () => {
    await add('Allston', { times: [mass(0, '09:00'), mass(0, '17:00'), mass(1, '08:00')] });
    await add('Boston', { zip: '02116', times: [mass(0, '07:30'), mass(0, '12:00')] });
    await add('Nashua', { zip: '03060', times: [mass(0, '08:00')] });
    expect(await listed(`day=${sunday}`)).toEqual([
      'Allston 09:00',
      'Allston 17:00',
      'Boston 07:30',
      'Boston 12:00',
    ]);
    expect(await listed(`day=${sunday}&sort=time&distance=50`)).toEqual([
      'Boston 07:30',
      'Nashua 08:00',
      'Allston 09:00',
      'Boston 12:00',
      'Allston 17:00',
    ]);
    expect(await listed(`day=${sunday}&after=12:00`)).toEqual(['Allston 17:00', 'Boston 12:00']);
    expect(await listed(`day=${sunday}&distance=5&after=17:01`)).toEqual([]);
  });

  test.each(['distance', 'time'])('comes in pages, sorted by %s', async (sort) => {
    for (const zip of ['02134', '02116', '02116', '01701', '02134'])
      await add(`Parish in ${zip}`, { zip, times: [mass(0, '09:00'), mass(0, '09:00'), mass(0, '16:30')] });
    const query = `day=${sunday}&sort=${sort}`;
    const whole = (await ask(query)).body.masses;
    expect(whole).toHaveLength(15);
    for (const limit of [1, 4]) {
      const read: Schemas['Mass'][] = [];
      let next = '';
      do {
        const { masses, nextCursor } = (await ask(`${query}&limit=${limit}${next}`)).body;
        read.push(...masses);
        next = nextCursor === null ? '' : `&cursor=${encodeURIComponent(nextCursor)}`;
      } while (next !== '');
      expect(read).toEqual(whole);
    }
  });

  test('shows the parish, the real time, the language, the note and the confession before, and no person', async () => {
    const { _id } = await add('Saint Ambrose', {
      phone: '+1 555 010 0199',
      times: [
        mass(0, '17:00', { note: 'Spanish' }),
        mass(0, '18:00', { note: 'Upper church', language: 'pl' }),
        confession(0, '16:00'),
        confession(0, '16:30'),
      ],
      exceptions: [{ date: sunday, note: 'Use the side door.' }],
    });
    const { status, body } = await ask(`day=${sunday}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      day: sunday,
      after: '00:00',
      timeZone: 'America/New_York',
      masses: [
        {
          key: `${_id}-2`,
          parish: { _id, title: 'Saint Ambrose', town: 'Allston', state: 'MA', language: 'en', distance: 0 },
          startsAt: '2026-12-06T22:00:00.000Z',
          date: sunday,
          time: '17:00',
          timeZone: 'America/New_York',
          language: 'es',
          note: '',
          confession: '16:30',
          exception: 'Use the side door.',
        },
        expect.objectContaining({ language: 'pl', note: 'Upper church', confession: null }),
      ],
      nextDay: null,
      nextCursor: null,
    });
  });

  test('finds a language, and a confession at most an hour before', async () => {
    await add('Ambrose', { times: [mass(0, '09:00'), mass(0, '11:00', { language: 'es' })] });
    await add('Blaise', {
      times: [mass(0, '10:00', { note: 'en español' }), confession(0, '09:00'), mass(0, '12:00')],
    });
    expect(await listed(`day=${sunday}&language=es`)).toEqual(['Blaise 10:00', 'Ambrose 11:00']);
    expect(await listed(`day=${sunday}&language=en`)).toEqual(['Ambrose 09:00', 'Blaise 12:00']);
    expect(await listed(`day=${sunday}&confession=true`)).toEqual(['Blaise 10:00']);
    expect(await listed(`day=${sunday}&confession=true&language=pl`)).toEqual([]);
  });

  test('begins today with the Masses to come, and names the next day that has one', async () => {
    // It is 4 o'clock on a Monday morning in Boston.
    await add('Ambrose', {
      times: [mass(1, '03:30'), mass(1, '08:00'), mass(3, '08:00', { language: 'es' })],
    });
    const { body } = await ask('');
    expect(body).toMatchObject({ day: '2026-01-05', after: '04:00', nextDay: null });
    expect(body.masses.map(({ time }) => time)).toEqual(['08:00']);
    expect((await ask('language=es')).body).toMatchObject({ masses: [], nextDay: '2026-01-07' });
    expect((await ask('after=20:00')).body).toMatchObject({ masses: [], nextDay: '2026-01-07' });
    expect((await ask('after=20:00&language=pl')).body).toMatchObject({ masses: [], nextDay: null });
  });

  test('honours exceptions, seasons, holy days and vigils', async () => {
    const lent = { from: '2026-02-18', until: '2026-04-02' };
    await add('Ambrose', {
      times: [mass(0, '09:00'), mass(5, '19:00', lent), mass(2, '07:00')],
      holyDayTimes: [
        { kind: 'mass', time: '12:10', note: '' },
        { kind: 'mass', time: '17:30', note: '', isVigil: true },
      ],
      exceptions: [
        { date: sunday, note: 'No Mass today.', times: [] },
        { date: '2026-12-13', note: 'One Mass.', times: [{ kind: 'mass', time: '11:00', note: 'Picnic' }] },
      ],
    });
    expect(await listed(`day=${sunday}`)).toEqual([]);
    expect(await listed('day=2026-12-13')).toEqual(['Ambrose 11:00']);
    expect(await listed('day=2026-12-20')).toEqual(['Ambrose 09:00']);
    expect(await listed('day=2026-02-20')).toEqual(['Ambrose 19:00']);
    expect(await listed('day=2026-04-10')).toEqual([]);
    // The Immaculate Conception is on a Tuesday in 2026.
    expect(await listed('day=2026-12-08')).toEqual(['Ambrose 12:10']);
    expect(await listed('day=2026-12-07')).toEqual(['Ambrose 17:30']);
    expect(await listed('day=2026-12-15')).toEqual(['Ambrose 07:00']);
  });

  test('shows a Mass once on the nights of the clock change, at its real time', async () => {
    await add('Ambrose', { times: [mass(0, '01:30'), mass(0, '02:30'), mass(0, '03:15')] });
    const spring = await ask('day=2026-03-08');
    expect(spring.body.masses.map(({ time, startsAt }) => [time, startsAt])).toEqual([
      ['01:30', '2026-03-08T06:30:00.000Z'],
      ['03:15', '2026-03-08T07:15:00.000Z'],
      ['03:30', '2026-03-08T07:30:00.000Z'],
    ]);
    expect(await listed('day=2026-03-08&after=03:20')).toEqual(['Ambrose 03:30']);
    expect(await listed('day=2026-03-08&after=03:20&sort=time')).toEqual(['Ambrose 03:30']);
    const autumn = await ask('day=2026-11-01');
    expect(autumn.body.masses.map(({ time, startsAt }) => [time, startsAt])).toEqual([
      ['01:30', '2026-11-01T05:30:00.000Z'],
      ['02:30', '2026-11-01T07:30:00.000Z'],
      ['03:15', '2026-11-01T08:15:00.000Z'],
    ]);
  });

  test('follows changes, drafts and deletions', async () => {
    const draft = await create(
      moderator,
      draftOf('parish', { title: 'A', ...parishOf({ times: [mass(0, '09:00')] }) }),
    );
    const { _id } = draft.body.publication;
    const query = `day=${sunday}`;
    expect(await listed(query)).toEqual([]);
    await act(moderator, _id, 'publish');
    expect(await listed(query)).toEqual(['A 09:00']);
    await moderator.request('PUT', `/admin/publications/${_id}`, {
      body: parishOf({ times: [mass(0, '10:00')], zip: '02116' }),
    });
    expect(await listed(query)).toEqual(['A 10:00']);
    expect(await listed(`${query}&distance=5&after=10:01`)).toEqual([]);
    await act(moderator, _id, 'withdraw');
    expect(await listed(query)).toEqual([]);
    await act(moderator, _id, 'publish');
    await moderator.request('DELETE', `/admin/publications/${_id}`);
    const { read } = community.database;
    expect(await read.selectFrom('service_times').selectAll().execute()).toEqual([]);
  });

  test('is corrected after a server of the last release has changed a parish', async () => {
    const { _id } = await add('A', { times: [mass(0, '09:00')] });
    const { database } = community;
    const details = JSON.stringify(parishOf({ times: [mass(0, '11:00')] }).parish);
    await database.write
      .updateTable('publications')
      .set((row) => ({ details, revision: row('revision', '+', 1) }))
      .where('id', '=', _id)
      .execute();
    await repairServiceTimes(database);
    expect(await listed(`day=${sunday}`)).toEqual(['A 11:00']);
  });

  test.each([
    ['zip', 'We do not know this ZIP code.', 'zip=00000'],
    ['zip', 'Please enter a ZIP code of five digits.', `zip=${'9'.repeat(10_000)}`],
    ['day', 'Please enter a day between 2000 and 2100.', 'zip=02134&day=2026-02-30'],
    ['day', 'Please enter a day.', 'zip=02134&day=tomorrow'],
    ['after', 'Please enter a time.', 'zip=02134&after=25:00'],
    ['language', 'We do not know this language.', 'zip=02134&language=xx'],
    ['language', 'Please choose a language.', `zip=02134&language=${'e'.repeat(10_000)}`],
    ['distance', 'Please choose one of the offered values.', 'zip=02134&distance=30'],
    ['zip', 'Please fill in this field.', 'day=2026-12-06'],
  ])('refuses a wrong %s: %s', async (path, message, query) => {
    const { status, body } = await community.stranger.request('GET', `/mass/find?${query}`);
    expect([status, body.errors]).toEqual([400, [{ path, message }]]);
  });
});
