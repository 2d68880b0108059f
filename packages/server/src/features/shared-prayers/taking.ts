import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { prayerClosed, slotFull, slotNotFound, slotOver, starterAlone } from './errors.ts';
import { sharedPrayerPolicy } from './policy.ts';
import type { SharedPrayer } from './presenter.ts';
import { createReminderRepository } from './reminder-repository.ts';
import { planSlotReminder, reminderKey } from './reminders.ts';
import { createSharedPrayerRepository, type CardRow, type Write } from './repository.ts';
import type { SharedPrayerService } from './service.ts';
import { slotRepository } from './slot-repository.ts';
import { remindAt, slotOf } from './slots.ts';

/** Members take slots and give them back. */
export function slotTakingOf(
  dependencies: Dependencies,
  { find, presentFound, read }: Pick<SharedPrayerService, 'find' | 'presentFound' | 'read'>,
) {
  const { announcer, clock, database, jobs } = dependencies;
  const repository = createSharedPrayerRepository(database);
  const reminders = createReminderRepository(database);
  const limits = ageLimitsOf(dependencies);
  const notifier = createNotifier(dependencies);

  async function takeFree(
    transaction: Write,
    { userId }: Actor,
    prayer: CardRow,
    { slot: number, remindMinutes }: { readonly slot: number; readonly remindMinutes: number },
  ): Promise<void> {
    const slot = slotOf(prayer, number);
    if (slot === null) throw slotNotFound();
    if ((await slotRepository.find(transaction, prayer.id, number, userId)) !== null) return;
    const now = clock.now();
    if (prayer.state !== 'open') throw prayerClosed();
    if (slot.endsAt <= now) throw slotOver();
    const taken = {
      id: newId(clock),
      shared_prayer_id: prayer.id,
      slot: number,
      user_id: userId,
      remind_minutes: remindMinutes,
      taken_at: now,
    };
    if (!(await slotRepository.take(transaction, taken))) throw slotFull();
    const timeZone = await reminders.timeZoneOf(userId, transaction);
    const dueAt = remindAt(slot, remindMinutes, timeZone);
    await planSlotReminder(dependencies, transaction, { takenId: taken.id, dueAt });
  }

  return {
    /** A repeat changes nothing. */
    async take(
      actor: Actor,
      id: string,
      choice: { readonly slot: number; readonly remindMinutes: number },
    ): Promise<SharedPrayer> {
      if ((await slotRepository.find(database.read, id, choice.slot, actor.userId)) === null)
        await limits.take('prayer slot', actor.userId);
      await database.transaction(async (transaction) => {
        await repository.lock(transaction, id);
        await takeFree(transaction, actor, await find(actor, id, transaction), choice);
      });
      jobs.wake();
      return read(actor, id);
    },

    /** A former friend no longer sees the prayer afterwards, so the answer has what they have just seen. */
    async giveBack(actor: Actor, id: string, slot: number): Promise<SharedPrayer> {
      const { announcements, prayer } = await database.transaction(async (transaction) => {
        await repository.lock(transaction, id);
        const found = await find(actor, id, transaction);
        const takenId = await slotRepository.giveBack(transaction, id, slot, actor.userId);
        const withdrawn =
          takenId === null
            ? []
            : await notifier.withdraw(transaction, {
                userId: actor.userId,
                dedupeKey: reminderKey(takenId),
              });
        return { announcements: withdrawn, prayer: found };
      });
      announcer.announce(announcements);
      return presentFound(actor, prayer);
    },

    /** The starter removes a member from a slot, who is notified. */
    async remove(actor: Actor, id: string, slot: number, memberId: string): Promise<SharedPrayer> {
      const announcements = await database.transaction(async (transaction) => {
        await repository.lock(transaction, id);
        const prayer = await find(actor, id, transaction);
        if (!sharedPrayerPolicy.remove(actor, prayer)) throw starterAlone();
        const takenId = await slotRepository.giveBack(transaction, id, slot, memberId);
        if (takenId === null) return [];
        const withdrawn = await notifier.withdraw(transaction, {
          userId: memberId,
          dedupeKey: reminderKey(takenId),
        });
        const notified = await notifier.notify(transaction, {
          userId: memberId,
          kind: 'shared_prayer_changed',
          actorId: actor.userId,
          subjectId: id,
          excerpt: prayer.title,
          dedupeKey: `shared_prayer_removed:${takenId}`,
        });
        return [...withdrawn, ...notified];
      });
      announcer.announce(announcements);
      jobs.wake();
      return read(actor, id);
    },
  };
}
