import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { CountedPoints, RateLimitTable } from './rate-limit-table.ts';
import type { CountListener, Window } from './rate-limiter.ts';

/** The time in milliseconds between two exchanges. There is none while nobody sends many requests. */
const INTERVAL = 1000;
/**
 * A server tells the others about a client that has used this share of the limit on this server. Ordinary clients stay
 * below it, so they cost no statement.
 */
const SHARE = 1 / 10;
const BATCH = 1000;

interface Sharing {
  readonly key: string;
  /** The points of this server that the table does not contain yet. */
  unsent: number;
  isShared: boolean;
}

interface WindowSharing {
  readonly counted: CountListener;
  close(): Promise<void>;
}

interface Parts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly name: string;
  readonly limit: number;
  readonly table: Pick<RateLimitTable, 'count'>;
  readonly interval?: number;
}

function* batchesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

/**
 * Adds the points of this server to a table, and the points of the other servers to the windows of this server. If the
 * database does not respond, the windows still have the points of this server.
 */
export function shareWindows({ clock, log, name, limit, table, interval = INTERVAL }: Parts): WindowSharing {
  const sharings = new WeakMap<Window, Sharing>();
  let due = new Map<Window, Sharing>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function send(batch: readonly (readonly [Window, Sharing])[]): Promise<void> {
    const now = clock.now();
    const counted = batch.map(([{ endsAt }, { key, unsent }]): CountedPoints => ({
      key,
      points: unsent,
      endsAt,
    }));
    const windows = await table.count(name, counted, now);
    for (const [index, [window, sharing]] of batch.entries()) {
      sharing.unsent -= counted[index]?.points ?? 0;
      sharing.isShared = true;
      const stored = windows.get(sharing.key);
      if (stored === undefined) continue;
      // While the statement ran, this server may have counted more.
      window.points = stored.points + sharing.unsent;
      window.endsAt = stored.endsAt;
    }
  }

  async function exchange(): Promise<void> {
    // A key can have two windows here if one has just ended.
    const open = [...due].filter(([window]) => window.endsAt > clock.now());
    due = new Map();
    for (const batch of batchesOf(open)) {
      try {
        await send(batch);
      } catch (error) {
        log.warn({ err: error, limit: name }, 'requests are counted by this server alone; trying again soon');
        for (const [window, sharing] of batch) due.set(window, sharing);
      }
    }
    if (due.size > 0) schedule();
  }

  function schedule(): void {
    if (timer !== undefined || isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = running.then(exchange);
    }, interval);
    timer.unref();
  }

  return {
    counted(key, window, points) {
      const sharing = sharings.get(window) ?? { key, unsent: 0, isShared: false };
      sharings.set(window, sharing);
      // The other servers know already that this client has used up its limit.
      if (sharing.isShared && window.points - sharing.unsent - points > limit) return;
      sharing.unsent += points;
      if (!sharing.isShared && sharing.unsent < limit * SHARE) return;
      due.set(window, sharing);
      schedule();
    },

    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
