import type { FastifyInstance } from 'fastify';
import { createAudit } from './features/audit/index.ts';
import { createTyping } from './features/messages/index.ts';
import { servePublicPictures } from './features/files/index.ts';
import { withTodayPage } from './features/liturgy/index.ts';
import { listingPictures, withListingPages } from './features/marketplace/index.ts';
import { withMassPage } from './features/mass/index.ts';
import { createPresenceWatcher } from './features/presence/index.ts';
import { createPublishedPages, publishedPictures } from './features/publications/index.ts';
import { createProofDemand, withoutStaffRights } from './features/second-factor/index.ts';
import { type Restrictions, restrictionsOf } from './features/restrictions/index.ts';
import { createConfirmedOnlyMailer } from './features/users/index.ts';
import { createSessions, type Sessions } from './platform/authentication/sessions.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { createDraining, type Draining } from './platform/draining.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createHandlers, handleJobs } from './feature-handlers.ts';
import { maintain } from './maintain.ts';
import { startMonitoring } from './monitoring.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import { serveApp } from './platform/http/app-files.ts';
import { withCachedAddresses } from './platform/http/cached-addresses.ts';
import { readContract, readContractDocument, type Contract } from './platform/http/contract-document.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { serveHealth } from './platform/http/health.ts';
import { gentleClosing } from './platform/http/closing.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { createRequestLimits } from './platform/http/request-limits.ts';
import { registerContract, type Authentication } from './platform/http/register-contract.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { serveMails } from './platform/mail/mail-pages.ts';
import { createMailer } from './platform/mail/mailer.ts';
import type { Maintenance } from './platform/maintenance.ts';
import { measureFiles } from './platform/metrics/measured-files.ts';
import { measureMails } from './platform/metrics/measured-mailer.ts';
import { measureBatches, measureEvents } from './platform/metrics/measured-realtime.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createAnnouncer, type ClusterAnnouncer } from './platform/realtime/announcements.ts';
import { createEventCheck } from './platform/realtime/client-events.ts';
import { createCluster, type Cluster } from './platform/realtime/cluster/cluster.ts';
import { openBus } from './platform/realtime/cluster/open-bus.ts';
import { createRealtime, type Realtime } from './platform/realtime/realtime.ts';
import { openRedis, type Redis } from './platform/redis/redis.ts';
import { loadSharedSecrets } from './platform/shared-secrets.ts';
import { watchStorageSpace } from './platform/storage-space.ts';
import { createTemporaryFolder, type TemporaryFolder } from './platform/temporary-folder.ts';
import { statementObserver, traceTransactions } from './platform/tracing/traced-database.ts';
import { traceBus, traceFileStore, traceMailer } from './platform/tracing/traced-outputs.ts';
import { openTracing } from './platform/tracing/tracing.ts';

const FILE_OPERATIONS: ReadonlySet<string> = new Set(['getFile', 'getMessageFile', 'getDataExportFile']);

export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly maintenance: Pick<Maintenance, 'settle'>;
  /** The folder for unfinished uploads of this server. */
  readonly temporaryFolder: string;
  /**
   * Makes load balancers and pages use other servers, if `DRAIN_SECONDS` is set. The server still responds to all
   * requests. Resolves after these seconds.
   */
  drain(): Promise<void>;
  /** Stops accepting requests, waits for the running requests, and then closes the database. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly clock?: Clock;
  readonly logger?: Logger;
}

/** Authenticates a token. If the member was suspended or banned, the open page receives the reason. */
function authenticator(config: Config, sessions: Sessions, restrictions: Restrictions) {
  return async (token: string): Promise<Authentication> => {
    const found = await sessions.authenticate(token);
    if (found.kind === 'actor') {
      const { actor, expiresAt, hasSecondFactor } = found;
      return { kind: 'actor', actor: withoutStaffRights(config, actor, hasSecondFactor), expiresAt };
    }
    if (found.kind !== 'revoked') return found;
    const refusal = await restrictions.refusalOf(found.userId);
    return refusal === undefined ? { kind: 'none' } : { kind: 'none', refusal };
  };
}

interface Parts {
  readonly contract: Contract;
  readonly dependencies: Dependencies;
  readonly sessions: Sessions;
  readonly authenticate: (token: string) => Promise<Authentication>;
  readonly realtime: Realtime;
  readonly temporary: TemporaryFolder;
  readonly announcer: ClusterAnnouncer;
  readonly cluster: Cluster;
  readonly metrics: Metrics;
  readonly redis: Redis | null;
  readonly draining: Draining;
}

