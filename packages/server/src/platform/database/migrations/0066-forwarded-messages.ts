import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Adds whether a message is a copy of another one. */
export const forwardedMessages: Migration = {
  async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
    await schema
      .alterTable('messages')
      .addColumn('forwarded', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
