import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema, JobsTable } from '../database/schema.ts';

type Write = Transaction<DatabaseSchema>;

type StoredJob = Selectable<JobsTable>;

export type TakenJob = Pick<JobsTable, 'id' | 'kind' | 'payload'> & {
  /** The number of this attempt, starting at 1. */
  readonly attempt: number;
};

/** The jobs of one kind. */
export interface JobState {
  readonly kind: string;
  /** The unfinished jobs, and those of them that are due. */
  readonly waiting: number;
  readonly due: number;
  /** The jobs that have failed. */
  readonly dead: number;
  /** How long the job that was due first has been waiting, in milliseconds. */
  readonly overdue: number;
}

interface Taking {
  readonly kinds: readonly string[];
  readonly now: number;
  /** The time until which the job is locked. */
  readonly until: number;
  /**
   * The id of this attempt. A worker that has lost the job cannot finish the job, because the job then has the id of
   * another attempt, or none.
   */
  readonly holder: string;
}

export function createJobStore(database: Database) {
  const { read } = database;

  return {
    /** Adds a job. Returns null if the kind already has a job with this key, even a finished one. */
    async add(
      writer: Write,
      job: Pick<Insertable<JobsTable>, 'id' | 'kind' | 'key' | 'payload' | 'due_at' | 'created_at'>,
    ): Promise<string | null> {
      const added = await writer
        .insertInto('jobs')
        .values(job)
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id ?? null;
    },

    /** Returns the time at which the next job is due, which can be in the past. Returns null if there is no job. */
    async nextDue(kinds: readonly string[]): Promise<number | null> {
      const next = await read
        .selectFrom('jobs')
        .select('due_at')
        .where('outcome', 'is', null)
        .where('kind', 'in', kinds)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return next?.due_at ?? null;
    },

    /** Takes the job that has been due for the longest time and is not locked. */
    take: ({ kinds, now, until, holder }: Taking): Promise<TakenJob | null> =>
      database.transaction(async (writer) => {
        const job = await writer
          .selectFrom('jobs')
          .select(['id', 'kind', 'payload', 'attempts'])
          .where('outcome', 'is', null)
          .where('due_at', '<=', now)
          .where('kind', 'in', kinds)
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (job === undefined) return null;
        const { attempts, ...rest } = job;
        await writer
          .updateTable('jobs')
          .set({ attempts: attempts + 1, holder, due_at: until })
          .where('id', '=', job.id)
          .execute();
        return { ...rest, attempt: attempts + 1 };
      }),

    /** Locks the job for a longer time. */
    async keep(id: string, holder: string, until: number): Promise<void> {
      await database.write
        .updateTable('jobs')
        .set({ due_at: until })
        .where('id', '=', id)
        .where('holder', '=', holder)
        .execute();
    },

    /** Returns false if another worker has taken the job in the meantime. */
    async finish(
      writer: Write,
      id: string,
      holder: string,
      change: Pick<StoredJob, 'outcome' | 'error' | 'finished_at'> & Partial<Pick<StoredJob, 'payload'>>,
    ): Promise<boolean> {
      const finished = await writer
        .updateTable('jobs')
        .set({ ...change, holder: null })
        .where('id', '=', id)
        .where('holder', '=', holder)
        .returning('id')
        .executeTakeFirst();
      return finished !== undefined;
    },

    /** Releases the job, so that it is tried again. */
    async postpone(writer: Write, id: string, holder: string, dueAt: number, error: string): Promise<void> {
      await writer
        .updateTable('jobs')
        .set({ due_at: dueAt, holder: null, error })
        .where('id', '=', id)
        .where('holder', '=', holder)
        .execute();
    },

    /** Releases the jobs of a process that has crashed. */
    async release(writer: Write, now: number): Promise<void> {
      await writer
        .updateTable('jobs')
        .set({ due_at: now, holder: null })
        .where('outcome', 'is', null)
        .where('holder', 'is not', null)
        .execute();
    },

    /** Whether an attempt at the job has ended. */
    async wasTried(id: string): Promise<boolean> {
      const job = await read
        .selectFrom('jobs')
        .select(['attempts', 'holder'])
        .where('id', '=', id)
        .executeTakeFirst();
      return job === undefined || (job.attempts > 0 && job.holder === null);
    },

    async counts(now: number): Promise<{ waiting: number; due: number; dead: number }> {
      const jobs = read.selectFrom('jobs').select((job) => job.fn.count<number>('id').as('jobs'));
      const waiting = jobs.where('outcome', 'is', null);
      const [all, due, dead] = await Promise.all([
        waiting.executeTakeFirst(),
        waiting.where('due_at', '<=', now).executeTakeFirst(),
        jobs.where('outcome', '=', 'dead').executeTakeFirst(),
      ]);
      return { waiting: all?.jobs ?? 0, due: due?.jobs ?? 0, dead: dead?.jobs ?? 0 };
    },

    /** The unfinished and the failed jobs, by kind. A kind without such jobs is missing. */
    async states(now: number): Promise<JobState[]> {
      const [waiting, dead] = await Promise.all([
        read
          .selectFrom('jobs')
          .where('outcome', 'is', null)
          .groupBy('kind')
          .select((job) => [
            'kind',
            job.fn.countAll<number>().as('waiting'),
            job.fn.countAll<number>().filterWhere('due_at', '<=', now).as('due'),
            job.fn.min('due_at').as('first'),
          ])
          .execute(),
        read
          .selectFrom('jobs')
          .where('outcome', '=', 'dead')
          .groupBy('kind')
          .select((job) => ['kind', job.fn.countAll<number>().as('dead')])
          .execute(),
      ]);
      const failed = new Map(dead.map((each) => [each.kind, each.dead]));
      const unfinished = waiting.map(({ kind, first, ...counts }) => {
        const state = { kind, ...counts, dead: failed.get(kind) ?? 0, overdue: Math.max(0, now - first) };
        failed.delete(kind);
        return state;
      });
      const others = [...failed].map(([kind, count]) => ({
        kind,
        waiting: 0,
        due: 0,
        dead: count,
        overdue: 0,
      }));
      return [...unfinished, ...others];
    },

    async sweep(writer: Write, outcome: NonNullable<StoredJob['outcome']>, before: number): Promise<void> {
      await writer
        .deleteFrom('jobs')
        .where('outcome', '=', outcome)
        .where('finished_at', '<', before)
        .execute();
    },
  };
}
