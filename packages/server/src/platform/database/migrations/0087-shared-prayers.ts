import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds prayers that members divide among themselves, and the slots that they have taken. */
export function sharedPrayers(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('shared_prayers')
        .addColumn('id', identifier, (column) => column.primaryKey().notNull())
        .addColumn('starter_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('intention', 'text', (column) => column.notNull())
        .addColumn('audience', 'text', (column) => column.notNull())
        .addColumn('group_id', identifier, (column) => column.references('groups.id').onDelete('cascade'))
        .addColumn('parish', 'text', (column) => column.notNull())
        .addColumn('parish_id', identifier, (column) =>
          column.references('publications.id').onDelete('set null'),
        )
        .addColumn('post_id', identifier, (column) => column.references('posts.id').onDelete('set null'))
        .addColumn('mysteries', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('time_zone', 'text', (column) => column.notNull())
        .addColumn('begins_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .addColumn('slots', 'integer', (column) => column.notNull())
        .addColumn('capacity', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
        .addColumn('idempotency_key', 'text')
        .addColumn('fingerprint', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('shared_prayers_starter_id_idempotency_key_unique')
        .unique()
        .on('shared_prayers')
        .columns(['starter_id', 'idempotency_key'])
        .where(sql.ref('idempotency_key'), 'is not', null)
        .execute();
      await schema
        .createIndex('shared_prayers_starter_id')
        .on('shared_prayers')
        .columns(['starter_id', 'ends_at'])
        .execute();
      await schema
        .createIndex('shared_prayers_group_id')
        .on('shared_prayers')
        .columns(['group_id', 'ends_at'])
        .where(sql.ref('group_id'), 'is not', null)
        .execute();
      await schema
        .createIndex('shared_prayers_parish')
        .on('shared_prayers')
        .columns(['parish', 'ends_at'])
        .where(sql.ref('parish'), '<>', sql.lit(''))
        .execute();
      // Deleting a post or a parish looks for its prayers.
      for (const column of ['parish_id', 'post_id'] as const)
        await schema
          .createIndex(`shared_prayers_${column}`)
          .on('shared_prayers')
          .column(column)
          .where(sql.ref(column), 'is not', null)
          .execute();

      await schema
        .createTable('taken_slots')
        .addColumn('id', identifier, (column) => column.primaryKey().notNull())
        .addColumn('shared_prayer_id', identifier, (column) =>
          column.notNull().references('shared_prayers.id').onDelete('cascade'),
        )
        .addColumn('slot', 'integer', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('remind_minutes', 'integer', (column) => column.notNull())
        .addColumn('taken_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('taken_slots_place_unique')
        .unique()
        .on('taken_slots')
        .columns(['shared_prayer_id', 'slot', 'place'])
        .execute();
      await schema
        .createIndex('taken_slots_member_unique')
        .unique()
        .on('taken_slots')
        .columns(['user_id', 'shared_prayer_id', 'slot'])
        .execute();
    },
  };
}
