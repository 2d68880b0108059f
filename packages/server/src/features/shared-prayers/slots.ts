import type { components } from '@parvis/api-client/contract';
import type { Selectable } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { SharedPrayersTable } from './tables.ts';

type Mystery = components['schemas']['Mystery'];
type MysterySet = components['schemas']['MysterySet'];

const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
const DAYS_OF_NOVENA = 9;
/** Days are reminded of at this hour of the evening before. */
const EVENING = 19;

/** In the order in which they are prayed. */
const joyful: readonly Mystery[] = [
  'annunciation',
  'visitation',
  'nativity',
  'presentation',
  'finding_in_the_temple',
];
const luminous: readonly Mystery[] = [
  'baptism',
  'wedding_at_cana',
  'proclamation',
  'transfiguration',
  'eucharist',
];
const sorrowful: readonly Mystery[] = [
  'agony',
  'scourging',
  'crowning_with_thorns',
  'carrying_of_the_cross',
  'crucifixion',
];
const glorious: readonly Mystery[] = [
  'resurrection',
  'ascension',
  'descent_of_the_spirit',
  'assumption',
  'coronation',
];
const mysteries: Readonly<Record<MysterySet, readonly Mystery[]>> = {
  joyful,
  luminous,
  sorrowful,
  glorious,
  all: [...joyful, ...luminous, ...sorrowful, ...glorious],
};

/** The columns of a shared prayer from which its slots are computed. */
export type Divided = Pick<
  Selectable<SharedPrayersTable>,
  'kind' | 'mysteries' | 'day' | 'time_zone' | 'begins_at' | 'ends_at' | 'slots'
>;

export interface Slot {
  /** The number of the slot, starting at 1. */
  readonly slot: number;
  readonly mystery: Mystery | null;
  readonly day: string | null;
  readonly beginsAt: number;
  readonly endsAt: number;
}

const startOf = (day: Temporal.PlainDate, timeZone: string): number =>
  day.toZonedDateTime(timeZone).epochMilliseconds;

/** Returns the beginning of the day and, after a number of days, the end. */
export function timesOfDays(day: string, days: number, timeZone: string) {
  const first = Temporal.PlainDate.from(day);
  return { begins_at: startOf(first, timeZone), ends_at: startOf(first.add({ days }), timeZone) };
}

/** The number of slots. An hour of adoration that begins is a slot, also if the zone changes its clocks by half an hour. */
export function numberOfSlots({ kind, mysteries: set, begins_at, ends_at }: Omit<Divided, 'slots'>): number {
  if (kind === 'rosary') return set === '' ? 0 : mysteries[set].length;
  return kind === 'novena' ? DAYS_OF_NOVENA : Math.ceil((ends_at - begins_at) / HOUR);
}

/** Returns a slot of the prayer, or null if it has no slot with this number. */
export function slotOf(prayer: Divided, slot: number): Slot | null {
  const { kind, mysteries: set, day, time_zone: timeZone, begins_at, ends_at, slots } = prayer;
  if (slot < 1 || slot > slots) return null;
  if (kind === 'adoration') {
    const beginsAt = begins_at + (slot - 1) * HOUR;
    return { slot, mystery: null, day: null, beginsAt, endsAt: Math.min(beginsAt + HOUR, ends_at) };
  }
  if (kind === 'rosary') {
    const mystery = set === '' ? null : (mysteries[set][slot - 1] ?? null);
    return { slot, mystery, day, beginsAt: begins_at, endsAt: ends_at };
  }
  const date = Temporal.PlainDate.from(day).add({ days: slot - 1 });
  return {
    slot,
    mystery: null,
    day: date.toString(),
    beginsAt: startOf(date, timeZone),
    endsAt: startOf(date.add({ days: 1 }), timeZone),
  };
}

export const slotsOf = (prayer: Divided): Slot[] =>
  Array.from({ length: prayer.slots }, (_, index) => slotOf(prayer, index + 1)).filter(
    (slot) => slot !== null,
  );

/** Returns the time at which a member in this time zone is reminded of the slot. */
export function remindAt({ day, beginsAt }: Slot, remindMinutes: number, timeZone: string): number {
  if (day === null) return beginsAt - remindMinutes * MINUTE;
  return Temporal.PlainDate.from(day)
    .subtract({ days: 1 })
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: EVENING }) }).epochMilliseconds;
}

/** Returns the time from which a reminder of the slot is of no use. */
export const remindUntil = ({ day, beginsAt, endsAt }: Slot): number => (day === null ? beginsAt : endsAt);
