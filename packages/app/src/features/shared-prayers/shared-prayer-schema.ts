import type { I18n } from '@lingui/core';
import { textLength } from '@parvis/design-system';
import * as v from 'valibot';
import type { SharedPrayerDraft } from './shared-prayers.ts';

export const LONGEST_TITLE = 120;
export const LONGEST_INTENTION = 1000;

/** The values of the form. A beginning and an end have a field for the day and one for the time. */
export const sharedPrayerSchema = (i18n: I18n) => {
  const text = v.pipe(v.string(), v.trim());
  return v.object({
    kind: v.picklist(['rosary', 'novena', 'adoration']),
    title: v.pipe(
      text,
      v.nonEmpty(i18n._('Required')),
      v.check((title) => textLength(title) <= LONGEST_TITLE, i18n._('Please use at most 120 characters.')),
    ),
    intention: v.pipe(
      text,
      v.check(
        (intention) => textLength(intention) <= LONGEST_INTENTION,
        i18n._('Please use at most 1,000 characters.'),
      ),
    ),
    audience: v.picklist(['friends', 'group', 'parish']),
    groupId: v.string(),
    mysteries: v.picklist(['joyful', 'luminous', 'sorrowful', 'glorious', 'all']),
    day: v.string(),
    startsAt: v.string(),
    startTime: v.string(),
    endsAt: v.string(),
    endTime: v.string(),
    capacity: v.string(),
    openToAll: v.boolean(),
  });
};

export type SharedPrayerValues = v.InferInput<ReturnType<typeof sharedPrayerSchema>>;

export const blankSharedPrayer: SharedPrayerValues = {
  kind: 'rosary',
  title: '',
  intention: '',
  audience: 'friends',
  groupId: '',
  mysteries: 'joyful',
  day: '',
  startsAt: '',
  startTime: '20:00',
  endsAt: '',
  endTime: '22:00',
  capacity: '1',
  openToAll: false,
};

/** Returns the draft of the chosen kind, without the fields of the others. */
export function draftOf(values: SharedPrayerValues, timeZone: string): SharedPrayerDraft {
  const { kind, title, intention, audience, groupId, mysteries, day, startsAt, endsAt } = values;
  const common = {
    kind,
    title,
    intention,
    audience,
    timeZone,
    ...(audience === 'group' && groupId !== '' ? { groupId } : {}),
  };
  const onDay = day === '' ? {} : { day };
  if (kind === 'rosary') return { ...common, mysteries, ...onDay };
  if (kind === 'novena') return { ...common, ...onDay, capacity: values.openToAll ? null : 1 };
  const capacity = Number(values.capacity);
  return {
    ...common,
    ...(startsAt === '' ? {} : { startsAt: `${startsAt}T${values.startTime}` }),
    ...(endsAt === '' ? {} : { endsAt: `${endsAt}T${values.endTime}` }),
    capacity: Number.isInteger(capacity) ? Math.min(Math.max(capacity, 1), 50) : 1,
  };
}
