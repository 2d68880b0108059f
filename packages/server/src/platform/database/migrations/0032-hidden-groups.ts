import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds a column for hidden groups. Other hidden content has a row in `concealments`, which is deleted with the account
 * of the content's owner. A group has no such owner.
 */
export const hiddenGroups: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('groups').addColumn('hidden_at', 'bigint').execute();
  },
};
