import type { Logger } from './log.ts';

export interface Maintenance {
  /** Resolves when the running tasks have ended. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs the tasks at this interval, unless they are paused. A task that fails is logged, and runs again the next time. */
export function startMaintenance(
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
  options: { readonly interval: number; readonly log: Logger; readonly isPaused?: () => boolean },
): Maintenance {
  let running: Promise<void> = Promise.resolve();

  const runAll = async (): Promise<void> => {
    for (const [task, run] of Object.entries(tasks)) {
      if (options.isPaused?.() === true) return;
      try {
        await run();
      } catch (error) {
        options.log.warn({ err: error, task }, 'maintenance failed');
      }
    }
  };
  const start = (): void => {
    running = running.then(runAll);
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
