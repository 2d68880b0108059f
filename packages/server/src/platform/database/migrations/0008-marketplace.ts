import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const listed = sql<SqlBool>`status <> 'sold'`;

/**
 * Removes the check of the kinds of notifications, because more kinds will follow. The types ensure that a kind is
 * valid. SQLite cannot change a check, so its tables are rewritten.
 */
async function openKinds(database: Kysely<DatabaseSchema>, dialect: DatabaseDialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`alter table notifications drop constraint notifications_kind_check`.execute(database);
    await sql`alter table muted_notifications drop constraint muted_notifications_kind_check`.execute(
      database,
    );
    return;
  }
  for (const statement of [
    sql`create table notifications_anew (
      id text not null,
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      actor_id text references users (id) on delete cascade,
      subject_id text,
      excerpt text not null,
      cause text,
      read_at bigint,
      created_at bigint not null,
      constraint notifications_pkey primary key (id),
      constraint notifications_cause_user_id_unique unique (cause, user_id)
    )`,
    sql`insert into notifications_anew (id, user_id, kind, actor_id, subject_id, excerpt, cause, read_at, created_at)
      select id, user_id, kind, actor_id, subject_id, excerpt, cause, read_at, created_at from notifications`,
    sql`drop table notifications`,
    sql`alter table notifications_anew rename to notifications`,
    sql`create index notifications_user_id on notifications (user_id, id)`,
    sql`create index notifications_unread on notifications (user_id) where read_at is null`,
    sql`create index notifications_actor_id on notifications (actor_id, user_id)`,
    sql`create index notifications_subject_id on notifications (subject_id)`,
    sql`create table muted_notifications_anew (
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      constraint muted_notifications_pkey primary key (user_id, kind)
    )`,
    sql`insert into muted_notifications_anew (user_id, kind) select user_id, kind from muted_notifications`,
    sql`drop table muted_notifications`,
    sql`alter table muted_notifications_anew rename to muted_notifications`,
  ]) {
    await statement.execute(database);
  }
}

/** Adds listings, their search, saved listings, and saved searches with alerts. */
export function marketplace(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;

      await openKinds(database, dialect);
      await schema.alterTable('users').addColumn('zip', 'text').execute();

      await schema
        .createTable('listings')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('owner_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('category', identifier, (column) => column.notNull())
        .addColumn('price', 'integer', (column) => column.notNull())
        .addColumn('status', identifier, (column) => column.notNull())
        .addColumn('zip', identifier)
        .addColumn('town', 'text')
        .addColumn('state', 'text')
        .addColumn('idempotency_key', identifier)
        .addColumn('fingerprint', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint')
        .addPrimaryKeyConstraint('listings_pkey', ['id'])
        .addUniqueConstraint('listings_owner_id_idempotency_key_unique', ['owner_id', 'idempotency_key'])
        .addCheckConstraint('listings_price_check', sql`price between 0 and 100000000`)
        .addCheckConstraint('listings_status_check', sql`status in ('available', 'reserved', 'sold')`)
        .execute();
      // Sold listings can be found only by their owner and by members who saved them. So the indexes of the lists leave
      // them out.
      for (const columns of [
        ['id'],
        ['price', 'id'],
        ['category', 'id'],
        ['category', 'price', 'id'],
        ['zip', 'price', 'id'],
      ]) {
        await schema
          .createIndex(`listings_listed_${columns.join('_')}`)
          .on('listings')
          .columns(columns)
          .where(listed)
          .execute();
      }
      await schema.createIndex('listings_owner_id').on('listings').columns(['owner_id', 'id']).execute();

      await schema
        .createTable('listing_photos')
        .addColumn('listing_id', identifier, (column) =>
          column.notNull().references('listings.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('file_id', identifier, (column) =>
          column.notNull().references('files.id').onDelete('cascade'),
        )
        .addColumn('description', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('listing_photos_pkey', ['listing_id', 'position'])
        .execute();
      await schema.createIndex('listing_photos_file_id').on('listing_photos').column('file_id').execute();

      await schema
        .createTable('listing_words')
        .addColumn('word', identifier, (column) => column.notNull())
        .addColumn('listing_id', identifier, (column) =>
          column.notNull().references('listings.id').onDelete('cascade'),
        )
        .addColumn('area', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('listing_words_pkey', ['word', 'listing_id'])
        .execute();
      await schema
        .createIndex('listing_words_area')
        .on('listing_words')
        .columns(['word', 'area', 'listing_id'])
        .execute();
      await schema
        .createIndex('listing_words_listing_id')
        .on('listing_words')
        .columns(['listing_id', 'word'])
        .execute();

      await schema
        .createTable('saved_listings')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('listing_id', identifier, (column) =>
          column.notNull().references('listings.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('saved_listings_pkey', ['user_id', 'listing_id'])
        .execute();
      await schema
        .createIndex('saved_listings_listing_id')
        .on('saved_listings')
        .column('listing_id')
        .execute();

      await schema
        .createTable('saved_searches')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('search', 'text', (column) => column.notNull())
        .addColumn('category', identifier)
        .addColumn('min_price', 'integer')
        .addColumn('max_price', 'integer')
        .addColumn('distance', 'integer')
        .addColumn('zip', 'text')
        .addColumn('fingerprint', identifier, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('saved_searches_pkey', ['id'])
        .addUniqueConstraint('saved_searches_user_id_fingerprint_unique', ['user_id', 'fingerprint'])
        .execute();

      await schema
        .createTable('listing_alerts')
        .addColumn('listing_id', identifier, (column) =>
          column.notNull().references('listings.id').onDelete('cascade'),
        )
        .addColumn('after_id', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('listing_alerts_pkey', ['listing_id'])
        .execute();
    },
  };
}
