import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { serviceRowsOf, type ParishRow } from './service-rows.ts';

type Write = Transaction<DatabaseSchema>;

/** SQLite limits the number of values in a statement. */
const ROWS = 500;
/** The number of parishes that one run of the maintenance corrects. */
const MOST = 1000;

interface IndexedParish extends ParishRow {
  readonly state: 'draft' | 'published';
  readonly revision: number;
}

function* batches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let begin = 0; begin < rows.length; begin += ROWS) yield rows.slice(begin, begin + ROWS);
}

/** Writes the services of a parish as they are now. A draft has none. Needs the lock on the publication. */
export async function indexServices(transaction: Write, parish: IndexedParish): Promise<void> {
  const { id, state, revision } = parish;
  await transaction.deleteFrom('service_times').where('publication_id', '=', id).execute();
  await transaction.deleteFrom('replaced_service_days').where('publication_id', '=', id).execute();
  if (state === 'published') {
    const { services, replacedDays } = serviceRowsOf(parish);
    for (const rows of batches(services)) {
      await transaction.insertInto('service_times').values(rows).execute();
    }
    const days = replacedDays.map((day) => ({ publication_id: id, day }));
    if (days.length > 0) await transaction.insertInto('replaced_service_days').values(days).execute();
  }
  await transaction
    .updateTable('publications')
    .set({ indexed_revision: revision })
    .where('id', '=', id)
    .execute();
}

/**
 * Writes the services of parishes that a server of the last release has changed. Such a server does not know the
 * tables.
 */
export async function repairServiceTimes(database: Database): Promise<void> {
  const stale = await database.read
    .selectFrom('publications')
    .select('id')
    .where('kind', '=', 'parish')
    .where((publication) =>
      publication.or([
        publication.and([
          publication('indexed_revision', 'is', null),
          publication('state', '=', 'published'),
        ]),
        publication('indexed_revision', '<>', publication.ref('revision')),
      ]),
    )
    .orderBy('id')
    .limit(MOST)
    .execute();
  for (const { id } of stale) {
    await database.transaction(async (transaction) => {
      const parish = await transaction
        .selectFrom('publications')
        .select(['id', 'state', 'language', 'details', 'revision'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (parish !== undefined) await indexServices(transaction, parish);
    });
  }
}
