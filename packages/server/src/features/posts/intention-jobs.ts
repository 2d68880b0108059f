import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { createNotifier } from '../notifications/index.ts';
import { createIntentionRepository, type Intention } from './intention-repository.ts';

type Write = Transaction<DatabaseSchema>;

interface Batch {
  readonly postId: string;
  /** The last member of the previous batch; empty for the first batch. */
  readonly afterId: string;
}

/** The author is asked after a week whether the prayer was answered. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The number of members that one job notifies. It limits how many members a transaction locks. */
const BATCH = 500;

const reminder = jobKind<{ readonly postId: string }>('prayer.reminder');
const answered = jobKind<Batch>('prayer.answered');

export const reminderKey = (postId: string): string => `prayer_reminder:${postId}`;

export const answeredKey = (postId: string): string => `prayer_answered:${postId}`;

const excerptOf = ({ content, title }: Intention): string => (title === '' ? content : title);

/** The text of the notifications of those who pray. */
export const answeredExcerptOf = (post: Intention): string =>
  post.thanks === '' ? excerptOf(post) : post.thanks;

type Adding = Pick<Dependencies, 'clock' | 'jobs'>;

/** Call this in the transaction that stores the intention. */
export async function planReminder(
  { clock, jobs }: Adding,
  transaction: Write,
  postId: string,
): Promise<void> {
  await jobs.add(transaction, reminder, { key: postId, payload: { postId }, dueAt: clock.now() + WEEK });
}

/**
 * Adds the job that notifies all who pray. Only the first answer adds it. Call this in the transaction that stores the
 * answer, and call `jobs.wake` after the commit.
 */
export async function planAnswered(
  { jobs }: Pick<Adding, 'jobs'>,
  transaction: Write,
  { postId, afterId }: Batch,
): Promise<void> {
  await jobs.add(transaction, answered, { key: `${postId} ${afterId}`, payload: { postId, afterId } });
}

export function handleIntentionJobs(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'secrets'>,
): void {
  const { database, jobs } = dependencies;
  const repository = createIntentionRepository(database);
  const notifier = createNotifier(dependencies);

  jobs.handle(reminder, async ({ postId }) => async (transaction) => {
    const post = await repository.lock(transaction, postId);
    if (post === null || post.answered_at !== null) return [];
    if (!(await repository.isOpen(transaction, postId, post.author_id))) return [];
    return notifier.notify(transaction, {
      userId: post.author_id,
      kind: 'prayer_reminder',
      actorId: null,
      subjectId: postId,
      excerpt: excerptOf(post),
      dedupeKey: reminderKey(postId),
    });
  });

  jobs.handle(answered, async ({ postId, afterId }) => async (transaction) => {
    const post = await repository.lock(transaction, postId);
    if (post === null || !(await repository.isOpen(transaction, postId, post.author_id))) return [];
    const praying = await repository.praying(transaction, postId, afterId, BATCH);
    const last = praying.length < BATCH ? undefined : praying.at(-1);
    if (last !== undefined) await planAnswered(dependencies, transaction, { postId, afterId: last });
    return notifier.notifyAll(
      transaction,
      {
        kind: 'prayer_answered',
        actorId: post.is_anonymous === 1 ? null : post.author_id,
        subjectId: postId,
        dedupeKey: answeredKey(postId),
      },
      praying
        .filter((userId) => userId !== post.author_id)
        .map((userId) => ({ userId, excerpt: answeredExcerptOf(post) })),
    );
  });
}
