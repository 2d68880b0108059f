import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createPersonPresenter, personUnder } from '../people/index.ts';
import { presentCapacity } from './draft.ts';
import { sharedPrayerPolicy } from './policy.ts';
import type { CardRow, SlotRow } from './repository.ts';
import { slotsOf } from './slots.ts';

type Schemas = components['schemas'];
export type SharedPrayer = Schemas['SharedPrayer'];

const iso = (time: number): string => new Date(time).toISOString();

export function createSharedPrayerPresenter(dependencies: Pick<Dependencies, 'clock' | 'secrets'>) {
  const { personOf } = createPersonPresenter(dependencies);

  const card = (row: CardRow): Schemas['SharedPrayerCard'] => ({
    _id: row.id,
    kind: row.kind,
    title: row.title,
    intention: row.intention,
    audience: row.audience,
    state: row.state,
    starter: personOf(personUnder('users', row.starter_id, row)),
    group:
      row.group_id === null || row.group_name === null ? null : { _id: row.group_id, name: row.group_name },
    parish:
      row.parish_id === null || row.parish_name === null
        ? null
        : { _id: row.parish_id, name: row.parish_name },
    beginsAt: iso(row.begins_at),
    endsAt: iso(row.ends_at),
    timeZone: row.time_zone,
    slots: row.slots,
    taken: row.taken,
    mine: row.mine,
  });

  return {
    card,

    prayer(
      row: CardRow,
      { actor, now, postId, taken }: { actor: Actor; now: number; postId: string | null; taken: SlotRow[] },
    ): SharedPrayer {
      const bySlot = new Map(taken.map((each) => [each.slot, each]));
      const isOpen = row.state === 'open';
      return {
        ...card(row),
        // The row can be older than the slots.
        taken: taken.length,
        mine: taken.filter(({ isMine }) => isMine).length,
        postId,
        slotList: slotsOf(row).map(({ slot, mystery, day, beginsAt, endsAt }) => {
          const known = bySlot.get(slot);
          return {
            slot,
            mystery,
            day,
            startsAt: iso(beginsAt),
            endsAt: iso(endsAt),
            capacity: presentCapacity(row.capacity),
            taken: known?.taken ?? 0,
            members: (known?.members ?? []).map(personOf),
            isMine: known?.isMine ?? false,
            isOver: endsAt <= now,
          };
        }),
        abilities: {
          take: isOpen && row.ends_at > now,
          remove: isOpen && sharedPrayerPolicy.remove(actor, row),
          close: isOpen && sharedPrayerPolicy.close(actor, row),
        },
      };
    },
  };
}
