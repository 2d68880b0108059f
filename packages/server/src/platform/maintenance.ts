import { CLAIM_INTERVAL, type Leadership } from './leadership.ts';
import type { Logger } from './log.ts';

export interface Maintenance {
  /** Resolves when the running tasks have ended. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

type Tasks = Readonly<Record<string, () => Promise<unknown>>>;

interface MaintenanceOptions {
  /** The time in milliseconds between two runs. */
  readonly interval: number;
  readonly log: Logger;
  /** Whether the tasks are paused, because the database is read-only. */
  readonly isPaused?: () => boolean;
}

interface LeaderOptions extends MaintenanceOptions {
  readonly leadership: Leadership;
  /** The time in milliseconds between two claims of the leadership. */
  readonly claimInterval?: number;
}

async function runAll(tasks: Tasks, { isPaused, log }: MaintenanceOptions): Promise<void> {
  for (const [task, run] of Object.entries(tasks)) {
    if (isPaused?.() === true) return;
    try {
      await run();
    } catch (error) {
      log.warn({ err: error, task }, 'maintenance failed');
    }
  }
}

/** Runs the tasks at this interval, unless they are paused. A task that fails is logged, and runs again the next time. */
export function startMaintenance(tasks: Tasks, options: MaintenanceOptions): Maintenance {
  let running: Promise<void> = Promise.resolve();

  const start = (): void => {
    running = running.then(() => runAll(tasks, options));
  };

  start();
  const timer = setInterval(start, options.interval);
  timer.unref();
  return {
    settle: () => running,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Runs the tasks at this interval if this server is the leader, and at once when it becomes the leader. So only one of
 * several servers runs them, and another server goes on if that one crashes.
 */
export function startLeaderMaintenance(tasks: Tasks, options: LeaderOptions): Maintenance {
  const { leadership, interval, claimInterval = CLAIM_INTERVAL, log, isPaused } = options;
  let running: Promise<void> = Promise.resolve();
  /** When the tasks last started, on the clock of the process. Null while another server is the leader. */
  let ranAt: number | null = null;

  const isLeader = async (): Promise<boolean> => {
    try {
      return await leadership.claim();
    } catch (error) {
      log.warn({ err: error }, 'the leadership of the maintenance could not be claimed');
      return false;
    }
  };
  const claim = async (): Promise<void> => {
    if (isPaused?.() === true || !(await isLeader())) {
      ranAt = null;
      return;
    }
    const now = performance.now();
    if (ranAt !== null && now - ranAt < interval) return;
    ranAt = now;
    // The claims go on while the tasks run, so that a long task does not lose the lease.
    running = running.then(() => runAll(tasks, options));
  };
  let claiming = claim();
  const timer = setInterval(() => {
    claiming = claiming.then(claim);
  }, claimInterval);
  timer.unref();

  const settle = async (): Promise<void> => {
    await claiming;
    await running;
  };
  return {
    settle,
    stop: async () => {
      clearInterval(timer);
      await settle();
      try {
        await leadership.release();
      } catch (error) {
        log.warn({ err: error }, 'the leadership of the maintenance ends with its lease');
      }
    },
  };
}

/** Several maintenances as one. */
export function allMaintenance(parts: readonly Maintenance[]): Maintenance {
  return {
    settle: async () => {
      for (const part of parts) await part.settle();
    },
    stop: async () => {
      for (const part of parts) await part.stop();
    },
  };
}
