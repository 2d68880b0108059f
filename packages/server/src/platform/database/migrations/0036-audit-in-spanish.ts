import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** The staff reads the server's reasons for a refusal in Spanish too; existing lines are in English. */
export const auditInSpanish: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('audit_lines').addColumn('reason_es', 'text').execute();
  },
};
