import type { components } from '@parvis/api-client/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { importForm } from '../../../test/policy-publications.ts';
import { act, eventDetails, parishDetails, published } from '../../../test/publications.ts';

type Schemas = components['schemas'];
type Import = Schemas['Import'];

let community: Community;
let editor: Caller;

beforeAll(async () => {
  community = await startCommunity();
  editor = await community.join({ role: 'editor' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
  await community.database.write.deleteFrom('imports').execute();
});

afterAll(() => community.close());

const read = async (id: string): Promise<Import> =>
  (await editor.request<Schemas['ImportAnswer']>('GET', `/admin/imports/${id}`)).body.import;

async function upload(kind: Import['kind'], file: string | Buffer, parishId?: string): Promise<Import> {
  const { status, body } = await editor.request<Schemas['ImportAnswer']>('POST', '/admin/imports', {
    body: importForm(kind, file, parishId),
  });
  expect(status).toBe(201);
  await community.jobs.drain();
  return read(body.import._id);
}

async function apply({ _id }: Import): Promise<Import> {
  expect((await editor.request('PUT', `/admin/imports/${_id}/apply`)).status).toBe(200);
  await community.jobs.drain();
  return read(_id);
}

const itemsOf = async ({ _id }: Import) =>
  (await editor.request<Schemas['ImportItemPage']>('GET', `/admin/imports/${_id}/items`)).body.items;
const faultsOf = async ({ _id }: Import) =>
  (await editor.request<Schemas['ImportFaultPage']>('GET', `/admin/imports/${_id}/faults?limit=100`)).body
    .faults;
const openTable = async (name: string) =>
  (await community.stranger.request('GET', `/open-data/${name}.csv`)).bytes;
const parishOf = async (id: string) =>
  (await editor.request<Schemas['PublicationAnswer']>('GET', `/admin/publications/${id}`)).body.publication;

const HEADER = 'id,key,name,diocese,address,town,state,zip,pastor,status';
const agnes = ',il-1,St. Agnes,Springfield,1 Oak Street,Springfield,IL,62701,Fr. Paul Kerr,';

describe('an import of parishes', () => {
  test('adds, changes and withdraws exactly what it has shown', async () => {
    const clare = await published(editor, 'parish', { title: 'St. Clare' });
    const blaise = await published(editor, 'parish', { title: 'St. Blaise' });
    const checked = await upload(
      'parishes',
      [
        HEADER,
        agnes,
        `${clare._id},,St. Clare of Assisi,Springfield,12 Elm Street,Springfield,IL,62701,,`,
        `${blaise._id},,St. Blaise,Springfield,12 Elm Street,Springfield,IL,62701,Fr. Paul Kerr,withdrawn`,
      ].join('\r\n'),
    );
    expect(checked).toMatchObject({
      state: 'ready',
      counts: { total: 3, new: 1, changed: 1, withdrawn: 1, unchanged: 0, faulty: 0, faults: 0 },
    });
    const items = await itemsOf(checked);
    expect(items[1]?.changes).toEqual([
      { field: 'name', before: 'St. Clare', after: 'St. Clare of Assisi' },
      { field: 'pastor', before: 'Fr. Paul Kerr', after: '' },
    ]);
    expect((await parishOf(clare._id)).title).toBe('St. Clare');

    const done = await apply(checked);
    expect(done).toMatchObject({ state: 'done', counts: { applied: 3, conflicts: 0 } });
    expect(await parishOf(clare._id)).toMatchObject({ title: 'St. Clare of Assisi', state: 'published' });
    expect((await parishOf(clare._id)).parish?.times).toEqual(parishDetails.times);
    expect((await parishOf(blaise._id)).state).toBe('draft');
    const added = (await itemsOf(done))[0]?.publicationId ?? '';
    expect(await parishOf(added)).toMatchObject({ title: 'St. Agnes', state: 'published' });
  });

  test('finds a parish by its key again, and then changes nothing', async () => {
    await apply(await upload('parishes', `${HEADER}\n${agnes}`));
    const again = await upload('parishes', `${HEADER}\n${agnes}`);
    expect(again.counts).toMatchObject({ new: 0, unchanged: 1 });
    await apply(again);
    expect(await community.database.read.selectFrom('publications').select('id').execute()).toHaveLength(1);
  });

  test('leaves alone what somebody has changed after the check', async () => {
    const { _id } = await published(editor, 'parish', { title: 'St. Clare' });
    const row = (name: string) => `id,name\n${_id},${name}`;
    const checked = await upload('parishes', row('St. Clare of Assisi'));
    await editor.request('PUT', `/admin/publications/${_id}`, { body: { title: 'St. Clara' } });
    expect((await apply(checked)).counts).toMatchObject({ applied: 0, conflicts: 1 });
    expect((await parishOf(_id)).title).toBe('St. Clara');
    expect((await itemsOf(checked))[0]?.outcome).toBe('conflict');
  });

  test('adds a key only once, even if two files with it were checked at the same time', async () => {
    const [one, other] = [
      await upload('parishes', `${HEADER}\n${agnes}`),
      await upload('parishes', `${HEADER}\n${agnes}`),
    ];
    await apply(one);
    expect((await apply(other)).counts).toMatchObject({ applied: 0, conflicts: 1 });
  });

  test('is applied once, is audited, and continues after a crash', async () => {
    const lines = Array.from({ length: 250 }, (_, index) => agnes.replace('il-1', `il-${index}`));
    const checked = await upload('parishes', [HEADER, ...lines].join('\n'));
    const { write } = community.database;
    // The state after a crash: some items are applied, and the job is still there.
    await apply(checked);
    await write.updateTable('imports').set({ state: 'applying' }).where('id', '=', checked._id).execute();
    await write
      .updateTable('import_items')
      .set({ outcome: 'open' })
      .where('import_id', '=', checked._id)
      .where('position', '>=', 249)
      .execute();
    await write.deleteFrom('external_keys').where('external_key', '=', 'il-249').execute();
    await write
      .updateTable('jobs')
      .set({ outcome: null, finished_at: null, holder: null, due_at: 0 })
      .where('kind', '=', 'import.apply')
      .where('key', '=', checked._id)
      .execute();
    await community.jobs.drain();
    expect(await read(checked._id)).toMatchObject({ state: 'done', counts: { applied: 250 } });
    await apply(checked);
    const parishes = await community.database.read.selectFrom('publications').select('id').execute();
    expect(parishes).toHaveLength(251);
    const lineCount = await community.database.read
      .selectFrom('audit_lines')
      .select((line) => ['action', line.fn.countAll<number>().as('count')])
      .where('action', 'in', ['import.apply'])
      .groupBy('action')
      .execute();
    expect(Number(lineCount[0]?.count)).toBeGreaterThan(0);
  });

  test('reports every fault with its line, its column and a correct value', async () => {
    const file = [
      'id;key;name;diocese;address;town;state;zip;time_zone;email;website;language;status',
      '0;;St. Agnes;D;A;T;IL;62701;;;;;',
      ';k1;;D;A;T;Illinois;2134;Mars/Base;no mail;ftp://x;xx;maybe',
      ';k2;St. Blaise;D;A;T;IL;00000;;;;;withdrawn',
      ';k2;St. Blaise;D;A;T;IL;62701;;;;;',
      ';k3;St. Clare;D;A;T;IL',
      '',
      ';k4;St. Denis;D;A;T;IL;62701;America/Chicago;;;pt;',
    ].join('\n');
    const checked = await upload('parishes', file);
    expect(checked.counts).toMatchObject({ total: 6, new: 1, faulty: 5 });
    const faults = await faultsOf(checked);
    expect(faults.map(({ line, column, value }) => `${line} ${column} ${value}`).toSorted()).toEqual([
      '2 id 0',
      '3 email no mail',
      '3 language xx',
      '3 name ',
      '3 state Illinois',
      '3 status maybe',
      '3 time_zone Mars/Base',
      '3 website ftp://x',
      '3 zip 2134',
      '4 status withdrawn',
      '4 zip 00000',
      '5 id k2',
      '6  ',
    ]);
    expect(faults.every(({ message }) => message.length > 10)).toBe(true);
    const { bytes } = await editor.request('GET', `/admin/imports/${checked._id}/faults.csv`, {
      headers: { 'accept-language': 'es' },
    });
    const table: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
    expect(table).toHaveLength(faults.length);
    expect(table.at(-1)?.['explanation']).toBe('Esta línea tiene 7 celdas en lugar de 13.');
  });

  test.each([
    ['Windows-1252', Buffer.from('name\nSan Jos\xe9', 'latin1'), 'file'],
    ['UTF-16', Buffer.from('\ufeffname\nSt. Agnes', 'utf16le'), 'file'],
    ['an empty file', Buffer.alloc(0), 'file'],
    ['only a header', Buffer.from('id,name\n'), 'file'],
    ['a calendar', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'), 'file'],
  ])('refuses %s', async (_, file, path) => {
    const { status, body } = await editor.request('POST', '/admin/imports', {
      body: importForm('parishes', file),
    });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect(await community.database.read.selectFrom('imports').select('id').execute()).toEqual([]);
  });

  test('reports unknown columns and an open quotation mark', async () => {
    const checked = await upload('parishes', `${HEADER},colour\n${agnes},red\n,"k9,St. Open`);
    expect((await faultsOf(checked)).map(({ line, column }) => `${line} ${column}`)).toEqual([
      '1 colour',
      '3 ',
    ]);
    expect(checked.counts).toMatchObject({ total: 1, new: 1 });
  });
});

describe('the open data', () => {
  test('imported again, also after a spreadsheet has saved it, changes nothing', async () => {
    await published(editor, 'parish', { title: '=1+1', summary: '\'-quoted, "text"\nand lines' });
    await published(editor, 'parish', {
      title: 'St. Blaise',
      parish: {
        ...parishDetails,
        timeZone: 'America/New_York',
        times: [
          { kind: 'mass', day: 0, time: '09:30', note: '+1', from: '2030-06-01', until: '2030-08-31' },
          { kind: 'mass', day: 0, time: '09:30', note: '', language: 'es' },
        ],
        holyDayTimes: [
          { kind: 'mass', time: '12:00', note: '' },
          { kind: 'mass', time: '19:00', note: '', isVigil: true },
        ],
        exceptions: [
          { date: '2030-12-24', note: 'Usual' },
          { date: '2030-12-25', note: 'Closed', times: [] },
          { date: '2030-12-26', note: 'Late', times: [{ kind: 'mass', time: '12:00', note: '' }] },
        ],
      },
    });
    const tables = [
      ['parishes', await openTable('parishes')],
      ['schedules', await openTable('schedules')],
    ] as const;
    for (const [kind, table] of tables) {
      const { counts } = await upload(kind, table);
      expect(counts).toMatchObject({ total: 2, unchanged: 2, faults: 0 });
    }
  });
});

describe('an import of schedules', () => {
  test('replaces the schedule of each parish, and shows the days that differ', async () => {
    const { _id } = await published(editor, 'parish');
    const checked = await upload(
      'schedules',
      [
        'parish_id,day,time,kind,note,exception',
        `${_id},Sunday,10:00,mass,,`,
        `${_id},saturday,16:00,confession,,`,
        `${_id},2030-12-25,,none,,Closed`,
      ].join('\n'),
    );
    expect((await itemsOf(checked))[0]?.changes).toEqual([
      { field: 'sunday', before: '09:30 · mass · English', after: '10:00 · mass' },
      { field: '2030-12-25', before: 'usual · Mass at midnight only.', after: 'none · Closed' },
    ]);
    await apply(checked);
    const { parish } = await parishOf(_id);
    expect(parish?.times).toHaveLength(2);
    expect(parish?.exceptions).toEqual([{ date: '2030-12-25', note: 'Closed', times: [] }]);
    const rows = await community.database.read.selectFrom('service_times').select('minute').execute();
    expect(rows.map(({ minute }) => minute).toSorted((one, other) => one - other)).toEqual([600, 960]);
  });

  test('reports every fault of every line', async () => {
    const { _id } = await published(editor, 'parish');
    const checked = await upload(
      'schedules',
      [
        'parish_id,day,time,kind,language,from,until,exception',
        `${_id},someday,09:30,mass,,,,`,
        `${_id},sunday,9:30 AM,vespers,klingon,2030-02-30,2030-01-01,No`,
        `${_id},2030-12-25,10:00,mass,,2030-01-01,,`,
        `${_id},holy-day,10:00,none,,,,`,
        `,sunday,10:00,mass,,,,`,
        `${_id},monday,10:00,mass,,,,`,
      ].join('\n'),
    );
    const faults = (await faultsOf(checked)).map(({ line, column }) => `${line} ${column}`);
    expect(faults.toSorted()).toEqual([
      '2 day',
      '3 exception',
      '3 from',
      '3 kind',
      '3 language',
      '3 time',
      '4 exception',
      '4 from',
      '5 kind',
      '6 parish_id',
      '7 parish_id',
    ]);
    expect(checked.counts).toMatchObject({ total: 3, faulty: 3 });
  });

  test('reads the calendar of a parish', async () => {
    const { _id } = await published(editor, 'parish');
    const calendar = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Misa (Spanish)',
      'DTSTART;TZID=America/Chicago:20260104T120000',
      'RRULE:FREQ=WEEKLY',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:2',
      'SUMMARY:Mass',
      'DTSTART:20260104T120000',
      'RRULE:FREQ=MONTHLY',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const faulty = await upload('schedules', calendar, _id);
    expect((await faultsOf(faulty)).map(({ line, column }) => `${line} ${column}`)).toEqual(['8 RRULE']);
    const checked = await upload('schedules', calendar.replace('FREQ=MONTHLY', 'FREQ=WEEKLY'), _id);
    await apply(checked);
    expect((await parishOf(_id)).parish?.times).toEqual([
      { kind: 'mass', day: 0, time: '12:00', note: '', language: 'es' },
      { kind: 'mass', day: 0, time: '12:00', note: '' },
    ]);
  });
});

describe('an import of events', () => {
  const header = 'key,title,starts_at,minutes,time_zone,recurrence,until,place,place_public,link';

  test('adds them, and reports what is wrong', async () => {
    const checked = await upload(
      'events',
      [
        header,
        'e1,Rosary,2030-01-07T19:00,45,America/Chicago,weekly,2030-03-01,Parish hall,yes,',
        'e2,Talk,tomorrow,0,Nowhere,yearly,soon,,maybe,x',
      ].join('\n'),
    );
    expect(checked.counts).toMatchObject({ new: 1, faulty: 1 });
    const columns = (await faultsOf(checked)).map(({ column }) => column);
    expect(columns.toSorted()).toEqual(
      ['link', 'minutes', 'place_public', 'recurrence', 'starts_at', 'time_zone', 'until'].toSorted(),
    );
    await apply(checked);
    const [{ publicationId } = { publicationId: null }] = await itemsOf(checked);
    expect((await parishOf(publicationId ?? '')).event).toMatchObject({
      recurrence: 'weekly',
      isPlacePublic: true,
    });
    expect(
      (
        await upload(
          'events',
          [header, 'e1,Rosary,2030-01-07T19:00,45,America/Chicago,weekly,2030-03-01,Parish hall,yes,'].join(
            '\n',
          ),
        )
      ).counts,
    ).toMatchObject({ unchanged: 1 });
  });

  test('reads a calendar, and finds its events again', async () => {
    await published(editor, 'event', { event: { ...eventDetails, isPlacePublic: true } });
    const { bytes } = await community.stranger.request('GET', '/event/calendar');
    const checked = await upload('events', bytes);
    expect(checked.counts).toMatchObject({ total: 1, new: 1, faults: 0 });
    await apply(checked);
    expect((await upload('events', bytes)).counts).toMatchObject({ unchanged: 1 });
  });
});

test('a file of 50,000 lines with faults in every tenth is checked as a whole', async () => {
  const lines = Array.from(
    { length: 50_000 },
    (_, index) =>
      `k${index},St. Agnes,Springfield,1 Oak Street,Springfield,${index % 10 === 9 ? 'Illinois' : 'IL'},62701`,
  );
  const checked = await upload('parishes', ['key,name,diocese,address,town,state,zip', ...lines].join('\n'));
  expect(checked.counts).toMatchObject({ total: 50_000, new: 45_000, faulty: 5000, faults: 5000 });
  expect(await faultsOf(checked)).toHaveLength(100);
  const { bytes } = await editor.request('GET', `/admin/imports/${checked._id}/faults.csv`);
  expect(bytes.toString().trim().split('\r\n')).toHaveLength(5001);
}, 300_000);

test('an import that is being checked cannot be applied, and a deleted one is not found', async () => {
  const { body } = await editor.request<Schemas['ImportAnswer']>('POST', '/admin/imports', {
    body: importForm('parishes', `${HEADER}\n${agnes}`),
  });
  const path = `/admin/imports/${body.import._id}`;
  const { write } = community.database;
  await community.jobs.drain();
  await write.updateTable('imports').set({ state: 'checking' }).where('id', '=', body.import._id).execute();
  const refused = await editor.request('PUT', `${path}/apply`);
  expect([refused.status, refused.body.id]).toEqual([409, 'import.not-ready']);
  expect((await editor.request('DELETE', path)).status).toBe(204);
  expect((await editor.request('GET', path)).status).toBe(404);
  expect((await editor.request('PUT', `${path}/apply`)).status).toBe(404);
});

test('a withdrawn parish is published again', async () => {
  const { _id } = await published(editor, 'parish', { title: 'St. Clare' });
  await act(editor, _id, 'withdraw');
  const checked = await upload('parishes', `id,status\n${_id},published`);
  expect(checked.counts).toMatchObject({ changed: 1 });
  await apply(checked);
  expect((await parishOf(_id)).state).toBe('published');
});

test('an import is deleted after 30 days', async () => {
  const { _id } = await upload('parishes', `${HEADER}\n${agnes}`);
  community.clock.advance(31 * 24 * 60 * 60 * 1000);
  await community.jobs.drain();
  expect(
    (await community.database.read.selectFrom('imports').select('id').execute()).map(({ id }) => id),
  ).not.toContain(_id);
});
