import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { searchable } from '../../platform/text.ts';
import { createNotifier } from '../notifications/index.ts';
import { recipientOf } from '../people/index.ts';
import { reminderContent } from './mail-texts.ts';
import { createReminderRepository } from './reminder-repository.ts';
import { createSharedPrayerRepository, type Write } from './repository.ts';
import { slotRepository } from './slot-repository.ts';
import { remindAt, remindUntil, slotOf, type Slot } from './slots.ts';

interface Reminder {
  /** The id of the taken slot. If the member gives it back and takes it again, it has another one. */
  readonly takenId: string;
}

interface Batch {
  readonly sharedPrayerId: string;
  /** The last member of the previous batch; empty for the first batch. */
  readonly afterId: string;
}

/** The number of members that one job notifies. It limits how many members a transaction locks. */
const BATCH = 500;

const reminder = jobKind<Reminder>('shared-prayer.reminder');
const cancelled = jobKind<Batch>('shared-prayer.cancelled');

const nothing: Finish = async () => [];

export const reminderKey = (takenId: string): string => `shared_prayer_reminder:${takenId}`;

type Adding = Pick<Dependencies, 'clock' | 'jobs'>;

/**
 * Adds the job that reminds of a slot, unless its time has passed. The key has the time, because a member who has moved
 * to another time zone can get a later job.
 */
export async function planSlotReminder(
  { clock, jobs }: Adding,
  transaction: Write,
  { takenId, dueAt }: { readonly takenId: string; readonly dueAt: number },
): Promise<void> {
  if (dueAt <= clock.now()) return;
  await jobs.add(transaction, reminder, { key: `${takenId} ${dueAt}`, payload: { takenId }, dueAt });
}

/**
 * Adds the job that notifies the members who have slots. Call this in the transaction that cancels the prayer, and call
 * `jobs.wake` after the commit.
 */
export async function planCancelled(
  { jobs }: Pick<Adding, 'jobs'>,
  transaction: Write,
  { sharedPrayerId, afterId }: Batch,
): Promise<void> {
  const payload = { sharedPrayerId, afterId };
  await jobs.add(transaction, cancelled, { key: `${sharedPrayerId} ${afterId}`, payload });
}

export function handleSharedPrayerJobs(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'mailer' | 'secrets'>,
): void {
  const { clock, database, jobs, mailer } = dependencies;
  const repository = createReminderRepository(database);
  const prayers = createSharedPrayerRepository(database);
  const notifier = createNotifier(dependencies);

  /** Returns null if the member no longer has the slot, can no longer see the prayer, or if it is closed. */
  async function find(takenId: string) {
    const taken = await repository.taken(takenId);
    if (taken === null) return null;
    const member = await repository.recipient(taken.user_id, clock.now());
    if (member === null) return null;
    const parish = searchable(await prayers.parishOf(taken.user_id));
    const prayer = await prayers.find({ viewer: taken.user_id, parish }, taken.shared_prayer_id);
    if (prayer?.state !== 'open') return null;
    const slot = slotOf(prayer, taken.slot);
    return slot === null ? null : { taken, member, prayer, slot };
  }

  const isTooLate = (slot: Slot): boolean => remindUntil(slot) <= clock.now();

  jobs.handle(reminder, async ({ takenId }, { id }) => {
    const found = await find(takenId);
    if (found === null || isTooLate(found.slot)) return nothing;
    const { taken, member, prayer, slot } = found;
    const { timeZone } = member;
    const dueAt = remindAt(slot, taken.remind_minutes, timeZone);
    if (dueAt > clock.now())
      return async (transaction) => {
        await planSlotReminder(dependencies, transaction, { takenId, dueAt });
        return [];
      };
    if (await notifier.isWanted(taken.user_id, 'shared_prayer_reminder')) {
      const content = reminderContent({ ...member, firstName: member.first_name, timeZone }, prayer, slot);
      await mailer.send({ id, to: recipientOf(member), content });
    }
    return async (transaction) => {
      // The member may have given the slot back meanwhile.
      if (!(await prayers.lock(transaction, prayer.id))) return [];
      const current = await slotRepository.find(transaction, prayer.id, taken.slot, taken.user_id);
      if (current?.id !== takenId) return [];
      return notifier.notify(transaction, {
        userId: taken.user_id,
        kind: 'shared_prayer_reminder',
        actorId: null,
        subjectId: prayer.id,
        excerpt: prayer.title,
        dedupeKey: reminderKey(takenId),
      });
    };
  });

  jobs.handle(cancelled, async ({ sharedPrayerId, afterId }) => async (transaction) => {
    const prayer = await repository.prayer(transaction, sharedPrayerId);
    if (prayer === null) return [];
    const members = await slotRepository.members(transaction, sharedPrayerId, afterId, BATCH);
    const last = members.length < BATCH ? undefined : members.at(-1);
    if (last !== undefined) await planCancelled(dependencies, transaction, { sharedPrayerId, afterId: last });
    return notifier.notifyAll(
      transaction,
      {
        kind: 'shared_prayer_changed',
        actorId: prayer.starter_id,
        subjectId: sharedPrayerId,
        dedupeKey: `shared_prayer_cancelled:${sharedPrayerId}`,
      },
      members.map((userId) => ({ userId, excerpt: prayer.title })),
    );
  });
}
