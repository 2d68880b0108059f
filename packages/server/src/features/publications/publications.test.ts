import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { act, create, draftOf, eventDetails, parishDetails, published } from '../../../test/publications.ts';
import { photo } from '../../../test/sample-files.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  moderator = await community.join({ role: 'moderator', firstName: 'Josef' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
});

afterAll(() => community.close());

const edit = (id: string, body: object) =>
  moderator.request<Schemas['PublicationAnswer'] & Schemas['ErrorAnswer']>(
    'PUT',
    `/admin/publications/${id}`,
    {
      body,
    },
  );
const staffList = async (query = '') =>
  (await moderator.request<Schemas['PublicationPage']>('GET', `/admin/publications?${query}`)).body;
const titles = async (query: string) => (await staffList(query)).publications.map(({ title }) => title);
const resources = async (query = '', caller = maria) =>
  (await caller.request<Schemas['ResourcePage']>('GET', `/resource/all?${query}`)).body.resources;
const events = async (query = '', caller = maria) =>
  (await caller.request<Schemas['EventPage']>('GET', `/event/all?${query}`)).body.events;
const parishes = async (query: string) =>
  (await community.stranger.request<Schemas['ParishPage']>('GET', `/parish/all?${query}`)).body.parishes;
const attend = (method: 'PUT' | 'DELETE', id: string) =>
  maria.request<Schemas['EventAnswer'] & Schemas['ErrorAnswer']>(method, `/event/attend/${id}`);

async function lines(): Promise<Schemas['AuditLine'][]> {
  const administrator = await community.join({ role: 'administrator' });
  return (await administrator.request<Schemas['AuditPage']>('GET', '/admin/audit?limit=5')).body.lines;
}

