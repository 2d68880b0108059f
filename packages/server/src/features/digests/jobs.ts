import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { recipientOf } from '../people/index.ts';
import { createDigestContent } from './content.ts';
import { createDigestRepository, preferencesOf } from './repository.ts';
import { nextDigestAt } from './schedule.ts';
import { createDigestTokens } from './tokens.ts';

type Write = Transaction<DatabaseSchema>;

interface OfDigest {
  readonly userId: string;
  /** The time at which the digest was due. If the member has chosen another time since, the job does nothing. */
  readonly dueAt: number;
}

const HOUR = 60 * 60 * 1000;
/** Longer than the time between two runs of the maintenance, so that every digest has its job in time. */
const AHEAD = 7 * HOUR;
/** A digest that could not be sent for so long is left out, and the next one has its content. */
const LATE = 36 * HOUR;
const BATCH = 500;

const digestMail = jobKind<OfDigest>('digest.mail');

/** Adds the job of a digest, if it is due before the next run of the maintenance. */
export async function addDigestJob(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  transaction: Write,
  { userId, dueAt }: { readonly userId: string; readonly dueAt: number | null },
): Promise<void> {
  if (dueAt === null || dueAt > clock.now() + AHEAD) return;
  await jobs.add(transaction, digestMail, { key: `${userId} ${dueAt}`, payload: { userId, dueAt }, dueAt });
}

/** Adds the jobs of the digests that are due soon, in batches. Moves the digests that could not be sent in time. */
export async function scheduleDigests(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs'>,
): Promise<void> {
  const { clock, database, jobs } = dependencies;
  const repository = createDigestRepository(database);
  const now = clock.now();
  let after: { readonly dueAt: number; readonly userId: string } | null = null;
  for (;;) {
    const rows = await repository.due(now + AHEAD, BATCH, after);
    if (rows.length === 0) break;
    await database.transaction(async (transaction) => {
      for (const row of rows) {
        const isLate = row.due_at !== null && row.due_at < now - LATE;
        if (isLate)
          await repository.advance(transaction, row, { due_at: nextDigestAt(preferencesOf(row), now) });
        else await addDigestJob(dependencies, transaction, { userId: row.user_id, dueAt: row.due_at });
      }
    });
    const last = rows.at(-1);
    if (last === undefined || last.due_at === null || rows.length < BATCH) break;
    after = { dueAt: last.due_at, userId: last.user_id };
  }
  jobs.wake();
}

export function handleDigestJobs(dependencies: Dependencies): void {
  const { clock, database, jobs, mailer, secrets } = dependencies;
  const repository = createDigestRepository(database);
  const contentOf = createDigestContent(dependencies);
  const tokens = createDigestTokens(secrets);

  jobs.handle(digestMail, async ({ userId, dueAt }, { id }) => {
    const row = await repository.find(userId);
    if (row === null || row.due_at !== dueAt || row.frequency === 'never') return async () => [];
    const now = clock.now();
    const member = await repository.recipient(userId, now);
    const path = `/digest/unsubscribe/${tokens.make('unsubscribe', userId)}`;
    const content =
      member === null
        ? null
        : await contentOf(member, { frequency: row.frequency, since: row.sent_through }, path);
    if (member !== null && content !== null)
      await mailer.send({ id, to: recipientOf(member), unsubscribe: `/api${path}`, content });
    return async (transaction) => {
      const next = nextDigestAt(preferencesOf(row), now);
      await repository.advance(transaction, row, { due_at: next, sent_through: now });
      await addDigestJob(dependencies, transaction, { userId, dueAt: next });
      return [];
    };
  });
}
