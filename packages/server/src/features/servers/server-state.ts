import { monitorEventLoopDelay } from 'node:perf_hooks';
import { passwordLoad } from '../../platform/authentication/password-process.ts';
import { diskSpace } from '../../platform/disk-space.ts';
import { pictureLoad } from '../../platform/files/pictures.ts';

const NANOSECONDS = 1e6;
const RESOLUTION = 20;
const PERCENTILE = 99;

/** The state of a server. Another release can have written it, so a field can be missing. */
export interface ServerState {
  /** The number of connected pages. */
  readonly pages: number;
  readonly memoryBytes: number;
  /** In milliseconds. 99% of the turns of the event loop are not delayed by more. */
  readonly eventLoopDelay: number;
  /** The number of pictures, passwords and events that wait for their turn. */
  readonly waitingTasks: number;
  /** Null if the space of the data folder cannot be read. */
  readonly freeBytes: number | null;
  readonly failedFileOperations: number;
  /** Whether the server exchanges realtime events with the other servers. */
  readonly isConnected: boolean;
}

const numberOf = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

export function parseState(json: string): ServerState {
  const state = JSON.parse(json) as Partial<Record<keyof ServerState, unknown>>;
  return {
    pages: numberOf(state.pages),
    memoryBytes: numberOf(state.memoryBytes),
    eventLoopDelay: numberOf(state.eventLoopDelay),
    waitingTasks: numberOf(state.waitingTasks),
    freeBytes: typeof state.freeBytes === 'number' ? state.freeBytes : null,
    failedFileOperations: numberOf(state.failedFileOperations),
    isConnected: state.isConnected !== false,
  };
}

/** The numbers that only the parts of the running server know. */
export interface StateSources {
  readonly dataFolder: string;
  readonly connectedPages: () => number;
  readonly waitingAnnouncements: () => number;
  readonly failedFileOperations: () => number;
  readonly isConnected: () => boolean;
}

/** Starts to measure the delay of the event loop. Each call of `read` returns the state since the one before. */
export function measureState(sources: StateSources) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();

  return {
    async read(): Promise<ServerState> {
      const free = await diskSpace(sources.dataFolder).then(
        (space) => space.free,
        () => null,
      );
      // The monitor measures the time between two of its own timers, so the interval of the timer is subtracted.
      const eventLoopDelay = Math.max(0, delay.percentile(PERCENTILE) / NANOSECONDS - RESOLUTION);
      delay.reset();
      return {
        pages: sources.connectedPages(),
        memoryBytes: process.memoryUsage.rss(),
        eventLoopDelay: Math.round(eventLoopDelay * 10) / 10,
        waitingTasks: sources.waitingAnnouncements() + pictureLoad().waiting + passwordLoad().waiting,
        freeBytes: free,
        failedFileOperations: sources.failedFileOperations(),
        isConnected: sources.isConnected(),
      };
    },
    stop: () => delay.disable(),
  };
}
