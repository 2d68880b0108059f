import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds the server's reasons for a refusal in Spanish, so that staff can read them. Existing lines stay in English.
 */
export const auditInSpanish: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('audit_lines').addColumn('reason_es', 'text').execute();
  },
};
