import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';

/**
 * A unique constraint is named `<table>_<columns>_unique`, a primary key `<table>_pkey`. PostgreSQL reports these
 * names. For SQLite, the server builds the same names from the message of the error.
 */
export function foundation(dialect: DatabaseDialect): Migration {
  // Paging compares identifiers by their bytes, and the locale of the database must not change the order.
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<unknown>): Promise<void> {
      const { schema } = database;

      await schema
        .createTable('users')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('search', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', identifier, (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('email_visible', 'integer', (column) => column.notNull())
        .addColumn('terms_accepted_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('users_pkey', ['id'])
        .addUniqueConstraint('users_email_key_unique', ['email_key'])
        .addCheckConstraint('users_role_check', sql`role in ('member', 'moderator', 'administrator')`)
        .execute();

      await schema
        .createTable('sessions')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('token_hash', identifier, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_used_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .addPrimaryKeyConstraint('sessions_pkey', ['id'])
        .addUniqueConstraint('sessions_token_hash_unique', ['token_hash'])
        .execute();
      await schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
      await schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();

      await schema
        .createTable('questionnaires')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('catholic', 'text', (column) => column.notNull())
        .addColumn('parish', 'text', (column) => column.notNull())
        .addColumn('diocese', 'text', (column) => column.notNull())
        .addColumn('rite', 'text', (column) => column.notNull())
        .addColumn('rite_type', 'text', (column) => column.notNull())
        .addColumn('knight_of_columbus', 'integer', (column) => column.notNull())
        .addColumn('knight_of_malta', 'integer', (column) => column.notNull())
        .addColumn('favorite_saint', 'text', (column) => column.notNull())
        .addColumn('historical_figure', 'text', (column) => column.notNull())
        .addColumn('consented_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('questionnaires_pkey', ['id'])
        .addUniqueConstraint('questionnaires_user_id_unique', ['user_id'])
        .execute();

      await schema
        .createTable('files')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('owner_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('width', 'integer')
        .addColumn('height', 'integer')
        .addColumn('placeholder', 'text')
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('files_pkey', ['id'])
        .addCheckConstraint('files_kind_check', sql`kind in ('image', 'video')`)
        .execute();
      await schema.createIndex('files_owner_id').on('files').column('owner_id').execute();

      await schema
        .createTable('posts')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('author_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('file_id', identifier, (column) => column.references('files.id').onDelete('set null'))
        .addColumn('file_description', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('dislikes', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('shares', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('idempotency_key', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint')
        .addPrimaryKeyConstraint('posts_pkey', ['id'])
        .addUniqueConstraint('posts_author_id_idempotency_key_unique', ['author_id', 'idempotency_key'])
        .execute();
      await schema.createIndex('posts_author_id').on('posts').columns(['author_id', 'id']).execute();
      await schema.createIndex('posts_file_id').on('posts').column('file_id').execute();

      await schema
        .createTable('reactions')
        .addColumn('post_id', identifier, (column) =>
          column.notNull().references('posts.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('reactions_pkey', ['post_id', 'user_id'])
        .addCheckConstraint('reactions_type_check', sql`type in ('like', 'dislike')`)
        .execute();
      await schema.createIndex('reactions_user_id').on('reactions').column('user_id').execute();

      await schema
        .createTable('post_shares')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('post_id', identifier, (column) =>
          column.notNull().references('posts.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('post_shares_pkey', ['id'])
        .execute();
      await schema.createIndex('post_shares_post_id').on('post_shares').column('post_id').execute();
      await schema.createIndex('post_shares_user_id').on('post_shares').column('user_id').execute();

      await schema
        .createTable('hidden_posts')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('post_id', identifier, (column) =>
          column.notNull().references('posts.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('hidden_posts_pkey', ['user_id', 'post_id'])
        .execute();
      await schema.createIndex('hidden_posts_post_id').on('hidden_posts').column('post_id').execute();

      await schema
        .createTable('comments')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('post_id', identifier, (column) =>
          column.notNull().references('posts.id').onDelete('cascade'),
        )
        .addColumn('author_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('parent_id', identifier, (column) => column.references('comments.id').onDelete('cascade'))
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('replies', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('idempotency_key', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint')
        .addPrimaryKeyConstraint('comments_pkey', ['id'])
        .addUniqueConstraint('comments_author_id_idempotency_key_unique', ['author_id', 'idempotency_key'])
        .execute();
      await schema
        .createIndex('comments_thread')
        .on('comments')
        .columns(['post_id', 'parent_id', 'id'])
        .execute();
      await schema.createIndex('comments_parent_id').on('comments').columns(['parent_id', 'id']).execute();

      await schema
        .createTable('reports')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('reporter_id', identifier, (column) => column.references('users.id').onDelete('set null'))
        .addColumn('subject_type', 'text', (column) => column.notNull())
        .addColumn('subject_id', identifier, (column) => column.notNull())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('reports_pkey', ['id'])
        .addUniqueConstraint('reports_reporter_id_subject_type_subject_id_unique', [
          'reporter_id',
          'subject_type',
          'subject_id',
        ])
        .execute();
      await schema
        .createIndex('reports_subject')
        .on('reports')
        .columns(['subject_type', 'subject_id'])
        .execute();
    },
  };
}
