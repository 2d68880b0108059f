import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { found, join } from '../../../test/groups.ts';
import { offered } from '../../../test/listings.ts';
import { act, create, draftOf } from '../../../test/publications.ts';
import { block } from '../../../test/relations.ts';
import { newId } from '../../platform/identifiers.ts';

type Schemas = components['schemas'];
type Kind = Schemas['SearchKind'];

let community: Community;
let staff: Caller;
let author: Caller;
let reader: Caller;

beforeAll(async () => {
  community = await startCommunity();
  staff = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  author = await community.join({ firstName: 'Zebedee' });
  reader = await community.join();
});

afterAll(() => community.close());

const search = (caller: Caller, q: string, query = '') =>
  caller.request<Schemas['SearchAnswer']>('GET', `/search?q=${encodeURIComponent(q)}${query}`);

async function idsOf(caller: Caller, q: string, kind: Kind): Promise<string[]> {
  const { body } = await search(caller, q, `&kind=${kind}`);
  return body.sections.flatMap(({ results }) => results.map(({ _id }) => _id));
}

const textOf = (parts: Schemas['SearchText']) =>
  parts.map(({ text, isMatch }) => (isMatch === true ? `[${text}]` : text)).join('');

/** Publishes a post and returns its id. */
const posted = async (content: string, draft: object = {}) =>
  (await author.publish({ content, ...draft }))._id;

async function published(kind: Schemas['PublicationPayload']['kind'], title: string): Promise<string> {
  const { body } = await create(staff, draftOf(kind, { title, summary: 'For all of the parish.' }));
  const id = body.publication._id;
  await act(staff, id, 'publish');
  return id;
}

