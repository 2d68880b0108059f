import { sql, type Insertable, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { languageNamed } from '../../language-names.ts';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const PARISHES = 100;
/** SQLite limits the number of values in a statement. */
const ROWS = 500;

type Row = Insertable<DatabaseSchema['service_times']>;

interface Details {
  readonly zip: string;
  readonly times: readonly { kind: Row['kind']; day: number; time: string; note: string }[];
}

/** A copy of the rule at the time of this migration. Earlier releases stored no other fields. */
function rowsOf({ id, language, details }: { id: string; language: string; details: string }): Row[] {
  const { zip, times } = JSON.parse(details) as Details;
  return times.map(({ kind, day, time, note }, position) => {
    const named = languageNamed(note);
    return {
      publication_id: id,
      kind,
      day: String(day),
      minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      position,
      zip,
      language: named ?? language,
      note: named === null ? note : '',
      valid_from: '',
      valid_until: '9999-12-31',
    };
  });
}

async function fill(database: Kysely<DatabaseSchema>): Promise<void> {
  let after = '';
  for (;;) {
    const parishes = await database
      .selectFrom('publications')
      .select(['id', 'language', 'details'])
      .where('kind', '=', 'parish')
      .where('state', '=', 'published')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PARISHES)
      .execute();
    const rows = parishes.flatMap(rowsOf);
    for (let begin = 0; begin < rows.length; begin += ROWS) {
      await database
        .insertInto('service_times')
        .values(rows.slice(begin, begin + ROWS))
        .execute();
    }
    after = parishes.at(-1)?.id ?? after;
    if (parishes.length < PARISHES) break;
  }
  await sql`update publications set indexed_revision = revision where kind = 'parish'`.execute(database);
}

/**
 * Adds the services of the published parishes as rows, so that Masses are found near a ZIP code without reading other
 * parishes. `indexed_revision` finds parishes that a server of the last release has changed without changing the rows.
 */
export function serviceTimes(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema.alterTable('publications').addColumn('indexed_revision', 'integer').execute();
      await schema
        .createTable('service_times')
        .addColumn('publication_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addColumn('kind', identifier, (column) => column.notNull())
        .addColumn('day', identifier, (column) => column.notNull())
        .addColumn('minute', 'integer', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('zip', identifier, (column) => column.notNull())
        .addColumn('language', identifier, (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('valid_from', identifier, (column) => column.notNull())
        .addColumn('valid_until', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('service_times_pkey', [
          'publication_id',
          'kind',
          'day',
          'minute',
          'position',
        ])
        .execute();
      await schema
        .createIndex('service_times_zip')
        .on('service_times')
        .columns(['kind', 'zip', 'day', 'language', 'minute'])
        .execute();
      await schema
        .createTable('replaced_service_days')
        .addColumn('publication_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addColumn('day', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('replaced_service_days_pkey', ['publication_id', 'day'])
        .execute();
      await fill(database);
    },
  };
}
