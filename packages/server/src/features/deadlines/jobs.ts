import type { Transaction } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { type NotificationEvent, createNotifier } from '../notifications/index.ts';
import { warnUnused } from '../users/index.ts';
import { recipientOf } from '../people/index.ts';
import { answersFor } from './policy.ts';
import { pathOf, deadlines, type KnownDeadline } from './deadlines.ts';
import { createDeadlineRepository } from './repository.ts';
import { overdueContent, deadlineText } from './mail-texts.ts';

type Write = Transaction<DatabaseSchema>;

const HOUR = 60 * 60 * 1000;
/**
 * The maximum number of items that one run notifies about for each deadline. The next run, an hour later, handles the
 * rest.
 */
const AT_ONCE = 500;

/** The job that runs every hour. It looks for overdue items and adds the job of the next hour. */
const watch = jobKind<{ readonly hour: number }>('promise.watch');
const overdueMail = jobKind<{
  readonly promise: components['schemas']['DeadlineName'];
  readonly userId: string;
  readonly count: number;
  /** The id of the overdue item if there is only one. */
  readonly subjectId?: string;
}>('promise.overdue-mail');

const nothingToWrite: Finish = async () => [];

async function planIn(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  transaction: Write,
): Promise<void> {
  const hour = Math.floor(clock.now() / HOUR) + 1;
  await jobs.add(transaction, watch, { key: String(hour), payload: { hour }, dueAt: hour * HOUR });
}

/**
 * Adds the job of the next hour. Call this at the start and then periodically, because a job that has failed does not
 * add the next one.
 */
export const scheduleDeadlineCheck = (
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs'>,
): Promise<void> => dependencies.database.transaction((transaction) => planIn(dependencies, transaction));

export function handleDeadlineJobs(dependencies: Dependencies): void {
  const { clock, database, jobs, mailer } = dependencies;
  const repository = createDeadlineRepository(database);
  const notifier = createNotifier(dependencies);

  async function notificationsFor(transaction: Write, deadline: KnownDeadline): Promise<NotificationEvent[]> {
    const rows = await repository.unnotified(transaction, deadline, clock.now(), AT_ONCE);
    const [first] = rows;
    if (first === undefined) return [];
    await repository.markNotified(transaction, deadline, rows);
    const staff = (await repository.staff(clock.now(), transaction)).filter((member) =>
      answersFor(member, deadline),
    );
    const one = rows.length === 1 ? first.subject_id : null;
    const dedupeKey = `${deadline.id} ${first.id} ${first.due_at}`;
    for (const { id: userId } of staff) {
      await jobs.add(transaction, overdueMail, {
        key: `${dedupeKey} ${userId}`,
        payload: {
          promise: deadline.id,
          userId,
          count: rows.length,
          ...(one !== null && { subjectId: one }),
        },
      });
    }
    return staff.map(({ id: userId, language }) => ({
      userId,
      kind: 'promise_overdue',
      actorId: null,
      subjectId: one,
      deadline: deadline.id,
      excerpt: deadlineText(language, deadline.id),
      dedupeKey: `overdue ${dedupeKey}`,
    }));
  }

  jobs.handle(watch, async () => {
    await warnUnused(dependencies);
    return async (transaction) => {
      await planIn(dependencies, transaction);
      const events: NotificationEvent[] = [];
      for (const deadline of deadlines) {
        if (!deadline.notifiesItself) events.push(...(await notificationsFor(transaction, deadline)));
      }
      return notifier.notify(transaction, ...events);
    };
  });

  jobs.handle(overdueMail, async ({ promise: name, userId, count, subjectId }, { id }) => {
    const deadline = deadlines.find((each) => each.id === name);
    const receiver = (await repository.staff(clock.now())).find((member) => member.id === userId);
    if (deadline === undefined || receiver === undefined || !answersFor(receiver, deadline)) {
      return nothingToWrite;
    }
    await mailer.send({
      id,
      to: recipientOf(receiver),
      content: overdueContent(receiver.language, {
        deadline: name,
        count,
        path: pathOf(deadline, subjectId),
      }),
    });
    return nothingToWrite;
  });
}
