import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';
import { published } from '../../../test/publications.ts';

type Schemas = components['schemas'];

let community: Community;

// The test clock starts at 9:00 UTC on 5 January 2026.
beforeAll(async () => {
  community = await startCommunity();
});

afterAll(() => community.close());

const read = (query = '') =>
  community.stranger.request<Schemas['LiturgicalDay']>('GET', `/liturgy/today?${query}`);
const refused = async (query: string) => {
  const { status, body } = await community.stranger.request('GET', `/liturgy/today?${query}`);
  return { status, errors: body.errors };
};

test('a visitor reads the celebration of today', async () => {
  expect(await read()).toMatchObject({
    status: 200,
    body: {
      date: '2026-01-05',
      region: 'unitedStates',
      season: 'christmas',
      week: null,
      celebration: { title: { en: 'Saint John Neumann' }, rank: 'memorial', color: 'white' },
      obligation: false,
      fasting: false,
      abstinence: false,
    },
  });
});

test('today depends on the time zone of the reader', async () => {
  const answers = await Promise.all(
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].map((zone) => read(`timeZone=${zone}`)),
  );
  expect(answers.map(({ body }) => body.date)).toEqual(['2026-01-04', '2026-01-05']);
});

test('the calendar is that of the site, in any language of the reader', async () => {
  const spanish = await community.stranger.request<Schemas['LiturgicalDay']>('GET', '/liturgy/today', {
    headers: { 'Accept-Language': 'es-MX' },
  });
  expect(spanish.body.region).toBe('unitedStates');
});

test('a member has the calendar of their choice, and a request can name another one', async () => {
  const maria = await community.join();
  const choose = (liturgicalRegion: unknown) =>
    maria.request<Schemas['AccountAnswer']>('PUT', `/user/update/${maria.id}`, {
      body: { liturgicalRegion },
    });
  const regionOf = async (query = '') => {
    const { body } = await maria.request<Schemas['LiturgicalDay']>('GET', `/liturgy/today?${query}`);
    return body.region;
  };
  expect(await regionOf()).toBe('unitedStates');
  expect((await choose('general')).body.user.liturgicalRegion).toBe('general');
  expect(await regionOf()).toBe('general');
  expect(await regionOf('region=unitedStates')).toBe('unitedStates');
  expect((await read()).body.region).toBe('unitedStates');
  expect((await choose('atlantis')).status).toBe(400);
  expect((await choose(null)).body.user.liturgicalRegion).toBeNull();
  expect(await regionOf()).toBe('unitedStates');
});

test('the calendar of the member’s own parish goes before the chosen one', async () => {
  const maria = await community.join();
  await maria.request('PUT', `/user/update/${maria.id}`, { body: { liturgicalRegion: 'general' } });
  const { _id } = await published(await community.join({ role: 'administrator' }), 'parish');
  await maria.request('PUT', `/parish/follow/${_id}`, { body: { isMine: true } });
  const { body } = await maria.request<Schemas['LiturgicalDay']>('GET', '/liturgy/today');
  expect(body.region).toBe('unitedStates');
  await maria.request('DELETE', `/parish/follow/${_id}`);
  const after = await maria.request<Schemas['LiturgicalDay']>('GET', '/liturgy/today');
  expect(after.body.region).toBe('general');
});

test('the general calendar lacks some days of the USA', async () => {
  const { body } = await read('region=general');
  expect(body.celebration).toEqual({
    title: expect.objectContaining({ en: 'Monday before Epiphany', es: expect.any(String) }),
    rank: 'weekday',
    color: 'white',
  });
});

test('Ash Wednesday is a day of fasting and abstinence', async () => {
  expect((await read('date=2027-02-10')).body).toMatchObject({
    obligation: false,
    fasting: true,
    abstinence: true,
  });
});

test('any day can be read by its date, without a rate limit', async () => {
  for (let year = 2020; year < 2032; year += 1) {
    const { body } = await read(`date=${year}-12-25`);
    expect([body.date, body.celebration.rank]).toEqual([`${year}-12-25`, 'solemnity']);
  }
  expect((await read('date=2028-02-29')).body.date).toBe('2028-02-29');
});

test.each([
  ['date=2026-02-29', 'date', 'This date does not exist.'],
  ['date=2026-13-01', 'date', 'This date does not exist.'],
  ['date=1969-12-31', 'date', 'The calendar reaches from 1970 to 2199.'],
  ['date=2200-01-01', 'date', 'The calendar reaches from 1970 to 2199.'],
  ['timeZone=Middle/Earth', 'timeZone', 'We do not know this time zone.'],
  ['date=tomorrow', 'date', 'Please give the date as year-month-day, such as 2026-11-22.'],
])('%s is refused', async (query, path, message) => {
  expect(await refused(query)).toEqual({ status: 400, errors: [{ path, message }] });
});
