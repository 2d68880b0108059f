import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';
import { replaceCheck } from './replace-check.ts';

/** Adds the role of editors, who manage publications only. */
export const editors: Migration = {
  up: (database: Kysely<DatabaseSchema>): Promise<void> =>
    replaceCheck(
      database,
      { table: 'users', constraint: 'users_role_check' },
      sql`role in ('member', 'editor', 'moderator', 'administrator')`,
    ),
};
