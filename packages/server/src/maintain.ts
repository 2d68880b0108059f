import { scheduleDeadlineCheck } from './features/deadlines/index.ts';
import { scheduleDigests } from './features/digests/index.ts';
import { sweepBulletins } from './features/bulletins/index.ts';
import { createFileService } from './features/files/index.ts';
import { scheduleGroupChatRepair } from './features/group-chats/index.ts';
import { sweepLinkPreviews } from './features/link-previews/index.ts';
import { repairServiceTimes } from './features/service-schedule/index.ts';
import { sweepPushSubscriptions } from './features/push/index.ts';
import type { Sessions } from './platform/authentication/sessions.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { createLeadership } from './platform/leadership.ts';
import {
  allMaintenance,
  startLeaderMaintenance,
  startMaintenance,
  type Maintenance,
} from './platform/maintenance.ts';
import type { TemporaryFolder } from './platform/temporary-folder.ts';

const MINUTE = 60 * 1000;
const MAINTENANCE_INTERVAL = 6 * 60 * MINUTE;
/** How long the server keeps the emails in the data folder. */
const MAIL_RETENTION = 90 * 24 * 60 * MINUTE;

interface Parts {
  readonly dependencies: Dependencies;
  readonly sessions: Sessions;
  readonly temporary: TemporaryFolder;
}

/** Starts the maintenance of this server, and that of all servers of the database, which one of them does. */
export function maintain({ dependencies, sessions, temporary }: Parts): Maintenance {
  const { clock, database, jobs, log, mailer, rateLimits } = dependencies;
  const files = createFileService(dependencies);
  const options = { interval: MAINTENANCE_INTERVAL, log, isPaused: () => database.isReadOnly() };
  return allMaintenance([
    startMaintenance(
      { temporary: () => temporary.sweep(), mails: () => mailer.sweep(clock.now() - MAIL_RETENTION) },
      options,
    ),
    startLeaderMaintenance(
      {
        sessions: () => sessions.sweep(),
        pushSubscriptions: () => sweepPushSubscriptions(dependencies),
        // The pictures of deleted previews are swept right after them.
        linkPreviews: () => sweepLinkPreviews(dependencies),
        // The files of old bulletins are swept right after them.
        bulletins: () => sweepBulletins(dependencies),
        files: () => files.sweep(),
        groupChats: () => scheduleGroupChatRepair(dependencies),
        serviceTimes: () => repairServiceTimes(database),
        jobs: () => jobs.sweep(),
        digests: () => scheduleDigests(dependencies),
        deadlines: () => scheduleDeadlineCheck(dependencies),
        rateLimits: () => rateLimits.sweep(),
      },
      { ...options, leadership: createLeadership(dependencies, 'maintenance') },
    ),
  ]);
}