describe('the search over everything', () => {
  test('has the first results of each kind, people first', async () => {
    const word = 'Wolfram';
    const person = await community.join({ firstName: word });
    const expected: Record<string, string> = {
      people: person.id,
      posts: await posted(`${word} sings.`),
      intentions: await posted(`Pray for ${word}.`, { kind: 'intention' }),
      groups: (await found(author, { name: `${word} friends` }))._id,
      events: await published('event', `${word} evening`),
      parishes: await published('parish', `Saint ${word}`),
      resources: await published('resource', `${word}, a life`),
      articles: await published('article', `On ${word}`),
      listings: (await offered(author, { title: `${word} icon` }))._id,
    };
    const { body } = await search(reader, 'wolfr');
    expect(Object.fromEntries(body.sections.map(({ kind, results }) => [kind, results[0]?._id]))).toEqual(
      expected,
    );
    expect(body.sections.map(({ kind }) => kind)).toEqual(Object.keys(expected));
    const event = body.sections.find(({ kind }) => kind === 'events')?.results[0];
    expect([textOf(event?.title ?? []), event?.beginsAt]).toEqual([
      '[Wolfram] evening',
      '2030-01-07T22:00:00.000Z',
    ]);
  });

  test('finds intentions by frequent words, in pages, and not among the posts', async () => {
    const now = community.clock.now();
    const rows = Array.from({ length: 450 }, (_, number) => ({
      id: newId(community.clock),
      author_id: author.id,
      title: '',
      content: `Odilo ${number}`,
      type: 'community' as const,
      file_id: null,
      file_description: '',
      created_at: now,
      is_intention: number % 150 === 0 ? (1 as const) : (0 as const),
    }));
    await community.database.write
      .insertInto('posts')
      .values(rows.map((row) => ({ ...row, idempotency_key: null, fingerprint: null, updated_at: null })))
      .execute();
    await community.database.write
      .insertInto('post_words')
      .values(rows.map(({ id }) => ({ post_id: id, word: 'odilo' })))
      .execute();
    const intentions = rows.filter((row) => row.is_intention === 1).map(({ id }) => id);
    expect(await idsOf(reader, 'odilo', 'intentions')).toEqual(intentions.toReversed());
    expect(
      (await search(reader, 'odi', '&kind=intentions&limit=2')).body.sections[0]?.nextCursor,
    ).not.toBeNull();
    const posts = await idsOf(reader, 'odilo', 'posts');
    expect(posts.filter((id) => intentions.includes(id))).toEqual([]);
  });

  test('finds an event that has ended, and says so', async () => {
    const id = await published('event', 'Yolanda evening');
    await community.database.write
      .updateTable('publications')
      .set({ begins_at: 0, ends_at: 1 })
      .where('id', '=', id)
      .execute();
    const { body } = await search(reader, 'yolanda', '&kind=events');
    expect(body.sections[0]?.results.map(({ _id, isPast }) => [_id, isPast])).toEqual([[id, true]]);
  });

  test('finds words with and without accents, by their beginnings, and all of them', async () => {
    const id = await posted('La peregrinación a Zapopan sale el sábado.');
    for (const q of ['peregrinacion', 'PEREGRINACIÓN zapo', 'sabado peregri', 'zapopan sáb']) {
      expect(await idsOf(reader, q, 'posts')).toEqual([id]);
    }
    expect(await idsOf(reader, 'peregrinacion zapopan viernes', 'posts')).toEqual([]);
    expect(await idsOf(reader, 'apopan', 'posts')).toEqual([]);
  });

  test('finds a phrase only as it is, and one whose quotation mark is not closed', async () => {
    const id = await posted('The quick brown Xantippe fox.');
    await posted('Xantippe is brown.');
    expect(await idsOf(reader, '"brown xantippe"', 'posts')).toEqual([id]);
    expect(await idsOf(reader, '“brown Xantippe fox', 'posts')).toEqual([id]);
    expect(await idsOf(reader, '"xantippe brown"', 'posts')).toEqual([]);
    expect(await idsOf(reader, '"xantip"', 'posts')).toEqual([]);
    expect(await idsOf(reader, 'brown xantippe', 'posts')).toHaveLength(2);
  });

  test('finds a term of the faith in each language', async () => {
    const id = await posted('Rezamos el rosário no Quaresmal Kolbe.');
    for (const q of ['rosary kolbe', 'rosario kolbe', 'Kolbe rosaries', 'terço kolbe']) {
      expect(await idsOf(reader, q, 'posts')).toEqual([id]);
    }
    const week = await posted('Procesión de la Semana Santa con Quevedo.');
    expect(await idsOf(reader, 'holy week quevedo', 'posts')).toEqual([week]);
    // The words of a translation must follow one another.
    await posted('Santa Ana, una semana con Quevedo.');
    expect(await idsOf(reader, 'holy week quevedo', 'posts')).toEqual([week]);
  });

  test('marks the matches in an excerpt of plain text', async () => {
    await posted(`${'Before the words. '.repeat(12)}The <b>Ludmíla</b> procession. ${'After. '.repeat(40)}`, {
      title: 'Saint Ludmila’s day',
    });
    const { body } = await search(reader, 'ludmila', '&kind=posts');
    const [result] = body.sections[0]?.results ?? [];
    expect(textOf(result?.title ?? [])).toBe('Saint [Ludmila’s] day');
    expect(textOf(result?.excerpt ?? [])).toMatch(/^….+The <b>\[Ludmíla\]<\/b> procession\. .*After\.…$/);
    expect(result?.person?._id).toBe(author.id);
  });

  test('has pages of one kind, newest first', async () => {
    const ids = [];
    for (let number = 0; number < 5; number += 1) ids.push(await posted(`Vespers with Ottokar, ${number}`));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await search(reader, 'ottokar', `&kind=posts&limit=2${page}`);
      seen.push(...body.sections.flatMap(({ results }) => results.map(({ _id }) => _id)));
      cursor = body.sections[0]?.nextCursor ?? null;
    } while (cursor !== null);
    expect(seen).toEqual(ids.toReversed());
  });

  test('finds members by their names, page by page', async () => {
    for (let number = 0; number < 3; number += 1) await community.join({ firstName: 'Quirin' });
    const { body: first } = await search(reader, '"Quirin"', '&kind=people&limit=2');
    const cursor = first.sections[0]?.nextCursor ?? '';
    const { body: second } = await search(reader, '"Quirin"', `&kind=people&limit=2&cursor=${cursor}`);
    expect([first.sections[0]?.results.length, second.sections[0]?.results.length]).toEqual([2, 1]);
    expect(textOf(first.sections[0]?.results[0]?.title ?? [])).toBe('[Quirin] Rossi');
  });
});

