import { hostname } from 'node:os';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { startMaintenance } from '../../platform/maintenance.ts';
import { VERSION } from '../../platform/version.ts';
import { createReportRepository } from './repository.ts';
import { measureState, type StateSources } from './server-state.ts';

const SECOND = 1000;
const INTERVAL = 10 * SECOND;
/** A server that has crashed stays in the list for this long. */
const RETENTION = 24 * 60 * 60 * SECOND;

/**
 * Reports the state of this server every ten seconds, so that administrators see all servers. Call `start` when the
 * server listens, and `stop` before the database is closed.
 */
export function createHeartbeat(
  {
    clock,
    config,
    database,
    log,
    ownReport,
  }: Pick<Dependencies, 'clock' | 'config' | 'database' | 'log' | 'ownReport'>,
  sources: Omit<StateSources, 'dataFolder'>,
) {
  const repository = createReportRepository(database);
  let stop: (() => Promise<void>) | undefined;

  return {
    start(port: number): void {
      const now = clock.now();
      const server = {
        id: newId(clock),
        name: `${hostname()}:${port}`,
        version: VERSION,
        node_version: process.versions.node,
        started_at: now,
      };
      const measuring = measureState({ ...sources, dataFolder: config.dataFolder });
      let isFirst = true;

      async function heartbeat(): Promise<void> {
        const state = JSON.stringify(await measuring.read());
        const report = { ...server, seen_at: clock.now(), state };
        ownReport.newest = report;
        if (isFirst) await repository.replace(server);
        isFirst = false;
        await repository.save(report, report.seen_at - RETENTION);
      }

      const heartbeats = startMaintenance({ heartbeat }, { interval: INTERVAL, log });
      stop = async () => {
        measuring.stop();
        await heartbeats.stop();
        ownReport.newest = null;
        await repository.remove(server.id);
      };
    },

    /** Removes this server from the list. Without the database, the server is shown as not responding for a day. */
    async stop(): Promise<void> {
      try {
        await stop?.();
      } catch (error) {
        log.warn({ err: error }, 'the server could not be removed from the list of servers');
      }
    },
  };
}
