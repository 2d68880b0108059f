import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { countOverdue } from './features/deadlines/index.ts';
import { createHeartbeat } from './features/servers/index.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { diskSpace } from './platform/disk-space.ts';
import { fileStoreKind } from './platform/files/create-file-store.ts';
import { collectMetrics } from './platform/metrics/collected-metrics.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { newestBackup } from './platform/newest-backup.ts';
import type { ClusterAnnouncer } from './platform/realtime/announcements.ts';
import type { Cluster } from './platform/realtime/cluster/cluster.ts';
import type { Realtime } from './platform/realtime/realtime.ts';

interface Monitored {
  readonly dependencies: Dependencies;
  readonly announcer: ClusterAnnouncer;
  readonly cluster: Cluster;
  readonly realtime: Realtime;
  readonly metrics: Metrics;
}

/** Serves the metrics, and reports the state of this server from when it listens until it closes. */
export async function startMonitoring(
  app: FastifyInstance,
  { announcer, cluster, dependencies, metrics, realtime }: Monitored,
): Promise<void> {
  const { config, database, jobs } = dependencies;
  const connectedPages = (): number => realtime.count();
  const waitingAnnouncements = (): number => announcer.waiting();
  const isConnected = (): boolean => cluster.state() !== 'cut-off';
  metrics.measureRequests(app);
  await collectMetrics(metrics.registry, {
    database,
    fileStore: fileStoreKind(config),
    jobs: () => jobs.states(),
    overdue: () => countOverdue(dependencies),
    connectedPages,
    waitingAnnouncements,
    isConnected,
    diskSpace: () => diskSpace(config.dataFolder),
    lastBackup: () => newestBackup(config.backup.folder),
  });
  serveMetrics(app, config, metrics);

  const heartbeat = createHeartbeat(dependencies, {
    connectedPages,
    waitingAnnouncements,
    isConnected,
    failedFileOperations: metrics.failedFileOperations,
  });
  // The name of the server has its port, which is only known now.
  app.addHook('onListen', async () => heartbeat.start((app.server.address() as AddressInfo).port));
  app.addHook('onClose', () => heartbeat.stop());
}
