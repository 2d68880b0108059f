const LOOK_INTERVAL = 200;

/** Waits until jobs were tried. Other servers can try them too, so it also looks into the database. */
export function createAttemptWaiter(wasTried: (id: string) => Promise<boolean>) {
  const listeners = new Map<string, () => void>();

  return {
    /** Call this when an attempt at the job has ended on this server. */
    ended: (id: string): void => listeners.get(id)?.(),

    /** Resolves when an attempt has ended on any server, or after the timeout. */
    tried: async (id: string, timeout: number): Promise<void> => {
      const deadline = Date.now() + timeout;
      const tried = new Promise<void>((resolve) => {
        listeners.set(id, resolve);
      });
      try {
        while (Date.now() < deadline && !(await wasTried(id))) {
          let look: NodeJS.Timeout | undefined;
          const pause = new Promise<void>((resolve) => {
            look = setTimeout(resolve, LOOK_INTERVAL);
          });
          await Promise.race([tried, pause]);
          clearTimeout(look);
        }
      } finally {
        listeners.delete(id);
      }
    },
  };
}