describe('the staff', () => {
  test('writes a draft, which visitors do not see before it is published', async () => {
    const { status, body } = await create(moderator, draftOf('resource', { title: ' Lectio\u202E ' }));
    const { publication } = body;
    expect([status, publication.title, publication.state, publication.publishedAt]).toEqual([
      201,
      'Lectio',
      'draft',
      null,
    ]);
    const read = () =>
      community.stranger.request<Schemas['ResourceAnswer']>('GET', `/resource/getById/${publication._id}`);
    expect([(await read()).status, await resources()]).toEqual([404, []]);

    const shown = (await act(moderator, publication._id, 'publish')).body.publication;
    expect([shown.state, shown.publishedAt]).toEqual([
      'published',
      new Date(community.clock.now()).toISOString(),
    ]);
    expect((await read()).body.resource).toMatchObject({ title: 'Lectio', type: 'Ebook', saved: false });
    expect(await lines()).toMatchObject([
      {
        action: 'publication.publish',
        outcome: 'done',
        subject: { type: 'publication', _id: publication._id },
      },
      { action: 'publication.create', actor: { name: 'Josef Rossi', role: 'moderator' } },
    ]);

    community.clock.advance(1000);
    expect((await act(moderator, publication._id, 'withdraw')).body.publication.state).toBe('draft');
    expect((await read()).status).toBe(404);
    const again = (await act(moderator, publication._id, 'publish')).body.publication;
    expect(again.publishedAt).toBe(shown.publishedAt);
  });

  test('creates one publication for each key', async () => {
    const draft = draftOf('article', { title: 'Once' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(moderator, draft, 'only-once')));
    expect(tally(answers)).toEqual({ 200: 4, 201: 1 });
    expect(await titles('')).toEqual(['Once']);
    const reused = await create(moderator, { ...draft, title: 'Twice' }, 'only-once');
    expect([reused.status, reused.body.id]).toEqual([400, 'request.key-reused']);
  });

  test('changes a publication, and the audit log has the changes', async () => {
    const { _id } = await published(moderator, 'event', { title: 'Rosary' });
    const event = { ...eventDetails, place: 'Chapel', recurrence: 'weekly' as const };
    const { body } = await edit(_id, { title: 'Community rosary', body: '# Come', event });
    expect(body.publication).toMatchObject({ title: 'Community rosary', body: '# Come', event });
    const [line] = await lines();
    expect(line?.changes).toEqual(
      expect.arrayContaining([
        { field: 'title', before: 'Rosary', after: 'Community rosary' },
        { field: 'body', before: '…', after: '…' },
      ]),
    );
    expect(await titles('search=chapel')).toEqual(['Community rosary']);
    expect(await titles('search=hall')).toEqual([]);
    // An edit that changes nothing is not recorded.
    await edit(_id, { title: 'Community rosary' });
    expect((await lines())[0]?._id).toBe(line?._id);
  });

  test('deletes a publication permanently', async () => {
    const { _id } = await published(moderator, 'article');
    const remove = () => moderator.request('DELETE', `/admin/publications/${_id}`);
    expect((await remove()).status).toBe(200);
    expect((await maria.request('GET', `/blog/getById/${_id}`)).status).toBe(404);
    expect([(await remove()).status, (await edit(_id, { title: 'x' })).status]).toEqual([404, 404]);
    expect((await act(moderator, UNKNOWN_ID, 'publish')).body.id).toBe('publication.not-found');
  });

  test('reads all publications in any order, page by page', async () => {
    for (const [title, kind] of [
      ['Órgano', 'article'],
      ['Zeal', 'resource'],
      ['Advent', 'event'],
    ] as const) {
      await create(moderator, draftOf(kind, { title }));
      community.clock.advance(1000);
    }
    const first = (await staffList('sort=oldest&limit=1')).publications[0];
    await edit(first?._id ?? '', { summary: 'About the organ.' });
    expect(await titles('sort=newest')).toEqual(['Advent', 'Zeal', 'Órgano']);
    expect(await titles('sort=title')).toEqual(['Advent', 'Órgano', 'Zeal']);
    expect(await titles('sort=changed')).toEqual(['Órgano', 'Advent', 'Zeal']);
    expect(await titles('kind=event')).toEqual(['Advent']);
    expect(await titles('search=organ')).toEqual(['Órgano']);
    expect([await titles('state=published'), (await titles('state=draft')).length]).toEqual([[], 3]);
    for (const sort of ['newest', 'oldest', 'title', 'changed']) {
      const read: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Schemas['PublicationPage'] = await staffList(
          `sort=${sort}&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        read.push(...page.publications.map(({ title }) => title));
        cursor = page.nextCursor;
      }
      expect(read).toEqual(await titles(`sort=${sort}`));
    }
    const { nextCursor } = await staffList('limit=1');
    const elsewhere = await moderator.request('GET', `/admin/publications?sort=title&cursor=${nextCursor}`);
    expect([elsewhere.status, elsewhere.body.errors?.[0]?.path]).toEqual([400, 'cursor']);
  });

  test.each<[string, object, string]>([
    ['an invisible title', { ...draftOf('article'), title: ' \u200B ' }, 'title'],
    ['a long title', { ...draftOf('article'), title: 'a'.repeat(121) }, 'title'],
    ['a long text', { ...draftOf('article'), body: 'a'.repeat(50_001) }, 'body'],
    ['an unknown kind', { kind: 'sermon', title: 'x' }, 'kind'],
    ['an unknown field', { ...draftOf('article'), state: 'published' }, 'state'],
    ['no times for an event', { kind: 'event', title: 'x' }, 'event'],
    ['the details of another kind', { ...draftOf('event'), parish: parishDetails }, 'parish'],
    [
      'an unknown time zone',
      draftOf('event', { event: { ...eventDetails, timeZone: 'Middle/Earth' } }),
      'event.timeZone',
    ],
    ['zone +03:00', draftOf('event', { event: { ...eventDetails, timeZone: '+03:00' } }), 'event.timeZone'],
    [
      'an impossible day',
      draftOf('event', { event: { ...eventDetails, startsAt: '2030-02-30T10:00' } }),
      'event.startsAt',
    ],
    [
      'a day too far in the future',
      draftOf('event', { event: { ...eventDetails, startsAt: '9999-02-03T10:00' } }),
      'event.startsAt',
    ],
    [
      'a series that ends before it begins',
      draftOf('event', { event: { ...eventDetails, recurrence: 'weekly', until: '2030-01-06' } }),
      'event.until',
    ],
    ['an empty place', draftOf('event', { event: { ...eventDetails, place: ' ' } }), 'event.place'],
    [
      'a script as the link',
      draftOf('event', { event: { ...eventDetails, link: 'javascript:alert(1)' } }),
      'event.link',
    ],
    ['no duration', draftOf('event', { event: { ...eventDetails, minutes: 0 } }), 'event.minutes'],
    ['an unknown ZIP code', draftOf('parish', { parish: { ...parishDetails, zip: '00000' } }), 'parish.zip'],
    [
      'an impossible time',
      draftOf('parish', {
        parish: { ...parishDetails, times: [{ kind: 'mass', day: 0, time: '24:00', note: '' }] },
      }),
      'parish.times.0.time',
    ],
    [
      'an exception without a note',
      draftOf('parish', { parish: { ...parishDetails, exceptions: [{ date: '2030-12-25', note: ' ' }] } }),
      'parish.exceptions.0.note',
    ],
    [
      'a time zone that does not exist',
      draftOf('parish', { parish: { ...parishDetails, timeZone: 'Middle/Earth' } }),
      'parish.timeZone',
    ],
    [
      'a season that ends before it begins',
      draftOf('parish', {
        parish: {
          ...parishDetails,
          times: [{ kind: 'mass', day: 0, time: '09:30', note: '', from: '2030-06-02', until: '2030-06-01' }],
        },
      }),
      'parish.times.0.until',
    ],
  ])('is refused with %s', async (_, draft, path) => {
    const { status, body } = await create(moderator, draft);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect(await titles('')).toEqual([]);
  });

  test('sets a picture, which stays when its uploader’s account is deleted, and is deleted with the publication', async () => {
    const helper = await community.join({ role: 'moderator' });
    const { _id } = await published(helper, 'article');
    const send = async () => {
      const form = new FormData();
      form.append('image', new Blob([Uint8Array.from(await photo(300, 200))]), 'photo.jpg');
      form.append('description', 'A square');
      const path = `/admin/publications/${_id}/picture`;
      return helper.request<Schemas['PublicationAnswer']>('PUT', path, { body: form });
    };
    const former = (await send()).body.publication.image?.url ?? '';
    const { image } = (await send()).body.publication;
    expect(image).toMatchObject({ width: 300, height: 200, description: 'A square' });
    const load = async (url: string | undefined) =>
      (await community.stranger.request('GET', url ?? '')).status;
    expect([await load(former), await load(image?.url)]).toEqual([404, 200]);
    await erase(community, helper);
    expect(await load(image?.url)).toBe(200);
    expect((await moderator.request('DELETE', `/admin/publications/${_id}`)).status).toBe(200);
    expect(await load(image?.url)).toBe(404);
  });
});

const describePicture = async (id: string, description: string, photos: readonly Buffer[] = []) => {
  const form = new FormData();
  for (const bytes of photos) form.append('image', new Blob([Uint8Array.from(bytes)]), 'photo.jpg');
  form.append('description', description);
  return moderator.request<Schemas['PublicationAnswer'] & Schemas['ErrorAnswer']>(
    'PUT',
    `/admin/publications/${id}/picture`,
    { body: form },
  );
};

describe('the description of a picture', () => {
  test('can be changed without a new picture', async () => {
    const { _id } = await published(moderator, 'article');
    const first = (await describePicture(_id, 'A square', [await photo(300, 200)])).body.publication.image;
    const second = (await describePicture(_id, ' A church\u202E in a square ')).body.publication.image;
    expect(second).toMatchObject({ description: 'A church in a square', width: 300, url: first?.url });
    expect((await describePicture(_id, '')).body.publication.image).toMatchObject({ description: '' });
  });

  test('is refused without a picture', async () => {
    const { _id } = await published(moderator, 'article');
    const { status, body } = await describePicture(_id, 'A square');
    expect([status, body.errors?.[0]]).toEqual([400, { path: 'image', message: 'Please choose a photo.' }]);
    const long = await describePicture(_id, 'a'.repeat(1001), [await photo(300, 200)]);
    expect([long.status, long.body.errors?.[0]?.path]).toEqual([400, 'description']);
  });

  test('is deleted together with the picture', async () => {
    const { _id } = await published(moderator, 'article');
    await describePicture(_id, 'A square', [await photo(300, 200)]);
    const remove = () =>
      moderator.request<Schemas['PublicationAnswer']>('DELETE', `/admin/publications/${_id}/picture`);
    for (const { status, body } of [await remove(), await remove()]) {
      expect([status, body.publication.image]).toEqual([200, null]);
    }
  });
});

describe('everybody', () => {
  test('finds resources by words and type, newest first', async () => {
    await published(moderator, 'resource', { title: 'Psalms', author: 'Agnes Hale' });
    community.clock.advance(1000);
    await published(moderator, 'resource', { title: 'Chant', resource: { type: 'Audio' } });
    const found = async (query: string) =>
      (await resources(query, community.stranger)).map(({ title }) => title);
    expect(await found('')).toEqual(['Chant', 'Psalms']);
    expect(await found('type=Ebook')).toEqual(['Psalms']);
    expect(await found('search=hale')).toEqual(['Psalms']);
    expect((await community.stranger.request('GET', '/resource/all?saved=true')).status).toBe(401);
  });

  test('estimates how long an article takes, also in lists', async () => {
    const body = 'Peace be with you. '.repeat(240);
    const long = await published(moderator, 'article', { title: 'Long', body });
    const short = await published(moderator, 'article', { title: 'Short', body: 'Peace.' });
    const list = await community.stranger.request<Schemas['ArticlePage']>('GET', '/blog/all');
    const minutes = new Map(list.body.articles.map(({ _id, readingMinutes }) => [_id, readingMinutes]));
    expect([minutes.get(long._id), minutes.get(short._id)]).toEqual([4, 1]);
    const path = `/blog/getById/${long._id}`;
    const one = await community.stranger.request<Schemas['ArticleAnswer']>('GET', path);
    expect(one.body.article.readingMinutes).toBe(4);
  });

  test('reads an article with its text and author', async () => {
    const { _id } = await published(moderator, 'article', { body: '**Peace**', author: 'T. Brandt' });
    const list = await community.stranger.request<Schemas['ArticlePage']>('GET', '/blog/all');
    expect(list.body.articles).toMatchObject([{ _id, author: 'T. Brandt', body: null }]);
    const one = await community.stranger.request<Schemas['ArticleAnswer']>('GET', `/blog/getById/${_id}`);
    expect(one.body.article.body).toBe('**Peace**');
    // The path is for another kind, so the publication is not found.
    expect((await community.stranger.request('GET', `/event/getById/${_id}`)).status).toBe(404);
  });

  test('sees parishes by their names, with their times in the order of the week', async () => {
    await published(moderator, 'parish', { title: 'St. Paul' });
    await published(moderator, 'parish', { title: 'Ágnes', parish: { ...parishDetails, diocese: 'Peoria' } });
    expect((await parishes('')).map(({ title }) => title)).toEqual(['Ágnes', 'St. Paul']);
    expect((await parishes('search=peoria'))[0]?.parish.times.map(({ day }) => day)).toEqual([0, 6]);
  });

  test('reads a parish with its next services, also with 200 exceptions', async () => {
    const closed = Array.from({ length: 200 }, (_, day) => ({
      date: new Date(community.clock.now() + day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      note: 'Closed for repairs.',
      times: [],
    }));
    const { _id } = await published(moderator, 'parish', {
      parish: { ...parishDetails, timeZone: 'america/denver', exceptions: closed },
    });
    const { parish } = (
      await community.stranger.request<Schemas['ParishAnswer']>('GET', `/parish/getById/${_id}`)
    ).body;
    expect(parish.parish.exceptions).toHaveLength(200);
    const { timeZone, upcoming = [] } = parish.schedule ?? {};
    const kinds = upcoming.map(({ kind }) => kind);
    expect([timeZone, kinds.filter((kind) => kind === 'mass').length, kinds.length]).toEqual([
      'America/Denver',
      3,
      6,
    ]);
    expect(Date.parse(upcoming[0]?.startsAt ?? '')).toBeGreaterThan(Date.parse(closed.at(-1)?.date ?? ''));
    const one = { ...parishDetails, exceptions: [...closed, { date: '2030-01-01', note: 'One more.' }] };
    expect((await create(moderator, draftOf('parish', { parish: one }))).body.errors?.[0]?.path).toBe(
      'parish.exceptions',
    );
  });

  test('sees future events, and a series moves to its next occurrence', async () => {
    const { clock, jobs } = community;
    const start = new Date(clock.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16);
    const daily = { ...eventDetails, startsAt: start, timeZone: 'UTC', recurrence: 'daily' as const };
    await published(moderator, 'event', { title: 'Daily', event: daily });
    await published(moderator, 'event', {
      title: 'Once',
      event: { ...daily, recurrence: 'none', minutes: 90 },
    });
    expect((await events()).map(({ title }) => title)).toEqual(['Daily', 'Once']);
    expect(await events('past=true')).toEqual([]);

    clock.advance(25 * 60 * 60 * 1000);
    await jobs.drain();
    const [, next] = await events();
    expect([next?.title, next?.beginsAt.slice(0, 16)]).toEqual([
      'Daily',
      new Date(Date.parse(`${start}Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 16),
    ]);
    clock.advance(60 * 60 * 1000);
    await jobs.drain();
    expect((await events()).map(({ title }) => title)).toEqual(['Daily']);
    expect((await events('past=true')).map(({ title }) => title)).toEqual(['Once']);
  });
});

