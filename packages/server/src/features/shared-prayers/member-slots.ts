import { searchable } from '../../platform/text.ts';
import type { Database } from '../../platform/database/database.ts';
import { isVisible } from './conditions.ts';
import { createSharedPrayerRepository } from './repository.ts';
import { slotOf } from './slots.ts';

/** A slot that a member has taken, as a calendar shows it. */
export interface MemberSlot {
  readonly id: string;
  readonly prayerId: string;
  readonly title: string;
  /** The day of a decade or of a novena; null for an hour. */
  readonly day: string | null;
  readonly beginsAt: number;
  readonly endsAt: number;
  readonly takenAt: number;
}

/** The limit for calendar programs, which read all slots on each poll. */
const MOST = 500;

/** Returns the slots of open prayers that end after this time and that the member can still see. */
export async function slotsOfMember(
  database: Pick<Database, 'read' | 'staffRule'>,
  userId: string,
  endsAfter: number,
): Promise<MemberSlot[]> {
  const parish = searchable(await createSharedPrayerRepository(database).parishOf(userId));
  const rows = await database.read
    .selectFrom('taken_slots')
    .innerJoin('shared_prayers', 'shared_prayers.id', 'taken_slots.shared_prayer_id')
    .select([
      'taken_slots.id as taken_id',
      'taken_slots.slot',
      'taken_slots.taken_at',
      'shared_prayers.id',
      'shared_prayers.kind',
      'shared_prayers.title',
      'shared_prayers.mysteries',
      'shared_prayers.day',
      'shared_prayers.time_zone',
      'shared_prayers.begins_at',
      'shared_prayers.ends_at',
      'shared_prayers.slots',
    ])
    .where('taken_slots.user_id', '=', userId)
    .where('shared_prayers.state', '<>', 'cancelled')
    .where('shared_prayers.ends_at', '>', endsAfter)
    .where(isVisible(database.staffRule, { viewer: userId, parish }))
    .orderBy('shared_prayers.begins_at')
    .orderBy('taken_slots.id')
    .limit(MOST)
    .execute();
  return rows.flatMap((row) => {
    const slot = slotOf(row, row.slot);
    if (slot === null) return [];
    const { day, beginsAt, endsAt } = slot;
    return [
      { id: row.taken_id, prayerId: row.id, title: row.title, day, beginsAt, endsAt, takenAt: row.taken_at },
    ];
  });
}
