import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** By what the lines of one kind are read, the newest first. */
export const auditActions: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    const { schema } = database;
    await schema.createIndex('audit_lines_action').on('audit_lines').columns(['action', 'id']).execute();
  },
};
