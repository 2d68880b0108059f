import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { newId } from '../identifiers.ts';
import type { Logger } from '../log.ts';
import type { Announcement, Announcer } from '../realtime/announcements.ts';
import { activeSpan, endAfter, errorTypeOf, outsideOfTraces } from '../tracing/spans.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { withTimeout } from '../with-timeout.ts';
import { createAttemptWaiter } from './attempt-waiter.ts';
import { createJobStore, type JobState, type TakenJob } from './job-store.ts';

type Write = Transaction<DatabaseSchema>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TIMEOUT = MINUTE;
/** This time is added to the timeout for the lock of a job, because the clocks of several servers can differ. */
const MARGIN = MINUTE;
/** The pauses after failed attempts. They are long enough for a mail server that is down for a day. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 16 * HOUR];
const CONCURRENCY = 4;
const RETENTION = { done: 30 * DAY, dead: 365 * DAY } as const;
const ERROR_LENGTH = 500;
const TOO_LONG = 'The attempt took too long.';

/** An error that is permanent, because another attempt would fail too. */
export class NonRetryableError extends Error {
  override readonly name: string = 'NonRetryableError';
}

/** The name of a kind of job, with the type of its payload. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  readonly read: (payload: string) => Payload;
}

export function jobKind<Payload extends object>(name: string): JobKind<Payload> {
  // Only `add` writes payloads, so the type is right.
  return { name, read: (payload) => JSON.parse(payload) as Payload };
}

interface NewJob<Payload extends object> {
  /** The key of the job. There is at most one job for each kind and key. */
  readonly key: string;
  readonly payload: Payload;
  /** The time at which the job is due; now if it is missing. */
  readonly dueAt?: number;
}

/**
 * Writes the results of a job. It runs in the transaction that completes the job, so that the results are written only
 * once. The announcements that it returns are sent after the commit.
 */
export type Finish = (transaction: Write) => Promise<readonly Announcement[]>;

/**
 * Does the part of a job that cannot be undone, such as sending an email. Returns the function that writes the results.
 * The handler can run again after a crash, with the same `id`.
 */
type Handler<Payload> = (payload: Payload, job: { readonly id: string }) => Promise<Finish>;

interface HandlingOptions {
  /** The timeout of an attempt in milliseconds, if it is not the default. */
  readonly timeout?: number;
  /** Whether the payload is deleted when the job ends, successfully or not. The job can then not be tried again. */
  readonly isForgotten?: boolean;
}

export interface Jobs {
  /** Registers the handler of a kind. Call this for every kind before the start. */
  handle<Payload extends object>(
    kind: JobKind<Payload>,
    handler: Handler<Payload>,
    options?: HandlingOptions,
  ): void;
  /** Adds a job in the caller's transaction, so that no job is lost. Returns null if the key already has a job. */
  add<Payload extends object>(
    transaction: Write,
    kind: JobKind<Payload>,
    job: NewJob<Payload>,
  ): Promise<string | null>;
  /** Starts the jobs that are due. Call this after the commit. */
  wake(): void;
  /**
   * Resolves when an attempt at the job has ended on any server, successfully or not. Also resolves after the
   * timeout.
   */
  tried(id: string, timeout: number): Promise<void>;
  start(): Promise<void>;
  /** Runs all jobs that are due. */
  drain(): Promise<void>;
  counts(): Promise<{ waiting: number; due: number; dead: number }>;
  /** The jobs of every kind that this server handles, and of other kinds that have unfinished or failed jobs. */
  states(): Promise<JobState[]>;
  /** Deletes the jobs that ended long ago. */
  sweep(): Promise<void>;
  /** Takes no more jobs, and waits for those that are running. */
  close(): Promise<void>;
}

interface Parts {
  readonly announcer: Announcer;
  readonly clock: Clock;
  readonly database: Database;
  readonly log: Logger;
  readonly tracing: Tracing | null;
  /** The time in milliseconds after which this server looks again for due jobs. Other servers may have added some. */
  readonly interval: number;
  /** The maximum duration of an attempt in milliseconds. */
  readonly timeout?: number;
}

interface KnownHandler {
  readonly work: (job: TakenJob) => Promise<Finish>;
  readonly timeout: number;
  /** The values that replace the payload of a finished job. */
  readonly remainder: { readonly payload?: string };
}

