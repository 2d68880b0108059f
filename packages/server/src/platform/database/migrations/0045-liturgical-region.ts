import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the liturgical calendar that a member has chosen. */
export const liturgicalRegion: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('users').addColumn('liturgical_region', 'text').execute();
  },
};