describe('a member', () => {
  test('saves a resource, which can be repeated, and finds it in their list', async () => {
    const { _id } = await published(moderator, 'resource', { title: 'Psalms' });
    await published(moderator, 'resource', { title: 'Chant' });
    const save = (method: 'PUT' | 'DELETE') =>
      maria.request<Schemas['ResourceAnswer']>(method, `/resource/save/${_id}`);
    for (const answer of [await save('PUT'), await save('PUT')]) {
      expect([answer.status, answer.body.resource.saved]).toEqual([200, true]);
    }
    expect((await resources('saved=true')).map(({ title }) => title)).toEqual(['Psalms']);
    expect((await resources('', moderator)).map(({ saved }) => saved)).toEqual([false, false]);
    expect((await save('DELETE')).body.resource.saved).toBe(false);
    expect(await resources('saved=true')).toEqual([]);
    expect((await maria.request('PUT', `/event/attend/${_id}`)).status).toBe(404);
  });

  test('signs up for a future event', async () => {
    const { _id } = await published(moderator, 'event');
    const over = await published(moderator, 'event', {
      event: { ...eventDetails, startsAt: '2001-01-01T10:00' },
    });
    await moderator.request('PUT', `/event/attend/${_id}`);
    expect((await attend('PUT', _id)).body.event).toMatchObject({ going: 2, isGoing: true });
    expect((await events('going=true')).map((event) => event._id)).toEqual([_id]);
    expect((await attend('DELETE', _id)).body.event).toMatchObject({ going: 1, isGoing: false });
    expect((await attend('PUT', over._id)).body.id).toBe('event.over');
  });

  test('reports a correction of a parish, until the staff has confirmed the page', async () => {
    const { _id } = await published(moderator, 'parish', { title: 'St. Cecilia' });
    await published(moderator, 'parish', { title: 'St. Paul' });
    const report = (note: string) => maria.request('PUT', `/parish/correction/${_id}`, { body: { note } });
    await report('It has moved.');
    expect((await report('Sunday Mass is at ten.')).status).toBe(200);
    expect(await titles('hasCorrections=true')).toEqual(['St. Cecilia']);
    const corrections = await moderator.request<Schemas['CorrectionsAnswer']>(
      'GET',
      `/admin/publications/${_id}/corrections`,
    );
    expect(corrections.body.corrections).toMatchObject([
      { user: { _id: maria.id, first_name: 'Maria' }, note: 'Sunday Mass is at ten.' },
    ]);

    community.clock.advance(1000);
    const { publication } = (await act(moderator, _id, 'confirm')).body;
    expect([publication.marks, publication.confirmedAt]).toEqual([
      0,
      new Date(community.clock.now()).toISOString(),
    ]);
    expect(await titles('hasCorrections=true')).toEqual([]);
    const article = await published(moderator, 'article');
    expect((await act(moderator, article._id, 'confirm')).body.id).toBe('publication.kind');
  });
});
