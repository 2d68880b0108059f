import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { authRoutes } from './features/auth/routes.ts';
import { blockRoutes } from './features/blocks/routes.ts';
import { chatRoutes } from './features/chats/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { createFileService } from './features/files/service.ts';
import { followRoutes } from './features/follows/routes.ts';
import { friendshipRoutes } from './features/friendships/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { createTyping } from './features/messages/typing.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { postRoutes } from './features/posts/routes.ts';
import { createPresenceWatcher } from './features/presence/watcher.ts';
import { questionnaireRoutes } from './features/questionnaires/routes.ts';
import { reactionRoutes } from './features/reactions/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { createSessions, type Sessions } from './platform/authentication/sessions.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { DiskFileStore } from './platform/files/disk-file-store.ts';
import { serveApp } from './platform/http/app-files.ts';
import { readContract, readContractDocument, type Contract } from './platform/http/contract-document.ts';
import type { Handlers } from './platform/http/contract.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { serveHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { clientOf, RateLimiter } from './platform/http/rate-limiter.ts';
import { registerContract } from './platform/http/register-contract.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { startMaintenance } from './platform/maintenance.ts';
import { createAnnouncer } from './platform/realtime/announcements.ts';
import { createEventCheck } from './platform/realtime/client-events.ts';
import { createRealtime, type Realtime } from './platform/realtime/realtime.ts';
import { loadSecrets } from './platform/secrets.ts';

const MINUTE = 60 * 1000;
const MAINTENANCE_INTERVAL = 6 * 60 * MINUTE;
const IDLE_CHECK_INTERVAL = 50;
/** A page of the feed asks for many pictures. */
const FILE_SHARE = 10;
const FILE_OPERATIONS: ReadonlySet<string> = new Set(['getFile', 'getMessageFile']);

export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Stops taking requests, lets those under way finish, then closes the database. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly clock?: Clock;
  readonly logger?: Logger;
}

function createHandlers(dependencies: Dependencies): Handlers {
  return {
    ...authRoutes(dependencies),
    ...userRoutes(dependencies),
    ...friendshipRoutes(dependencies),
    ...followRoutes(dependencies),
    ...blockRoutes(dependencies),
    ...questionnaireRoutes(dependencies),
    ...postRoutes(dependencies),
    ...reactionRoutes(dependencies),
    ...commentRoutes(dependencies),
    ...reportRoutes(dependencies),
    ...notificationRoutes(dependencies),
    ...chatRoutes(dependencies),
    ...messageRoutes(dependencies),
    ...fileRoutes(dependencies),
  };
}

interface Parts {
  readonly contract: Contract;
  readonly dependencies: Dependencies;
  readonly sessions: Sessions;
  readonly realtime: Realtime;
}

async function assemble(
  app: FastifyInstance,
  { contract, dependencies, sessions, realtime }: Parts,
): Promise<void> {
  const { clock, config, database } = dependencies;
  const requests = new RateLimiter(clock, { limit: config.rateLimitMax, duration: MINUTE });
  const downloads = new RateLimiter(clock, {
    limit: config.rateLimitMax * FILE_SHARE,
    duration: MINUTE,
  });
  handleErrors(app, database);
  registerContract(app, {
    contract,
    handlers: createHandlers(dependencies),
    authenticate: (token) => sessions.authenticate(token),
    limit: (operation, address) =>
      (FILE_OPERATIONS.has(operation) ? downloads : requests).take(clientOf(address)),
    temporaryFolder: join(config.dataFolder, 'tmp'),
    patience: config.patience,
  });
  await serveHealth(app, config, database, () => realtime.count());
  await serveApp(app, { folder: config.appFolder, secure: config.publicUrl?.protocol === 'https:' });

  const files = createFileService(dependencies);
  const maintenance = startMaintenance(
    { sessions: () => sessions.sweep(), files: () => files.sweep() },
    { interval: MAINTENANCE_INTERVAL, log: dependencies.log },
  );
  app.addHook('preClose', () => realtime.close());
  app.addHook('onClose', async () => {
    await maintenance.stop();
  });
}

async function closeGently(app: FastifyInstance): Promise<void> {
  // A connection whose last request ends while the server closes would be kept open for its next one.
  const timer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
}

/** The lock of the data folder is held: what lies here is of a process that has ended. */
async function emptyFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
}

/** Builds the whole server; it listens when its `app` is told to. */
export async function createServer({
  config,
  clock = systemClock,
  logger = createLogger(config),
}: ServerOptions): Promise<Server> {
  const secrets = loadSecrets(config);
  const database = await openDatabase(config, logger);
  try {
    await emptyFolder(join(config.dataFolder, 'tmp'));
    const app = createHttpServer(config, logger);
    const files = new DiskFileStore(join(config.dataFolder, 'files'));
    const sessions = createSessions(database, clock);
    const contract = readContract(await readContractDocument());
    const realtime = createRealtime(app.server, {
      config,
      clock,
      log: logger,
      authenticate: (token) => sessions.authenticate(token),
      expiryOf: (sessionId) => sessions.expiryOf(sessionId),
      fits: await createEventCheck(contract),
    });
    const announcer = createAnnouncer(realtime, logger);
    const dependencies = {
      config,
      clock,
      database,
      files,
      secrets,
      announcer,
      connections: realtime,
      presence: realtime,
      log: logger,
    };
    const watcher = createPresenceWatcher(dependencies);
    realtime.watchPresence(watcher);
    realtime.receive('typing', createTyping(dependencies));
    app.addHook('onClose', async () => {
      await watcher.settle();
      await announcer.settle();
      await database.close();
    });
    await assemble(app, { contract, dependencies, sessions, realtime });
    return {
      app,
      database,
      close: () => closeGently(app),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