async function assemble(
  app: FastifyInstance,
  {
    announcer,
    cluster,
    contract,
    draining,
    dependencies,
    metrics,
    sessions,
    authenticate,
    realtime,
    redis,
    temporary,
  }: Parts,
): Promise<Maintenance> {
  const { clock, config, database, temporaryFolder } = dependencies;
  const audit = createAudit(dependencies);
  const storage = watchStorageSpace(temporaryFolder, clock, database);
  handleErrors(app, database, storage);
  registerContract(app, {
    contract,
    handlers: createHandlers(dependencies),
    authenticate,
    fileOperations: FILE_OPERATIONS,
    keepRefusal: (actor, attempt, error) => audit.refused(actor, attempt, error),
    isProved: createProofDemand(dependencies),
    isReadOnly: () => database.isReadOnly(),
    temporaryFolder,
    timeouts: config.timeouts,
    recordingBytes: config.recordingBytes,
  });
  serveHealth(app, { database, storage, redis, draining });
  await startMonitoring(app, { announcer, cluster, dependencies, metrics, realtime });
  await serveMails(app, config);
  servePublicPictures(app, dependencies, [publishedPictures(database), listingPictures(dependencies)]);
  const published = withListingPages(dependencies, createPublishedPages(dependencies));
  const pages = withMassPage(dependencies, withTodayPage(dependencies, published));
  await serveApp(app, config, withCachedAddresses(clock, pages));

  const maintenance = maintain({ dependencies, sessions, temporary });
  app.addHook('preClose', () => realtime.close());
  app.addHook('onClose', async () => {
    await maintenance.stop();
  });
  return maintenance;
}

/** Builds the whole server. The caller starts listening. */
export async function createServer({
  config,
  clock = systemClock,
  logger = createLogger(config),
}: ServerOptions): Promise<Server> {
  prepareDataFolder(config);
  const tracing = await openTracing(config, logger);
  const database =
    tracing === null
      ? await openDatabase(config, logger)
      : traceTransactions(await openDatabase(config, logger, 'server', statementObserver(config)));
  const opened: { close(): Promise<void> }[] = [...(tracing === null ? [] : [tracing]), database];
  try {
    if (database.isReadOnly()) logger.warn('the database is read-only: every write is refused');
    const secrets = await loadSharedSecrets(config, database);
    const redis = await openRedis(config, secrets, logger);
    if (redis !== null) opened.push(redis);
    const openedBus = await openBus(config, redis, logger);
    opened.push(openedBus);
    const bus = tracing === null ? openedBus : traceBus(openedBus, tracing);
    // The dates of files come from the system, also if a test or the demo sets the clock.
    const temporary = await createTemporaryFolder(config, systemClock);
    const rateLimits = await createRateLimits({ clock, database, redis, secrets, log: logger });
    const { app, refuseSocket } = createHttpServer(
      config,
      logger,
      createRequestLimits(config, rateLimits),
      tracing,
    );
    const metrics = await createMetrics();
    database.timeStatements(metrics.statementEnded);
    const fileStore = measureFiles(createFileStore(config), metrics.fileOperationEnded);
    const files = tracing === null ? fileStore : traceFileStore(fileStore);
    const sessions = createSessions({ clock, config, database });
    const authenticate = authenticator(config, sessions, restrictionsOf(database, clock));
    const contract = readContract(await readContractDocument());
    const cluster = createCluster({ bus, clock, log: logger, grace: config.presenceGrace });
    const realtime = createRealtime(app.server, {
      config,
      clock,
      cluster,
      log: logger,
      authenticate,
      expiryOf: (sessionId) => sessions.expiryOf(sessionId),
      fits: await createEventCheck(contract),
      refuseSocket,
      onRefused: metrics.connectionRefused,
    });
    const announcer = createAnnouncer(
      measureEvents(realtime, metrics.eventSent),
      measureBatches(cluster, metrics.batchEnded),
      logger,
    );
    realtime.joinCluster(announcer.deliver);
    const jobs = createJobs({
      announcer,
      clock,
      database,
      log: logger,
      tracing,
      interval: config.jobInterval,
    });
    const carrier = measureMails(createMailer(config), metrics.mailEnded);
    const mailer = createConfirmedOnlyMailer(tracing === null ? carrier : traceMailer(carrier), {
      config,
      database,
      log: logger,
    });
    const dependencies = {
      config,
      clock,
      database,
      files,
      secrets,
      rateLimits,
      temporaryFolder: temporary.path,
      announcer,
      connections: realtime,
      presence: cluster,
      jobs,
      mailer,
      ownReport: { newest: null },
      log: logger,
    };
    const watcher = createPresenceWatcher(dependencies);
    cluster.watchPresence(watcher);
    realtime.receive('typing', createTyping(dependencies));
    handleJobs(dependencies);
    app.addHook('onClose', async () => {
      await cluster.endPresence();
      await watcher.settle();
      await jobs.close();
      await mailer.close();
      await announcer.settle();
      await cluster.close();
      await rateLimits.close();
      await redis?.close();
      await temporary.close();
      await database.close();
      await tracing?.close();
    });
    const draining = createDraining(config.drainSeconds, realtime);
    const maintenance = await assemble(app, {
      contract,
      dependencies,
      sessions,
      authenticate,
      realtime,
      temporary,
      announcer,
      cluster,
      metrics,
      redis,
      draining,
    });
    await cluster.start();
    await jobs.start();
    return {
      app,
      database,
      jobs,
      maintenance,
      temporaryFolder: temporary.path,
      drain: () => draining.begin(),
      close: gentleClosing(app),
    };
  } catch (error) {
    for (const each of opened.toReversed()) await each.close();
    throw error;
  }
}
