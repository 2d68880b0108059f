import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';

/** A report of a message with a file also gets a copy of the file. The copy belongs to the report alone. */
export function reportFiles(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema.alterTable('reports').addColumn('evidence_file_id', identifier).execute();
      await schema
        .createIndex('reports_evidence_file_id')
        .on('reports')
        .column('evidence_file_id')
        .where(sql.ref('evidence_file_id'), 'is not', null)
        .execute();
    },
  };
}
