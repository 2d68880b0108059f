import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';
import { replaceCheck } from './replace-check.ts';

/** Editors manage only publications. */
export const editors: Migration = {
  up: (database: Kysely<DatabaseSchema>): Promise<void> =>
    replaceCheck(
      database,
      { table: 'users', constraint: 'users_role_check' },
      sql`role in ('member', 'editor', 'moderator', 'administrator')`,
    ),
};
