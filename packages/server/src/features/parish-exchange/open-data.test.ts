import type { components } from '@parvis/api-client/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { act, create, draftOf, parishDetails, published } from '../../../test/publications.ts';

type Schemas = components['schemas'];

let community: Community;
let editor: Caller;
let stranger: Caller;

beforeAll(async () => {
  community = await startCommunity();
  editor = await community.join({ role: 'editor' });
  stranger = community.stranger;
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
});

afterAll(() => community.close());

const tableOf = async (path: string): Promise<Record<string, string>[]> =>
  parse((await stranger.request('GET', path)).bytes, { bom: true, columns: true });

const tag = async () => (await stranger.request('GET', '/open-data/parishes.csv')).headers['etag'];

const list = async (query = '') =>
  (await stranger.request<Schemas['OpenParishPage']>('GET', `/open-data/parishes${query}`)).body;

describe('the directory', () => {
  test('has the published parishes without people and contact data, page by page', async () => {
    const details = { ...parishDetails, phone: '555 0100', email: 'office@example.org' };
    await published(editor, 'parish', { title: 'St. Agnes', parish: details });
    await published(editor, 'parish', { title: 'St. Blaise' });
    await create(editor, draftOf('parish', { title: 'Draft' }));
    const first = await list('?limit=1');
    const second = await list(`?limit=1&cursor=${first.nextCursor}`);
    expect([...first.parishes, ...second.parishes].map(({ name }) => name)).toEqual([
      'St. Agnes',
      'St. Blaise',
    ]);
    expect([first.version, first.license.name, second.nextCursor]).toEqual([1, 'CC BY 4.0', null]);
    expect(first.parishes[0]?.timeZone).toBe('America/Chicago');
    const everywhere = await Promise.all(
      ['parishes', 'parishes.csv', 'schedules.csv'].map(async (path) =>
        (await stranger.request('GET', `/open-data/${path}`)).bytes.toString(),
      ),
    );
    expect(everywhere.join('\n')).not.toMatch(/Kerr|555 0100|office@example/u);
  });

  test('is open to every site, names its license and can be cached', async () => {
    const { _id } = await published(editor, 'parish');
    for (const path of [
      '/parishes',
      '/parishes.csv',
      '/schedules.csv',
      `/parishes/${_id}`,
      `/parishes/${_id}/calendar`,
      `/parishes/${_id}/church`,
    ]) {
      const { status, headers } = await stranger.request('GET', `/open-data${path}`);
      expect([status, headers['access-control-allow-origin'], headers['cache-control']]).toEqual([
        200,
        '*',
        'public, max-age=300',
      ]);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['link']).toContain('rel="license"');
      const known = { 'if-none-match': String(headers['etag']) };
      expect((await stranger.request('GET', `/open-data${path}`, { headers: known })).status).toBe(304);
    }
    const other = await stranger.request('GET', '/parish/all');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('has another entity tag after each change, also after a withdrawal', async () => {
    const { _id } = await published(editor, 'parish');
    const tags = [await tag()];
    community.clock.advance(1000);
    await editor.request('PUT', `/admin/publications/${_id}`, { body: { title: 'St. Clare' } });
    tags.push(await tag());
    community.clock.advance(1000);
    await act(editor, _id, 'confirm');
    tags.push(await tag());
    await act(editor, _id, 'withdraw');
    tags.push(await tag());
    expect(new Set(tags).size).toBe(4);
  });

  test('returns 304 if nothing has changed since the time', async () => {
    await published(editor, 'parish');
    const { headers } = await stranger.request('GET', '/open-data/schedules.csv');
    const since = (time: string) =>
      stranger.request('GET', '/open-data/schedules.csv', { headers: { 'if-modified-since': time } });
    expect((await since(String(headers['last-modified']))).status).toBe(304);
    expect((await since('Thu, 01 Jan 1970 00:00:00 GMT')).status).toBe(200);
    expect((await since('no time')).status).toBe(200);
  });

  test('has a line for each service, and guards the texts that a spreadsheet would run', async () => {
    await published(editor, 'parish', {
      title: '=HYPERLINK("https://evil.example")',
      summary: 'Two\nlines, "quoted"',
      parish: {
        ...parishDetails,
        times: [{ kind: 'mass', day: 0, time: '09:30', note: '+1 Chapel', from: '2030-06-01' }],
        holyDayTimes: [{ kind: 'mass', time: '19:00', note: '', isVigil: true, language: 'es' }],
        exceptions: [
          { date: '2030-12-24', note: 'Usual' },
          { date: '2030-12-25', note: 'Closed', times: [] },
          { date: '2030-12-26', note: 'Late', times: [{ kind: 'mass', time: '12:00', note: '' }] },
        ],
      },
    });
    const [parish] = await tableOf('/open-data/parishes.csv');
    expect([parish?.['name'], parish?.['summary']]).toEqual([
      `'=HYPERLINK("https://evil.example")`,
      'Two\nlines, "quoted"',
    ]);
    const services = (await tableOf('/open-data/schedules.csv')).map((line) =>
      ['day', 'time', 'kind', 'language', 'note', 'from', 'exception'].map((name) => line[name]).join('|'),
    );
    expect(services).toEqual([
      "sunday|09:30|mass||'+1 Chapel|2030-06-01|",
      'vigil|19:00|mass|es|||',
      '2030-12-24||usual||||Usual',
      '2030-12-25||none||||Closed',
      '2030-12-26|12:00|mass||||Late',
    ]);
  });
});

describe('one parish', () => {
  test('has the services of two weeks, beginning with the local day', async () => {
    const { _id } = await published(editor, 'parish');
    const { body } = await stranger.request<Schemas['OpenParishAnswer']>('GET', `/open-data/parishes/${_id}`);
    expect(body.upcoming.map(({ kind, time }) => `${kind} ${time}`).toSorted()).toEqual([
      'confession 16:00',
      'confession 16:00',
      'mass 09:30',
      'mass 09:30',
    ]);
    expect(body.parish.url).toContain(`/parish/${_id}`);
  });

  test('is structured data of a church', async () => {
    const { _id } = await published(editor, 'parish', { title: 'St. Agnes' });
    const { headers, bytes } = await stranger.request('GET', `/open-data/parishes/${_id}/church`);
    expect(headers['content-type']).toContain('application/ld+json');
    expect(JSON.parse(bytes.toString())).toMatchObject({ '@type': 'CatholicChurch', name: 'St. Agnes' });
  });

  test('is not found if it is a draft, withdrawn or unknown', async () => {
    const { body } = await create(editor, draftOf('parish'));
    const article = await published(editor, 'article');
    for (const id of [body.publication._id, article._id, UNKNOWN_ID]) {
      for (const path of ['', '/calendar', '/church']) {
        expect((await stranger.request('GET', `/open-data/parishes/${id}${path}`)).status).toBe(404);
      }
    }
  });
});
