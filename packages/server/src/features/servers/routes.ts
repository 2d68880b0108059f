import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileStoreKind } from '../../platform/files/create-file-store.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { newestBackup } from '../../platform/newest-backup.ts';
import type { ServerReport } from '../../platform/own-report.ts';
import { createAudit } from '../audit/index.ts';
import { serverPolicy } from './policy.ts';
import { createReportRepository } from './repository.ts';
import { parseState } from './server-state.ts';

type Schemas = components['schemas'];

/** Three reports are missing by then. */
const SILENCE = 30_000;

const iso = (time: number): string => new Date(time).toISOString();

const present = (row: ServerReport, now: number): Schemas['Server'] => ({
  _id: row.id,
  name: row.name,
  version: row.version,
  nodeVersion: row.node_version,
  startedAt: iso(row.started_at),
  seenAt: iso(row.seen_at),
  isResponding: now - row.seen_at <= SILENCE,
  ...parseState(row.state),
});

export function serverRoutes(dependencies: Dependencies): Pick<Handlers, 'listServers'> {
  const { clock, config, database, jobs, log, ownReport } = dependencies;
  const repository = createReportRepository(database);
  const audit = createAudit(dependencies);

  async function lastBackupAt(): Promise<string | null> {
    try {
      const time = await newestBackup(config.backup.folder);
      return time === null ? null : iso(time);
    } catch (error) {
      log.warn({ err: error }, 'the folder of backups cannot be read');
      return null;
    }
  }

  /** All servers, oldest first. This one is also listed if it cannot write its report to the database. */
  async function reports(): Promise<ServerReport[]> {
    const others = (await repository.list()).filter(({ id }) => id !== ownReport.newest?.id);
    const all = ownReport.newest === null ? others : [...others, ownReport.newest];
    return all.toSorted((one, other) => one.started_at - other.started_at);
  }

  return {
    listServers: ({ actor }) =>
      audit.attempt(actor, { action: 'server.list', subject: null }, serverPolicy.list, async () => {
        const [rows, bytes, counts, backup] = await Promise.all([
          reports(),
          database.size(),
          jobs.counts(),
          lastBackupAt(),
        ]);
        const now = clock.now();
        return {
          status: 200,
          body: {
            servers: rows.map((row) => present(row, now)),
            database: { engine: database.dialect, bytes },
            fileStore: fileStoreKind(config),
            isReadOnly: database.isReadOnly(),
            jobs: counts,
            lastBackupAt: backup,
          },
        };
      }),
  };
}
