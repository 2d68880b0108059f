import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { act, create, draftOf, parishDetails, published } from '../../../test/publications.ts';

type Schemas = components['schemas'];

/** The town of the code 02134 is Allston, and that of 02108 and 02116 is Boston. */
const near = 'zip=02134';

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

const parishOf = (zip: string, change: Partial<Schemas['ParishDetails']> = {}) => ({
  parish: { ...parishDetails, zip, ...change },
});
const add = (title: string, zip: string, change: Partial<Schemas['ParishDetails']> = {}) =>
  published(moderator, 'parish', { title, ...parishOf(zip, change) });
const ask = (query: string, caller: Pick<Caller, 'request'> = community.stranger) =>
  caller.request<Schemas['ParishPage'] & Schemas['ErrorAnswer']>('GET', `/parish/all?${query}`);
const listed = async (query: string, caller: Pick<Caller, 'request'> = community.stranger) =>
  (await ask(query, caller)).body.parishes.map(({ title, distance }) => [title, distance]);

describe('the list of parishes near a ZIP code', () => {
  test('begins with the nearest, and those at the same distance are sorted by name', async () => {
    await add('Far away', '10001');
    await add('Nashua', '03060');
    await add('Framingham', '01701');
    await add('Cecilia of Boston', '02116');
    await add('Ambrose of Boston', '02108');
    await add('Allston', '02134', { diocese: 'Zamora' });
    const all = [
      ['Allston', 0],
      ['Ambrose of Boston', 4],
      ['Cecilia of Boston', 4],
      ['Framingham', 18],
      ['Nashua', 33],
    ];
    expect(await listed(near)).toEqual(all.slice(0, 4));
    expect(await listed(near, maria)).toEqual(all.slice(0, 4));
    expect(await listed(`${near}&distance=5`)).toEqual(all.slice(0, 3));
    expect(await listed(`${near}&distance=10`)).toEqual(all.slice(0, 3));
    expect(await listed(`${near}&distance=50`)).toEqual(all);
    expect(await listed('zip=90012&distance=50')).toEqual([]);
    expect(await listed('search=framingham')).toEqual([['Framingham', undefined]]);
  });

  test.each([1, 2, 3])('comes in pages of %i', async (limit) => {
    for (const [title, zip] of [
      ['Framingham', '01701'],
      ['Same name', '02116'],
      ['Same name', '02108'],
      ['Another name', '02116'],
      ['Allston', '02134'],
    ] as const)
      await add(title, zip);
    const whole = (await ask(near)).body.parishes.map(({ _id }) => _id);
    expect(whole).toHaveLength(5);
    const read: string[] = [];
    let next = '';
    do {
      const { parishes, nextCursor } = (await ask(`${near}&limit=${limit}${next}`)).body;
      read.push(...parishes.map(({ _id }) => _id));
      next = nextCursor === null ? '' : `&cursor=${encodeURIComponent(nextCursor)}`;
    } while (next !== '');
    expect(read).toEqual(whole);
  });

  test('takes only its own cursors', async () => {
    for (const title of ['One', 'Two']) await add(title, '02134');
    const { nextCursor } = (await ask(`${near}&limit=1`)).body;
    const cursor = `cursor=${encodeURIComponent(nextCursor ?? '')}`;
    expect((await ask(`${near}&limit=1&${cursor}`)).status).toBe(200);
    for (const other of ['limit=1', 'zip=02116', `${near}&distance=50`, `${near}&search=two`])
      expect([other, (await ask(`${other}&${cursor}`)).status]).toEqual([other, 400]);
  });

  test('can be searched, and visitors find nothing by hidden words', async () => {
    for (const title of ['Saint Ambrose', 'Saint Blaise', 'Saint Cecilia'])
      await add(title, '02116', { pastor: title === 'Saint Cecilia' ? 'Fr. Blaise' : 'Fr. Paul Kerr' });
    await add('Saint Blaise of New York', '10001');
    expect(await listed(`${near}&search=blai`, maria)).toEqual([
      ['Saint Blaise', 4],
      ['Saint Cecilia', 4],
    ]);
    expect(await listed(`${near}&search=blai`)).toEqual([['Saint Blaise', 4]]);
    expect(await listed(`${near}&search=saint&limit=2`)).toEqual([
      ['Saint Ambrose', 4],
      ['Saint Blaise', 4],
    ]);
    expect(await listed(`${near}&search=saint nobody`)).toEqual([]);
    const [shown] = (await ask(near)).body.parishes;
    expect(shown?.parish).toMatchObject({ zip: '02116', pastor: '', phone: '', email: '' });
  });

  test('follows changes of the ZIP code', async () => {
    const { _id } = await add('Saint Ambrose', '10001');
    expect(await listed(near)).toEqual([]);
    await moderator.request('PUT', `/admin/publications/${_id}`, { body: parishOf('02139') });
    expect(await listed(near)).toEqual([['Saint Ambrose', 2]]);
    expect(await listed('zip=10001')).toEqual([]);
  });

  test('has no drafts and no other publications', async () => {
    const draft = await create(moderator, draftOf('parish', { title: 'Draft', ...parishOf('02134') }));
    await published(moderator, 'article', { title: 'Article' });
    expect(await listed(near, moderator)).toEqual([]);
    await act(moderator, draft.body.publication._id, 'publish');
    expect(await listed(near)).toEqual([['Draft', 0]]);
    await act(moderator, draft.body.publication._id, 'withdraw');
    expect(await listed(near)).toEqual([]);
  });

  test('needs a known ZIP code and one of the distances', async () => {
    const faults = async (query: string) => {
      const { status, body } = await ask(query);
      return [status, body.errors?.map(({ path, message }) => [path, message])];
    };
    expect(await faults('zip=00000')).toEqual([400, [['zip', 'We do not know this ZIP code.']]]);
    expect(await faults('zip=2134')).toEqual([400, [['zip', 'Please enter a ZIP code of five digits.']]]);
    expect(await faults('distance=25')).toEqual([
      400,
      [['distance', 'Please enter a ZIP code to filter by distance.']],
    ]);
    expect((await ask(`${near}&distance=30`)).status).toBe(400);
  });

  test('shows a member which corrections they have reported', async () => {
    const { _id } = await add('Saint Ambrose', '02134');
    await maria.request('PUT', `/parish/correction/${_id}`, { body: {} });
    for (const [caller, isReported] of [
      [maria, true],
      [moderator, false],
    ] as const) {
      const [shown] = (await ask(near, caller)).body.parishes;
      expect(shown?.isCorrectionReported).toBe(isReported);
    }
  });
});
