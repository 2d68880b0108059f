import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Why the product itself refused something is told to the staff in their language; lines from before are in English. */
export const auditInSpanish: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('audit_lines').addColumn('reason_es', 'text').execute();
  },
};
