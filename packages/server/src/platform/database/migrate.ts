import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Logger } from '../log.ts';
import type { DatabaseDialect } from './database.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { fingerprints } from './migrations/0002-fingerprints.ts';
import { people } from './migrations/0003-people.ts';
import { peopleSearch } from './migrations/0004-people-search.ts';
import { nameFolding } from './migrations/0005-name-folding.ts';
import { chats } from './migrations/0006-chats.ts';
import { reportEvidence } from './migrations/0007-report-evidence.ts';
import type { DatabaseSchema } from './schema.ts';

/** Brings the database to the newest schema; on PostgreSQL one process does it while the others wait. */
export async function migrate(
  database: Kysely<DatabaseSchema>,
  dialect: DatabaseDialect,
  log: Logger,
): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: async () => ({
        '0001-foundation': foundation(dialect),
        '0002-fingerprints': fingerprints,
        '0003-people': people(dialect),
        '0004-people-search': peopleSearch(dialect),
        '0005-name-folding': nameFolding,
        '0006-chats': chats(dialect),
        '0007-report-evidence': reportEvidence,
      }),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) {
    if (result.status === 'Success') log.info({ migration: result.migrationName }, 'database migrated');
  }
  if (error !== undefined) throw error;
}
