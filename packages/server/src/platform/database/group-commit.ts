import { CompiledQuery, type Kysely, type Transaction } from 'kysely';

type Work<Schema, T> = (transaction: Transaction<Schema>) => Promise<T>;

interface Outcome {
  /** Null if the work succeeded. */
  readonly failure: { readonly error: unknown } | null;
  /** Resolves or rejects the caller's promise. Call this after the outcome was written to disk. */
  readonly settle: () => void;
}

interface Job<Schema> {
  readonly attempt: (transaction: Transaction<Schema>) => Promise<Outcome>;
  readonly reject: (error: unknown) => void;
}

/** With larger groups, other requests would wait too long for the disk and for the only thread. */
const LARGEST_GROUP = 64;

const BEGIN = CompiledQuery.raw('savepoint work');
const UNDO = CompiledQuery.raw('rollback to work');
const END = CompiledQuery.raw('release work');

function jobOf<Schema, T>(
  work: Work<Schema, T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Job<Schema> {
  return {
    reject,
    attempt: async (transaction) => {
      try {
        const value = await work(transaction);
        return { failure: null, settle: () => resolve(value) };
      } catch (error) {
        return { failure: { error }, settle: () => reject(error) };
      }
    },
  };
}

/**
 * Commits transactions in groups, for a database with one writer. A commit waits for the disk, which takes longer
 * than most transactions. So the transactions that arrive together share one commit, each in its own savepoint. Their
 * callers get the result when the disk has stored all of them.
 */
export function groupCommits<Schema>(database: Kysely<Schema>): <T>(work: Work<Schema, T>) => Promise<T> {
  let waiting: Job<Schema>[] = [];
  let isDraining = false;

  async function endAttempt(transaction: Transaction<Schema>, { failure }: Outcome): Promise<void> {
    if (failure !== null) {
      try {
        await transaction.executeQuery(UNDO);
      } catch {
        // On a full disk the engine has already rolled back the whole transaction, so the savepoint no longer exists.
        // The error to report is the original one.
        throw failure.error;
      }
    }
    await transaction.executeQuery(END);
  }

  async function attemptAll(jobs: readonly Job<Schema>[], transaction: Transaction<Schema>) {
    const outcomes: Outcome[] = [];
    for (const job of jobs) {
      await transaction.executeQuery(BEGIN);
      const outcome = await job.attempt(transaction);
      await endAttempt(transaction, outcome);
      outcomes.push(outcome);
    }
    return outcomes;
  }

  async function commit(jobs: readonly Job<Schema>[]): Promise<void> {
    try {
      const outcomes = await database.transaction().execute((transaction) => attemptAll(jobs, transaction));
      for (const { settle } of outcomes) settle();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting.slice(0, LARGEST_GROUP);
      waiting = waiting.slice(LARGEST_GROUP);
      await commit(jobs);
    }
    isDraining = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(jobOf(work, resolve, reject));
      if (isDraining) return;
      isDraining = true;
      // Waits until all input that has arrived was read, so that the work for it can join the same commit.
      setImmediate(() => void drain());
    });
}
