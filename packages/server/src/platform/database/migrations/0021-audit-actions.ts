import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Adds an index for the audit lines of one action, newest first. */
export const auditActions: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    const { schema } = database;
    await schema.createIndex('audit_lines_action').on('audit_lines').columns(['action', 'id']).execute();
  },
};
