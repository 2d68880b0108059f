import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the next welcome step of a member. Members who are already registered get none. */
export const welcomeSteps: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('users').addColumn('welcome_step', 'text').execute();
  },
};
