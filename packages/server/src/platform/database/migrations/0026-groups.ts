import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds groups of members and the posts in groups. */
export function groups(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema
        .createTable('groups')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('founder_id', identifier, (column) => column.references('users.id').onDelete('set null'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('category', identifier, (column) => column.notNull())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('admission', identifier, (column) => column.notNull())
        .addColumn('file_id', identifier, (column) => column.references('files.id').onDelete('set null'))
        .addColumn('members', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('idempotency_key', identifier)
        .addColumn('fingerprint', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('removed_at', 'bigint')
        .addPrimaryKeyConstraint('groups_pkey', ['id'])
        .addUniqueConstraint('groups_founder_id_idempotency_key_unique', ['founder_id', 'idempotency_key'])
        .addCheckConstraint('groups_admission_check', sql`admission in ('open', 'request')`)
        .execute();
      await schema.createIndex('groups_category').on('groups').columns(['category', 'id']).execute();
      await schema
        .createIndex('groups_file_id')
        .on('groups')
        .column('file_id')
        .where(sql.ref('file_id'), 'is not', null)
        .execute();

      await schema
        .createTable('group_words')
        .addColumn('group_id', identifier, (column) =>
          column.notNull().references('groups.id').onDelete('cascade'),
        )
        .addColumn('word', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('group_words_pkey', ['group_id', 'word'])
        .execute();
      await schema.createIndex('group_words_word').on('group_words').columns(['word', 'group_id']).execute();

      await schema
        .createTable('group_members')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('group_id', identifier, (column) =>
          column.notNull().references('groups.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('role', identifier, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('group_members_pkey', ['group_id', 'user_id'])
        .addUniqueConstraint('group_members_id_unique', ['id'])
        .addCheckConstraint(
          'group_members_role_check',
          sql`role in ('asking', 'member', 'moderator', 'removed')`,
        )
        .execute();
      await schema
        .createIndex('group_members_user_id')
        .on('group_members')
        .columns(['user_id', 'group_id'])
        .execute();
      await schema
        .createIndex('group_members_role')
        .on('group_members')
        .columns(['group_id', 'role', 'id'])
        .execute();

      // There is no cascade, because the service deletes the post together with its file and notifications.
      await schema
        .alterTable('posts')
        .addColumn('group_id', identifier, (column) => column.references('groups.id'))
        .execute();
      await schema
        .createIndex('posts_group_id')
        .on('posts')
        .columns(['group_id', 'id'])
        .where(sql.ref('group_id'), 'is not', null)
        .execute();
      // With this index, the newest posts of the feed of everybody are found quickly, even if groups have many posts.
      await schema
        .createIndex('posts_community')
        .on('posts')
        .column('id')
        .where(sql.ref('group_id'), 'is', null)
        .execute();
    },
  };
}
