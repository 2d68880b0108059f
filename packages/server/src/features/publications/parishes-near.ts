import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { nearbyZips, type NearbyZip } from '../../platform/places/nearby-zips.ts';
import { requireZip } from '../../platform/places/require-zip.ts';
import { soughtTextWords } from '../../platform/text-words.ts';
import { fillPage } from './pages.ts';
import { HIGHEST } from './filter.ts';
import { listedRows, type PublicationRow } from './repository.ts';
import { viewForSearch } from './visitor-view.ts';

/** A parish and its distance in feet. */
type NearRow = PublicationRow & { readonly feet: number };

interface Position {
  readonly feet: number;
  readonly name: string;
  readonly id: string;
}

interface Found {
  readonly id: string;
  readonly feet: number;
}

interface Options {
  readonly zip: string;
  readonly distance: number;
  readonly search: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

interface Part {
  readonly limit: number;
  readonly after: Position | null;
  readonly viewer: string | null;
}

// As an `exists`, PostgreSQL would join all parishes that have such a word.
const hasWord = (word: string) => sql`and (select publication_words.publication_id from publication_words
  where publication_words.publication_id = publications.id
    and publication_words.word >= ${word} and publication_words.word < ${word + HIGHEST}
  limit 1) is not null`;

/** A condition for the parishes with the ZIP code `near.zip`. `zip` is the same expression as in the index. */
const isListed = (zip: RawBuilder<unknown>, words: readonly string[], after: Position | null) => sql`
  publications.kind = 'parish' and publications.state = 'published' and ${zip} = near.zip
  ${sql.join(words.map(hasWord), sql` `)}
  ${after === null ? sql`` : sql`and (near.feet, publications.title_key, publications.id) > (${after.feet}, ${after.name}, ${after.id})`}`;

/** SQLite keeps the order of a cross join. It would choose another index if many parishes had the same code. */
const inSqlite = (
  zips: readonly NearbyZip[],
  words: readonly string[],
  { after, limit }: Part,
) => sql<Found>`(
  select publications.id, near.feet
  from (select value ->> 0 as zip, value ->> 1 as feet
    from json_each(${JSON.stringify(zips.map(({ zip, feet }) => [zip, feet]))})) as near
  cross join publications indexed by publications_parish_zip
  where ${isListed(sql`(publications.details ->> 'zip')`, words, after)}
  order by near.feet, publications.title_key, publications.id limit ${limit})`;

/** Uses one index scan for each ZIP code. Otherwise PostgreSQL would read all parishes. */
const inPostgres = (
  zips: readonly NearbyZip[],
  words: readonly string[],
  { after, limit }: Part,
) => sql<Found>`(
  select listed.id, near.feet
  from unnest(
    string_to_array(${zips.map(({ zip }) => zip).join(',')}, ','),
    string_to_array(${zips.map(({ feet }) => feet).join(',')}, ',')::integer[]
  ) as near(zip, feet)
  cross join lateral (
    select publications.id, publications.title_key from publications
    where ${isListed(sql`((publications.details::jsonb ->> 'zip') collate "C")`, words, after)}
    order by publications.title_key, publications.id limit ${limit}
  ) as listed
  order by near.feet, listed.title_key, listed.id limit ${limit})`;

/** Creates the query for the nearest parishes. It only reads parishes with one of the ZIP codes. */
export function createNearestParishes({ dialect, read }: Pick<Database, 'dialect' | 'read'>) {
  const find = dialect === 'postgres' ? inPostgres : inSqlite;

  return async function nearest(
    zips: readonly NearbyZip[],
    words: readonly string[],
    part: Part,
  ): Promise<readonly NearRow[]> {
    const rows = await listedRows(read, part.viewer)
      .innerJoin(find(zips, words, part).as('found'), 'found.id', 'publications.id')
      .select('found.feet')
      .orderBy('found.feet')
      .orderBy('publications.title_key')
      .orderBy('publications.id')
      .execute();
    return rows.map((row) => ({ ...row, body: null }));
  };
}

/** Creates the list of the published parishes near a ZIP code, sorted by distance and name. */
export function createParishesNear({ database, secrets }: Pick<Dependencies, 'database' | 'secrets'>) {
  const nearest = createNearestParishes(database);
  const cursors = createCursors(secrets.key('cursors'));

  return async function list(
    viewer: { readonly userId: string } | null,
    { zip, distance, search, limit, cursor }: Options,
  ): Promise<{ rows: readonly NearRow[]; nextCursor: string | null }> {
    await requireZip(zip, 'zip');
    const words = soughtTextWords(search ?? '');
    const zips = await nearbyZips(zip, distance);
    const scope = `parishes near ${JSON.stringify([zip, distance, words])}`;
    const { rows, next } = await fillPage<NearRow, Position>({
      limit,
      // The cursor is signed, so only this server can have written its content.
      after: cursor === undefined ? null : (JSON.parse(cursors.decode(cursor, scope)) as Position),
      words,
      view: viewer === null ? viewForSearch(words) : undefined,
      read: (part) => nearest(zips, words, { ...part, viewer: viewer?.userId ?? null }),
      positionOf: ({ feet, title_key: name, id }) => ({ feet, name, id }),
    });
    return { rows, nextCursor: next === null ? null : cursors.encode(JSON.stringify(next), scope) };
  };
}
