import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

interface BeforeThis {
  audit_lines: { id: string; reason: string; reason_es: string | null; reasons: string | null };
}

/**
 * Stores, in every language of the site, the reason that the server gives for a refusal. There is one column for all
 * languages.
 */
export const auditInEachLanguage: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('audit_lines').addColumn('reasons', 'text').execute();
    const before = database as unknown as Kysely<BeforeThis>;
    const lines = await before
      .selectFrom('audit_lines')
      .select(['id', 'reason', 'reason_es'])
      .where('reason_es', 'is not', null)
      .execute();
    for (const { id, reason, reason_es } of lines) {
      await before
        .updateTable('audit_lines')
        .set({ reasons: JSON.stringify({ en: reason, es: reason_es }) })
        .where('id', '=', id)
        .execute();
    }
    await database.schema.alterTable('audit_lines').dropColumn('reason_es').execute();
  },
};
