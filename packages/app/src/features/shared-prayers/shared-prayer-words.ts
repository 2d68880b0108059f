import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { languageTag } from '../../i18n/languages.ts';
import type { SharedPrayerCard, Slot } from './shared-prayers.ts';

type Kind = Schemas['SharedPrayerKind'];
type Mystery = Schemas['Mystery'];
type MysterySet = Schemas['MysterySet'];

export const kindLabels = (i18n: I18n): Record<Kind, string> => ({
  rosary: i18n._('Rosary'),
  novena: i18n._('Novena'),
  adoration: i18n._('Adoration'),
});

export const mysterySetLabels = (i18n: I18n): Record<MysterySet, string> => ({
  joyful: i18n._('Joyful mysteries'),
  luminous: i18n._('Luminous mysteries'),
  sorrowful: i18n._('Sorrowful mysteries'),
  glorious: i18n._('Glorious mysteries'),
  all: i18n._('All twenty mysteries'),
});

const mysteryLabels = (i18n: I18n): Record<Mystery, string> => ({
  annunciation: i18n._('The Annunciation'),
  visitation: i18n._('The Visitation'),
  nativity: i18n._('The Nativity'),
  presentation: i18n._('The Presentation in the Temple'),
  finding_in_the_temple: i18n._('The Finding in the Temple'),
  baptism: i18n._('The Baptism in the Jordan'),
  wedding_at_cana: i18n._('The Wedding at Cana'),
  proclamation: i18n._('The Proclamation of the Kingdom'),
  transfiguration: i18n._('The Transfiguration'),
  eucharist: i18n._('The Institution of the Eucharist'),
  agony: i18n._('The Agony in the Garden'),
  scourging: i18n._('The Scourging at the Pillar'),
  crowning_with_thorns: i18n._('The Crowning with Thorns'),
  carrying_of_the_cross: i18n._('The Carrying of the Cross'),
  crucifixion: i18n._('The Crucifixion'),
  resurrection: i18n._('The Resurrection'),
  ascension: i18n._('The Ascension'),
  descent_of_the_spirit: i18n._('The Descent of the Holy Spirit'),
  assumption: i18n._('The Assumption'),
  coronation: i18n._('The Coronation of Mary'),
});

const format = (i18n: I18n, at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(i18n.locale), options).format(new Date(at));

/** A day such as 'Saturday, January 10'. */
const dayText = (i18n: I18n, day: string): string =>
  format(i18n, `${day}T00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const clockText = (i18n: I18n, at: string, timeZone: string): string =>
  format(i18n, at, { hour: 'numeric', minute: '2-digit', timeZone });

/** The name of a slot: its mystery, its day, or its time with the day. */
export function slotTitle(i18n: I18n, { mystery, day, startsAt, endsAt }: Slot, timeZone: string): string {
  if (mystery !== null) return mysteryLabels(i18n)[mystery];
  if (day !== null) return dayText(i18n, day);
  return i18n._('{day}, {start} to {end}', {
    day: format(i18n, startsAt, { weekday: 'short', timeZone }),
    start: clockText(i18n, startsAt, timeZone),
    end: clockText(i18n, endsAt, timeZone),
  });
}

/** When the members pray, such as 'Saturday, January 10, 8:00 PM EST'. */
export function whenText(
  i18n: I18n,
  { kind, beginsAt, endsAt, timeZone }: Pick<SharedPrayerCard, 'kind' | 'beginsAt' | 'endsAt' | 'timeZone'>,
): string {
  const date = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const first = format(i18n, beginsAt, date);
  if (kind === 'rosary') return first;
  if (kind === 'novena') {
    // The end is midnight after the last day.
    const last = format(i18n, new Date(new Date(endsAt).getTime() - 1).toISOString(), date);
    return i18n._('{first} to {last}', { first, last });
  }
  const time = { ...date, hour: 'numeric', minute: '2-digit' } as const;
  return i18n._('{first} to {last}', {
    first: format(i18n, beginsAt, time),
    last: format(i18n, endsAt, { ...time, timeZoneName: 'short' }),
  });
}

/** What a slot still needs, or why nobody can take it. */
export function slotDetails(i18n: I18n, { capacity, isMine, isOver, taken }: Slot): string {
  if (isMine) return i18n._('You pray here.');
  if (isOver) return i18n._('Over');
  if (capacity === null)
    return i18n._('{count, plural, =0 {Open to everyone} one {# person prays} other {# people pray}}', {
      count: taken,
    });
  const free = Math.max(0, capacity - taken);
  return i18n._('{count, plural, =0 {Taken} one {# place free} other {# places free}}', { count: free });
}

export const isFree = ({ capacity, isMine, isOver, taken }: Slot): boolean =>
  !isMine && !isOver && (capacity === null || taken < capacity);

export const progressText = (
  i18n: I18n,
  { slots, taken }: Pick<SharedPrayerCard, 'slots' | 'taken'>,
): string => i18n._('{taken} of {slots} taken', { taken, slots });