describe('the reader finds only what they may see', () => {
  test('no posts of closed groups, until they are members', async () => {
    const closed = await found(author, { admission: 'request', name: 'Ildefons circle' });
    const id = await posted('Ildefons is our patron.', { groupId: closed._id });
    expect(await idsOf(reader, 'ildefons patron', 'posts')).toEqual([]);
    expect(await idsOf(author, 'ildefons patron', 'posts')).toEqual([id]);
    expect(await idsOf(reader, 'ildefons', 'groups')).toEqual([closed._id]);
    const open = await found(author, { name: 'Open circle' });
    const shown = await posted('Ildefons again.', { groupId: open._id });
    await join(reader, open);
    expect(await idsOf(reader, 'ildefons', 'posts')).toEqual([shown]);
  });

  test('nothing of members with a block in either direction', async () => {
    const id = await posted('A word of Hroswitha.');
    const { _id } = await offered(author, { title: 'Hroswitha print' });
    expect([await idsOf(reader, 'hroswitha', 'posts'), await idsOf(reader, 'hroswitha', 'listings')]).toEqual(
      [[id], [_id]],
    );
    await block(author, reader);
    for (const kind of ['posts', 'listings'] as const) {
      expect(await idsOf(reader, 'hroswitha', kind)).toEqual([]);
    }
    const other = await community.join();
    await block(other, author);
    expect(await idsOf(other, 'hroswitha', 'posts')).toEqual([]);
  });

  test('no posts that they have hidden, no drafts and no sold listings', async () => {
    const id = await posted('Notker the stammerer.');
    const { _id } = await offered(author, { title: 'Notker print' });
    await create(staff, draftOf('article', { title: 'Notker in a draft' }));
    await reader.request('PUT', `/post/hide/${id}`);
    await author.request('PUT', `/marketplace/update/${_id}`, { body: { status: 'sold' } });
    expect((await search(reader, 'notker')).body.sections).toEqual([]);
  });

  test('the words of an edited post, and none of deleted posts and accounts', async () => {
    const id = await posted('Words of Radegund.');
    await author.request('PUT', `/post/update/${id}`, { body: { content: 'Words of Gertrud.' } });
    expect([await idsOf(reader, 'radegund', 'posts'), await idsOf(reader, 'gertrud', 'posts')]).toEqual([
      [],
      [id],
    ]);
    const second = await posted('Gertrud again.');
    await author.request('DELETE', `/post/delete/${id}`);
    expect(await idsOf(reader, 'gertrud', 'posts')).toEqual([second]);
    await erase(community, author);
    expect(await idsOf(staff, 'gertrud', 'posts')).toEqual([]);
    const words = await community.database.read
      .selectFrom('post_words')
      .select('word')
      .where('post_id', 'in', [id, second])
      .execute();
    expect(words).toEqual([]);
  });

  test('posts that are older than the index, when the job has added their words', async () => {
    const id = await posted('Older than Sigebert.');
    await community.database.write.deleteFrom('post_words').where('post_id', '=', id).execute();
    expect(await idsOf(reader, 'sigebert', 'posts')).toEqual([]);
    const now = community.clock.now();
    const job = { kind: 'post.words', key: '', payload: JSON.stringify({ afterId: '', run: '' }) };
    await community.database.write
      .insertInto('jobs')
      .values({ id: newId(community.clock), ...job, due_at: now, created_at: now })
      .execute();
    await community.jobs.drain();
    expect(await idsOf(reader, 'sigebert', 'posts')).toEqual([id]);
  });
});

describe('bad input', () => {
  test.each(['', '   ', '…?!.', '"', '“”', '́̂', '%%%', "';--", '\u{FEFF}'])(
    'without a word finds nothing: %j',
    async (q) => {
      const { status, body } = await search(reader, q);
      expect([status, body]).toEqual([200, { sections: [], hasWords: false }]);
    },
  );

  test('that is too long names the field', async () => {
    const { status, body } = await reader.request('GET', `/search?q=${'a'.repeat(10_000)}`);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['q']]);
  });

  test('of many words is searched with the first twelve', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');
    expect((await search(reader, many.slice(0, 200))).status).toBe(200);
  });

  test('of only frequent words costs a bounded number of queries', async () => {
    expect(await community.queriesOf(() => search(reader, 'the of and in to a'))).toBeLessThan(80);
  });

  test('a cursor needs its kind, and counts only for its search', async () => {
    for (let number = 0; number < 2; number += 1) await posted('Adalbert walks.');
    const { body } = await search(reader, 'adalbert', '&kind=posts&limit=1');
    const cursor = body.sections[0]?.nextCursor ?? '';
    expect((await search(reader, 'adalbert', `&cursor=${cursor}`)).status).toBe(400);
    expect((await search(reader, 'other', `&kind=posts&cursor=${cursor}`)).status).toBe(400);
    expect((await search(reader, 'adalbert', `&kind=groups&cursor=${cursor}`)).status).toBe(400);
    expect((await search(reader, 'adalbert', `&kind=posts&cursor=${cursor}`)).status).toBe(200);
  });
});
