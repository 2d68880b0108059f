import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds the confirmation of addresses by a link. Existing members still get emails, because nobody has asked them to
 * confirm yet.
 */
export const emailConfirmation: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema
      .alterTable('users')
      .addColumn('email_state', 'text', (column) => column.notNull().defaultTo('unconfirmed'))
      .execute();
    await database.schema.alterTable('users').addColumn('pending_email', 'text').execute();
    await database.updateTable('users').set({ email_state: 'trusted' }).execute();
  },
};
