import { sql, type Selectable } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Read, Write } from './repository.ts';

export type TakenSlot = Selectable<DatabaseSchema['taken_slots']>;

/** The lowest place of the slot that nobody has. */
const freePlace = (id: string, slot: number) => sql<number>`
  case when not exists (select 1 from taken_slots as first
    where first.shared_prayer_id = ${id} and first.slot = ${slot} and first.place = 1)
  then 1 else (
    select min(before.place) + 1 from taken_slots as before
    where before.shared_prayer_id = ${id} and before.slot = ${slot} and not exists (
      select 1 from taken_slots as next
      where next.shared_prayer_id = ${id} and next.slot = ${slot} and next.place = before.place + 1))
  end`;

export const slotRepository = {
  async find(reader: Read, id: string, slot: number, userId: string): Promise<TakenSlot | null> {
    const row = await reader
      .selectFrom('taken_slots')
      .selectAll()
      .where('shared_prayer_id', '=', id)
      .where('slot', '=', slot)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row ?? null;
  },

  /**
   * Takes the lowest free place of the slot. Returns false if there is none. The unique indexes prevent that two members
   * get the same place, also without a lock.
   */
  async take(
    transaction: Write,
    { id, shared_prayer_id, slot, user_id, remind_minutes, taken_at }: Omit<TakenSlot, 'place'>,
  ): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      insert into taken_slots (id, shared_prayer_id, slot, place, user_id, remind_minutes, taken_at)
      select ${id}, shared_prayers.id, cast(${slot} as integer), free.place, ${user_id},
        cast(${remind_minutes} as integer), cast(${taken_at} as bigint)
      from shared_prayers, (select ${freePlace(shared_prayer_id, slot)} as place) as free
      where shared_prayers.id = ${shared_prayer_id} and shared_prayers.state = 'open'
        and cast(${slot} as integer) <= shared_prayers.slots and free.place <= shared_prayers.capacity
      on conflict do nothing returning id`.execute(transaction);
    return rows.length > 0;
  },

  /** Returns the id of the row that was deleted, or null. */
  async giveBack(transaction: Write, id: string, slot: number, userId: string): Promise<string | null> {
    const row = await transaction
      .deleteFrom('taken_slots')
      .where('shared_prayer_id', '=', id)
      .where('slot', '=', slot)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  /** The members who have slots of the prayer, in the order of their ids. */
  async members(transaction: Write, id: string, afterId: string, atMost: number): Promise<string[]> {
    const rows = await transaction
      .selectFrom('taken_slots')
      .select('user_id')
      .distinct()
      .where('shared_prayer_id', '=', id)
      .where('user_id', '>', afterId)
      .orderBy('user_id')
      .limit(atMost)
      .execute();
    return rows.map(({ user_id }) => user_id);
  },
};