export function createJobs({
  announcer,
  clock,
  database,
  log,
  tracing,
  interval,
  timeout = TIMEOUT,
}: Parts): Jobs {
  const store = createJobStore(database);
  const waiter = createAttemptWaiter((id) => store.wasTried(id));
  const handlers = new Map<string, KnownHandler>();
  const workers = new Set<Promise<void>>();
  let kinds: readonly string[] = [];
  let wakes = 0;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  async function finish(job: TakenJob, holder: string, write: Finish): Promise<void> {
    const announcements = await database.transaction(async (transaction) => {
      const remainder = handlers.get(job.kind)?.remainder;
      const done = { outcome: 'done', error: null, finished_at: clock.now(), ...remainder } as const;
      if (!(await store.finish(transaction, job.id, holder, done))) return null;
      return write(transaction);
    });
    if (announcements === null) log.warn({ job: job.kind }, 'a job was lost to another worker');
    else announcer.announce(announcements);
  }

  async function fail(job: TakenJob, holder: string, error: unknown): Promise<void> {
    const pause = error instanceof NonRetryableError ? undefined : PAUSES[job.attempt - 1];
    const message = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
    const known = { err: error, job: job.kind, id: job.id, attempt: job.attempt };
    if (pause === undefined) log.error(known, 'a job has failed');
    else log.warn(known, 'a job failed and will be tried again');
    await database.transaction(async (transaction) => {
      const now = clock.now();
      if (pause !== undefined) return store.postpone(transaction, job.id, holder, now + pause, message);
      await store.finish(transaction, job.id, holder, {
        outcome: 'dead',
        error: message,
        finished_at: now,
        ...handlers.get(job.kind)?.remainder,
      });
    });
  }

  async function attempt(job: TakenJob, holder: string): Promise<void> {
    try {
      // If a job crashes its process, no attempt ever fails, so the number of attempts is limited here.
      if (job.attempt > PAUSES.length + 1) throw new NonRetryableError('The last attempt did not finish.');
      const handler = handlers.get(job.kind);
      if (handler === undefined) throw new NonRetryableError('Nothing handles jobs of this kind.');
      if (handler.timeout > timeout) {
        // If this server crashes, other servers can take the job after this time.
        await store.keep(job.id, holder, clock.now() + handler.timeout + MARGIN);
      }
      await finish(job, holder, await withTimeout(handler.timeout, handler.work(job), TOO_LONG));
    } catch (error) {
      activeSpan()?.fail(errorTypeOf(error));
      await fail(job, holder, error);
    } finally {
      waiter.ended(job.id);
    }
  }

  async function attemptInTrace(job: TakenJob, holder: string): Promise<void> {
    if (tracing === null) return attempt(job, holder);
    const span = tracing.startTrace(`job ${job.kind}`, {
      kind: 'consumer',
      attributes: { 'parvis.job.kind': job.kind, 'parvis.job.attempt': job.attempt },
    });
    return endAfter(span, () => attempt(job, holder));
  }

  async function isDue(): Promise<boolean> {
    if (database.isReadOnly()) return false;
    const next = await store.nextDue(kinds);
    return next !== null && next <= clock.now();
  }

  /** Does one job. Returns false if no job is due. */
  async function step(): Promise<boolean> {
    if (isClosing) return false;
    // Checks first whether a job is due, because `take` needs the write lock of SQLite, which blocks other writers.
    if (!(await isDue())) return false;
    const now = clock.now();
    const holder = newId(clock);
    const job = await store.take({ kinds, now, until: now + timeout + MARGIN, holder });
    if (job === null) return false;
    // More jobs can be due, so other workers start too.
    wake();
    await attemptInTrace(job, holder);
    return true;
  }

  async function work(): Promise<void> {
    try {
      let seen: number;
      do {
        seen = wakes;
        // Looks again if `wake` was called during this step, because the step may not have seen the new job.
      } while ((await step()) || seen !== wakes);
    } catch (error) {
      log.warn({ err: error }, 'jobs could not be claimed; trying again soon');
    }
  }

  function wake(): void {
    if (isClosing || kinds.length === 0) return;
    wakes += 1;
    if (workers.size >= CONCURRENCY) return;
    // A worker does the jobs of many requests, so it belongs to no trace.
    const worker = outsideOfTraces(work).finally(() => workers.delete(worker));
    workers.add(worker);
  }

  return {
    handle(kind, handler, options = {}) {
      handlers.set(kind.name, {
        work: (job) => handler(kind.read(job.payload), { id: job.id }),
        timeout: options.timeout ?? timeout,
        remainder: options.isForgotten === true ? { payload: '{}' } : {},
      });
      kinds = [...handlers.keys()];
    },

    async add(transaction, kind, { key, payload, dueAt }) {
      const now = clock.now();
      return store.add(transaction, {
        id: newId(clock),
        kind: kind.name,
        key,
        payload: JSON.stringify(payload),
        due_at: dueAt ?? now,
        created_at: now,
      });
    },

    wake,

    tried: waiter.tried,

    async start() {
      // Only one server uses a SQLite database, so these locks belong to a server that has crashed.
      if (database.dialect === 'sqlite' && !database.isReadOnly()) {
        await database.transaction((transaction) => store.release(transaction, clock.now()));
      }
      timer = setInterval(wake, interval);
      timer.unref();
      wake();
    },

    async drain() {
      while (workers.size > 0 || (await isDue())) {
        wake();
        await Promise.all(workers);
      }
    },

    counts: () => store.counts(clock.now()),

    async states() {
      const states = new Map(kinds.map((kind) => [kind, { kind, waiting: 0, due: 0, dead: 0, overdue: 0 }]));
      for (const state of await store.states(clock.now())) states.set(state.kind, state);
      return [...states.values()];
    },

    async sweep() {
      const now = clock.now();
      await database.transaction(async (transaction) => {
        await store.sweep(transaction, 'done', now - RETENTION.done);
        await store.sweep(transaction, 'dead', now - RETENTION.dead);
      });
    },

    async close() {
      isClosing = true;
      clearInterval(timer);
      await Promise.all(workers);
    },
  };
}
