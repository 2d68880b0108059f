import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** A group has no owner who could leave, so its hidden state is not a row of `concealments`. */
export const hiddenGroups: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('groups').addColumn('hidden_at', 'bigint').execute();
  },
};
