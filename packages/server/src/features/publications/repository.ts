import {
  sql,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { PublicationFilesTable, PublicationsTable } from './tables.ts';
import { hasWords, type PublicationFilter } from './filter.ts';
import { isOpenTo, isStaying } from '../hidden-content/index.ts';
import { personColumns } from '../people/index.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

/** The maximum number of reported corrections that are shown. */
const SHOWN = 100;

export interface PublicationOrder {
  readonly column: 'created_at' | 'updated_at' | 'published_at' | 'begins_at' | 'title_key' | 'category';
  readonly direction: 'asc' | 'desc';
}

export interface Place {
  readonly value: string | number;
  readonly id: string;
}

/** Selects publications without their text. */
export const listedRows = (reader: Read, viewer: string | null) =>
  reader
    .selectFrom('publications')
    .leftJoin('publication_files', 'publication_files.id', 'publications.file_id')
    .select([
      'publications.id',
      'publications.kind',
      'publications.state',
      'publications.language',
      'publications.title',
      'publications.title_key',
      'publications.summary',
      'publications.author',
      'publications.category',
      'publications.details',
      'publications.begins_at',
      'publications.ends_at',
      'publications.file_id',
      'publications.file_description',
      'publications.published_at',
      'publications.confirmed_at',
      'publications.confirmed_by',
      'publications.created_at',
      'publications.updated_at',
      'publications.revision',
      'publication_files.width as file_width',
      'publication_files.height as file_height',
      'publication_files.placeholder as file_placeholder',
    ])
    .select((row) => [
      row
        .case()
        .when('publications.kind', '=', 'article')
        .then(row.fn<number>('length', ['publications.body']))
        .else(0)
        .end()
        .as('text_length'),
      row
        .selectFrom('publication_marks')
        .whereRef('publication_marks.publication_id', '=', 'publications.id')
        .select((mark) => mark.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('marks'),
      row
        .selectFrom('publication_marks')
        .whereRef('publication_marks.publication_id', '=', 'publications.id')
        .where('publication_marks.user_id', '=', viewer ?? '')
        .select((mark) => mark.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('is_marked'),
      row
        .selectFrom('publication_parishes')
        .whereRef('publication_parishes.publication_id', '=', 'publications.id')
        .select('publication_parishes.parish_id')
        .as('parish_id'),
      row
        .selectFrom('publication_parishes')
        .innerJoin('publications as parishes', 'parishes.id', 'publication_parishes.parish_id')
        .whereRef('publication_parishes.publication_id', '=', 'publications.id')
        .select('parishes.title')
        .as('parish_title'),
      row
        .selectFrom('publication_parishes')
        .innerJoin('publications as parishes', 'parishes.id', 'publication_parishes.parish_id')
        .whereRef('publication_parishes.publication_id', '=', 'publications.id')
        .select('parishes.state')
        .as('parish_state'),
    ]);

type ListedRow = Awaited<ReturnType<ReturnType<typeof listedRows>['executeTakeFirstOrThrow']>>;
/** A row of a list has no text, so `body` is null there. */
export type PublicationRow = ListedRow & { readonly body: string | null };
export type WholeRow = ListedRow & Pick<PublicationsTable, 'body'>;

const whole = (reader: Read, viewer: string | null) => listedRows(reader, viewer).select('publications.body');

export function createPublicationRepository({ read, staffRule }: Database) {
  return {
    async page(
      filter: PublicationFilter,
      { column, direction }: PublicationOrder,
      { limit, after, viewer }: { limit: number; after: Place | null; viewer: string | null },
    ): Promise<PublicationRow[]> {
      const { kind, state, category, words, markedBy, hasCorrections, isOnline, endsAfter, endsBefore } =
        filter;
      const { beginsAfter, beginsUntil, names, anyWord, parishId, anyParish, unmarkedBy } = filter;
      const key = sql.ref(`publications.${column}`);
      const listed = await listedRows(read, viewer)
        .$if(kind !== null && parishId === null, (query) =>
          query.where('publications.kind', '=', kind ?? 'article'),
        )
        // An expression, because an index by kind would be read in the order of the list, through all other parishes.
        .$if(kind !== null && parishId !== null, (query) =>
          query.where(sql<boolean>`publications.kind || '' = ${kind}`),
        )
        .$if(state !== null, (query) => query.where('publications.state', '=', state ?? 'draft'))
        .$if(category !== null, (query) => query.where('publications.category', '=', category ?? ''))
        .$if(isOnline !== null, (query) =>
          query.where('publications.category', 'in', [isOnline === true ? 'online' : 'place', 'both']),
        )
        .$if(endsAfter !== null, (query) => query.where('publications.ends_at', '>', endsAfter ?? 0))
        .$if(endsBefore !== null, (query) => query.where('publications.ends_at', '<=', endsBefore ?? 0))
        .$if(beginsAfter !== null, (query) => query.where('publications.begins_at', '>', beginsAfter ?? 0))
        .$if(beginsUntil !== null, (query) => query.where('publications.begins_at', '<=', beginsUntil ?? 0))
        .$if(names.length > 0, (query) =>
          query.where((publication) => publication.or(names.map((name) => hasWords(name)(publication)))),
        )
        .$if(anyWord.length > 0, (query) =>
          query.where('publications.id', 'in', (word) =>
            word
              .selectFrom('publication_words')
              .select('publication_words.publication_id')
              .where('publication_words.word', 'in', anyWord),
          ),
        )
        .$if(unmarkedBy !== null, (query) =>
          query.where((publication) =>
            publication.not(
              publication.exists(
                publication
                  .selectFrom('publication_marks')
                  .select('publication_marks.user_id')
                  .whereRef('publication_marks.publication_id', '=', 'publications.id')
                  .where('publication_marks.user_id', '=', unmarkedBy ?? ''),
              ),
            ),
          ),
        )
        .$if(parishId !== null, (query) =>
          query.where('publications.id', 'in', (link) =>
            link
              .selectFrom('publication_parishes')
              .select('publication_parishes.publication_id')
              .where('publication_parishes.parish_id', '=', parishId ?? ''),
          ),
        )
        .$if(anyParish.length > 0, (query) =>
          query.where('publications.id', 'in', (link) =>
            link
              .selectFrom('publication_parishes')
              .select('publication_parishes.publication_id')
              .where('publication_parishes.parish_id', 'in', anyParish),
          ),
        )
        .where(hasWords(words))
        .$if(markedBy !== null || hasCorrections, (query) =>
          query.where('publications.id', 'in', (mark) =>
            mark
              .selectFrom('publication_marks')
              .select('publication_marks.publication_id')
              .$if(markedBy !== null, (marks) =>
                marks.where('publication_marks.user_id', '=', markedBy ?? ''),
              ),
          ),
        )
        .$if(hasCorrections, (query) => query.where('publications.kind', '=', 'parish'))
        .$if(after !== null, (query) =>
          query.where(
            sql<boolean>`(${key}, publications.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${after?.value}, ${after?.id})`,
          ),
        )
        .orderBy(key, direction)
        .orderBy('publications.id', direction)
        .limit(limit)
        .execute();
      return listed.map((row) => ({ ...row, body: null }));
    },

    async find(id: string, viewer: string | null, reader: Read = read): Promise<WholeRow | null> {
      return (await whole(reader, viewer).where('publications.id', '=', id).executeTakeFirst()) ?? null;
    },

    async findByKey(key: string): Promise<(WholeRow & { fingerprint: string | null }) | null> {
      const row = await whole(read, null)
        .select('publications.fingerprint')
        .where('publications.idempotency_key', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Locks the publication until the transaction ends. */
    async lockRow(transaction: Write, id: string): Promise<Selectable<PublicationsTable> | null> {
      const row = await transaction
        .selectFrom('publications')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    /** Returns the events of a parish that are not over, also the withdrawn ones. */
    eventsOf: (parishId: string, endsAfter: number, limit: number): Promise<WholeRow[]> =>
      whole(read, null)
        .where('publications.kind', '=', 'event')
        .where('publications.id', 'in', (query) =>
          query
            .selectFrom('publication_parishes')
            .select('publication_id')
            .where('publication_parishes.parish_id', '=', parishId),
        )
        .where('publications.ends_at', '>', endsAfter)
        .orderBy('publications.begins_at')
        .orderBy('publications.id')
        .limit(limit)
        .execute(),

    async insert(transaction: Write, publication: Insertable<PublicationsTable>): Promise<void> {
      await transaction.insertInto('publications').values(publication).execute();
    },

    async update(transaction: Write, id: string, change: Updateable<PublicationsTable>): Promise<void> {
      await transaction.updateTable('publications').set(change).where('id', '=', id).execute();
    },

    async delete(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('publications').where('id', '=', id).execute();
    },

    async setWords(transaction: Write, id: string, words: readonly string[]): Promise<void> {
      await transaction.deleteFrom('publication_words').where('publication_id', '=', id).execute();
      if (words.length === 0) return;
      await transaction
        .insertInto('publication_words')
        .values(words.map((word) => ({ publication_id: id, word })))
        .execute();
    },

    async insertFile(transaction: Write, file: PublicationFilesTable): Promise<void> {
      await transaction.insertInto('publication_files').values(file).execute();
    },

    async deleteFile(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('publication_files').where('id', '=', id).execute();
    },

    /** Marks a publication for a member. A repeated call replaces the note. */
    async mark(transaction: Write, mark: Insertable<DatabaseSchema['publication_marks']>): Promise<void> {
      await transaction
        .insertInto('publication_marks')
        .values(mark)
        .onConflict((conflict) =>
          conflict.columns(['publication_id', 'user_id']).doUpdateSet({ note: mark.note }),
        )
        .execute();
    },

    async unmark(transaction: Write, id: string, userId: string): Promise<void> {
      await transaction
        .deleteFrom('publication_marks')
        .where('publication_id', '=', id)
        .where('user_id', '=', userId)
        .execute();
    },

    async clearMarks(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('publication_marks').where('publication_id', '=', id).execute();
    },

    async feedOf(userId: string): Promise<{ id: string } | null> {
      const feed = await read
        .selectFrom('calendar_feeds')
        .select('id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return feed ?? null;
    },

    /** Finds a calendar feed. Returns null also while the account of its member is pending deletion. */
    async findFeed(id: string): Promise<{ user_id: string } | null> {
      const feed = await read
        .selectFrom('calendar_feeds')
        .select('user_id')
        .where('id', '=', id)
        .where(isStaying('calendar_feeds.user_id'))
        .executeTakeFirst();
      return feed ?? null;
    },

    async replaceFeed(transaction: Write, feed: Insertable<DatabaseSchema['calendar_feeds']>): Promise<void> {
      const { id, created_at } = feed;
      await transaction
        .insertInto('calendar_feeds')
        .values(feed)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ id, created_at }))
        .execute();
    },

    /** Returns the corrections. Leaves out those by members whose content is hidden from the viewer. */
    corrections: (id: string, viewer: string) =>
      read
        .selectFrom('publication_marks')
        .innerJoin('users', 'users.id', 'publication_marks.user_id')
        .select([...personColumns, 'publication_marks.note', 'publication_marks.created_at'])
        .where('publication_marks.publication_id', '=', id)
        .where(isOpenTo(staffRule, viewer, 'users.id'))
        .orderBy('publication_marks.created_at', 'desc')
        .orderBy('users.id', 'desc')
        .limit(SHOWN)
        .execute(),
  };
}
