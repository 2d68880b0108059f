import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { OwnReport } from './own-report.ts';
import type { Announcer } from './realtime/announcements.ts';
import type { Presence } from './realtime/presence.ts';
import type { Connections } from './realtime/realtime.ts';
import type { Secrets } from './secrets.ts';

/** The dependencies that every feature gets. */
export interface Dependencies {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly rateLimits: RateLimits;
  /** The folder for unfinished uploads of this process. */
  readonly temporaryFolder: string;
  readonly announcer: Announcer;
  readonly connections: Connections;
  readonly presence: Presence;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly ownReport: OwnReport;
  readonly log: Logger;
}
