import type { Schemas } from '@parvis/api-client';
import { newId } from './ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';

export type SharedPrayer = Schemas['SharedPrayer'];
type Slot = Schemas['SharedPrayerSlot'];

const example = (): SharedPrayer =>
  (
    exampleOf(operationNamed('GET /sharedPrayer/getById/{id}'))
      .body as AnswerOf<'GET /sharedPrayer/getById/{id}'>
  ).sharedPrayer;

export const aSlot = (slot: number, changes: Partial<Slot> = {}): Slot => ({
  slot,
  mystery: null,
  day: null,
  startsAt: `2026-12-12T${String(slot).padStart(2, '0')}:00:00.000Z`,
  endsAt: `2026-12-12T${String(slot + 1).padStart(2, '0')}:00:00.000Z`,
  capacity: 2,
  taken: 0,
  members: [],
  isMine: false,
  isOver: false,
  ...changes,
});

/** Adoration that another member has started. */
export const aSharedPrayer = (changes: Partial<SharedPrayer> = {}): SharedPrayer => {
  const slotList = changes.slotList ?? [aSlot(1), aSlot(2)];
  return {
    ...example(),
    _id: newId(),
    title: 'A night of adoration',
    timeZone: 'UTC',
    beginsAt: '2026-12-12T01:00:00.000Z',
    endsAt: '2026-12-12T03:00:00.000Z',
    abilities: { take: true, remove: false, close: false },
    slots: slotList.length,
    taken: slotList.filter(({ taken }) => taken > 0).length,
    ...changes,
    slotList,
  };
};
