import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Language } from '../../platform/language.ts';
import { publicationNotFound } from './errors.ts';
import { modifiedAt } from './modified-at.ts';
import { publishedPicture } from './published-picture.ts';
import { createPublicationReading } from './reading.ts';
import { structuredData } from './structured-data.ts';
import { visitorParish } from './visitor-view.ts';

/** A published parish as visitors see it. */
export interface OpenParish {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly language: Language;
  readonly parish: components['schemas']['ParishDetails'];
  readonly confirmedAt: number;
  readonly changedAt: number;
  readonly revision: number;
}

/** The number of published parishes, and the time of the last change. Together they change with each change. */
interface DirectoryState {
  readonly count: number;
  readonly changedAt: number;
}

/** Creates the functions that read the published parishes for other sites and programs. */
export function createOpenParishes({
  clock,
  config,
  database,
  secrets,
}: Pick<Dependencies, 'clock' | 'config' | 'database' | 'secrets'>) {
  const reading = createPublicationReading({ clock, database, secrets });

  const published = () =>
    database.read.selectFrom('publications').where('kind', '=', 'parish').where('state', '=', 'published');
  const rows = () =>
    published().select([
      'id',
      'title',
      'summary',
      'language',
      'details',
      'confirmed_at',
      'published_at',
      'updated_at',
      'revision',
    ]);
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

  const present = (row: Row): OpenParish => ({
    id: row.id,
    title: row.title,
    summary: row.summary,
    language: row.language,
    // The service has written these details for a parish, so the type is right.
    parish: visitorParish(JSON.parse(row.details) as components['schemas']['ParishDetails']),
    confirmedAt: row.confirmed_at,
    changedAt: Math.max(modifiedAt(row), row.confirmed_at),
    revision: row.revision,
  });

  return {
    async state(): Promise<DirectoryState> {
      const { count, updated, published_last, confirmed } = await published()
        .select((row) => [
          row.fn.countAll<number>().as('count'),
          row.fn.max('updated_at').as('updated'),
          row.fn.max('published_at').as('published_last'),
          row.fn.max('confirmed_at').as('confirmed'),
        ])
        .executeTakeFirstOrThrow();
      const changedAt = Math.max(updated, published_last ?? 0, confirmed);
      return { count, changedAt };
    },

    /** Returns the parishes after this id, sorted by id. */
    async page(after: string, limit: number): Promise<OpenParish[]> {
      const found = await rows().where('id', '>', after).orderBy('id').limit(limit).execute();
      return found.map(present);
    },

    async find(id: string): Promise<OpenParish> {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw publicationNotFound('parish');
      return present(row);
    },

    /** Returns the parish and its next services in the vocabulary of schema.org. */
    async church(id: string): Promise<object> {
      const row = await reading.find('parish', id, null);
      return structuredData(row, {
        origin: config.siteUrl.origin,
        path: `/parish/${id}`,
        picture: publishedPicture(row),
        now: clock.now(),
      });
    },
  };
}
