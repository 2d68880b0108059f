import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds a column for hidden groups. A group has no owner whose account can be deleted, so groups get no rows of
 * `concealments`.
 */
export const hiddenGroups: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('groups').addColumn('hidden_at', 'bigint').execute();
  },
};
