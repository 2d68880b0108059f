import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds a Spanish version of the reason that the server gives for a refusal, so that staff can read it. Existing lines
 * stay in English.
 */
export const auditInSpanish: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('audit_lines').addColumn('reason_es', 'text').execute();
  },
};
