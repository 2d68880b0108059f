import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchable } from '../../text.ts';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const PAGE = 200;
const KEY = 40;

const keyOf = (text: string): string => Array.from(searchable(text)).slice(0, KEY).join('');

/** A copy of the rule at the time of this migration. If the rule changes later, that change has its own migration. */
function categoryOf(kind: string, titleKey: string, details: string): string {
  const { place, link, diocese } = JSON.parse(details) as Record<string, string | undefined>;
  if (kind === 'parish') return `${keyOf(diocese ?? '')} ${titleKey}`;
  if (link === '') return 'place';
  return place === '' ? 'online' : 'both';
}

/**
 * Adds columns for three features: events can be filtered by whether they are online, parishes are sorted by diocese,
 * and members can subscribe to their events.
 */
export function calendars(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema
        .createTable('calendar_feeds')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('calendar_feeds_pkey', ['id'])
        .addUniqueConstraint('calendar_feeds_user_id_unique', ['user_id'])
        .execute();
      await schema
        .createIndex('publications_category')
        .on('publications')
        .columns(['kind', 'state', 'category', 'id'])
        .execute();

      let after = '';
      for (;;) {
        const rows = await database
          .selectFrom('publications')
          .select(['id', 'kind', 'title_key', 'details'])
          .where('kind', 'in', ['event', 'parish'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute();
        for (const { id, kind, title_key, details } of rows) {
          const category = categoryOf(kind, title_key, details);
          await database.updateTable('publications').set({ category }).where('id', '=', id).execute();
          after = id;
        }
        if (rows.length < PAGE) return;
      }
    },
  };
}
