import type { components } from '@parvis/api-client/contract';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { isTimeZone, spelledTimeZone } from '../../platform/zoned-time.ts';
import { kindsOf, presentKinds, type ChosenKinds } from './kinds.ts';
import type { QuietTimes } from './quiet.ts';

type Schemas = components['schemas'];

export interface StoredPreferences extends QuietTimes {
  readonly kinds: ChosenKinds;
  readonly showsText: boolean;
}

/** The preferences of a member who has chosen nothing. */
export const noPreferences: StoredPreferences = {
  kinds: new Map(),
  showsText: false,
  quietHours: null,
  quietDays: [],
  timeZone: null,
};

const HOUR = 60;
const dayOrder: readonly Schemas['PushQuietDay'][] = ['sundays', 'good_friday', 'triduum'];

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * HOUR + (minutes ?? 0);
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

function hoursOf(hours: Schemas['PushQuietHours'] | null): QuietTimes['quietHours'] {
  if (hours === null) return null;
  const { from, to } = { from: minutesOf(hours.from), to: minutesOf(hours.to) };
  if (from === to)
    throw badField('quietHours.to', i18n._('The quiet hours must end at another time than they begin.'));
  return { from, to };
}

function zoneOf(timeZone: string): string {
  if (!isTimeZone(timeZone)) throw badField('timeZone', i18n._('We do not know this time zone.'));
  return spelledTimeZone(timeZone);
}

/** Returns the preferences after a change. Throws if they are not valid. */
export function changedPreferences(
  before: StoredPreferences,
  { kinds = {}, showText, quietHours, quietDays, timeZone }: Schemas['PushPreferencesPayload'],
): StoredPreferences {
  const after: StoredPreferences = {
    kinds: new Map([...before.kinds, ...kindsOf(kinds)]),
    showsText: showText ?? before.showsText,
    quietHours: quietHours === undefined ? before.quietHours : hoursOf(quietHours),
    quietDays: quietDays === undefined ? before.quietDays : dayOrder.filter((day) => quietDays.includes(day)),
    timeZone: timeZone === undefined ? before.timeZone : zoneOf(timeZone),
  };
  if (after.timeZone === null && (after.quietHours !== null || after.quietDays.length > 0))
    throw badField('timeZone', i18n._('Quiet times need a time zone.'));
  return after;
}

export const presentPreferences = ({
  kinds,
  showsText,
  quietHours,
  quietDays,
  timeZone,
}: StoredPreferences): Schemas['PushPreferences'] => ({
  kinds: presentKinds(kinds),
  showText: showsText,
  quietHours: quietHours === null ? null : { from: timeOf(quietHours.from), to: timeOf(quietHours.to) },
  quietDays: [...quietDays],
  timeZone,
});
