import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Clock } from '../src/platform/clock.ts';
import { createJobs, jobKind, type Finish, type Jobs } from '../src/platform/jobs/jobs.ts';
import { startTestServer } from './harness.ts';

const HOUR = 60 * 60 * 1000;

interface Errand {
  readonly name: string;
}

/** The kind of the jobs that `useJobs` adds. */
export const errand = jobKind<Errand>('errand');

export const nothingToWrite: Finish = async () => [];

/** Starts a server for the tests of a file. Before each test, it deletes all jobs. */
export async function useJobs() {
  const server = await startTestServer();
  const { clock, database } = server;
  let workers: Jobs[] = [];
  let jobs: Jobs;

  /** Creates the jobs of another server that uses the same database. */
  function worker(options: { timeout?: number; clock?: Clock; interval?: number } = {}): Jobs {
    const made = createJobs({
      clock,
      interval: HOUR,
      ...options,
      tracing: null,
      announcer: { announce: () => undefined, signal: () => undefined },
      database,
      log: server.app.log,
    });
    workers.push(made);
    return made;
  }

  /** Adds a job and returns its id, or null if a job with its key exists. */
  const add = (name: string, options: { key?: string; dueAt?: number } = {}): Promise<string | null> =>
    database.transaction((transaction) =>
      jobs.add(transaction, errand, { key: randomUUID(), payload: { name }, ...options }),
    );

  /** Returns the jobs that `add` has added. */
  const stored = () =>
    database.read
      .selectFrom('jobs')
      // The server also adds jobs, so only jobs of this kind are counted.
      .where('kind', '=', errand.name)
      .select(['attempts', 'due_at', 'error', 'holder', 'outcome', 'finished_at'])
      .orderBy('id')
      .execute();

  /** Takes the job and hangs like a crashed worker, until `restart` is called. */
  async function die(): Promise<{ restart: () => Promise<void> }> {
    // The clock of this server stands still, so that its own workers do not take the job again later.
    const now = clock.now();
    const dying = worker({ clock: { now: () => now } });
    const attempt = Promise.withResolvers<Finish>();
    const begun = Promise.withResolvers<void>();
    dying.handle(errand, () => {
      begun.resolve();
      return attempt.promise;
    });
    dying.wake();
    await begun.promise;
    return {
      restart: async () => {
        attempt.resolve(async () => {
          throw new Error('Nobody should store this error.');
        });
        await dying.close();
      },
    };
  }

  beforeEach(async () => {
    await database.write.deleteFrom('jobs').execute();
    jobs = worker();
  });

  afterEach(async () => {
    for (const each of workers) await each.close();
    workers = [];
  });

  afterAll(() => server.close());

  return { server, first: () => jobs, worker, add, stored, die };
}
