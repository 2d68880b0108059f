import { i18n } from '../../platform/i18n.ts';
import { precedence, type Celebration, type Season } from './celebration.ts';
import { dayOf, weekdayOf } from './days.ts';
import { landmarksOf, type Landmarks, type Region } from './landmarks.ts';
import { observancesOf, type Observances } from './observances.ts';
import { sanctoralOf } from './sanctoral.ts';
import { temporalOf, type SeasonDay } from './temporal.ts';

export interface CalendarDay extends Observances {
  readonly season: Season;
  readonly week: number | null;
  readonly celebration: Celebration;
  /** The optional memorials that can replace the celebration. */
  readonly optional: readonly Celebration[];
}

const saturdayOfMary: Celebration = {
  title: i18n._('Saturday Memorial of the Blessed Virgin Mary'),
  rank: 'optionalMemorial',
  color: 'white',
  precedence: precedence.optional,
};

/**
 * Returns the day to which a displaced solemnity is transferred, by the Universal Norms, no. 60, or a decision of the
 * Holy See.
 */
function newDayOf(day: number, year: number, { easter }: Landmarks): number {
  const isHolyWeek = day >= easter - 7 && day < easter;
  if (day === dayOf(year, 3, 19) && isHolyWeek) return easter - 8;
  if (day === dayOf(year, 3, 25) && (isHolyWeek || (day >= easter && day <= easter + 7))) return easter + 8;
  // If the Sacred Heart and the birth of John the Baptist are on the same day, as in 2022, the Sacred Heart stays. John
  // the Baptist moves to the day before.
  if (day === dayOf(year, 6, 24) && day === easter + 68) return day - 1;
  return day + 1;
}

/**
 * On a privileged weekday, for example in Lent, a memorial has the color of the day (General Instruction of the Roman
 * Missal, 355 a).
 */
const freely = (memorial: Celebration, { precedence: place, color }: Celebration): Celebration =>
  place === precedence.privilegedWeekday
    ? { ...memorial, rank: 'commemoration', color }
    : { ...memorial, rank: 'optionalMemorial' };

function choose(
  day: number,
  { season, week, celebration }: SeasonDay,
  others: Celebration[],
): Omit<CalendarDay, keyof Observances> {
  const candidates = [celebration, ...others].toSorted((one, other) => one.precedence - other.precedence);
  let [winner = celebration] = candidates;
  const memorials = candidates.filter((one) => one.precedence === precedence.memorial);
  // If the Immaculate Heart and another memorial are on the same day, both are optional.
  if (winner.precedence === precedence.memorial && memorials.length > 1) winner = celebration;
  if (winner.precedence === precedence.optional) winner = celebration;
  const isFree =
    winner.precedence === precedence.weekday || winner.precedence === precedence.privilegedWeekday;
  const optional: Celebration[] = isFree
    ? candidates
        .filter((one) => one !== winner && one.precedence >= precedence.memorial)
        .map((one) => freely(one, winner))
    : [];
  if (isFree && season === 'ordinary' && weekdayOf(day) === 6) optional.push(saturdayOfMary);
  return { season, week, celebration: winner, optional };
}

/** Returns every day of a civil year. The key is the number of the day. */
export function calendarOf(year: number, region: Region): ReadonlyMap<number, CalendarDay> {
  const landmarks = landmarksOf(year, region);
  const temporal = temporalOf(year, landmarks);
  const others = new Map<number, Celebration[]>();
  for (const [day, celebration] of sanctoralOf(year, region, landmarks)) {
    const isImpeded =
      celebration.rank === 'solemnity' &&
      (temporal.get(day)?.celebration.precedence ?? precedence.weekday) <= precedence.solemnity;
    const place = isImpeded ? newDayOf(day, year, landmarks) : day;
    others.set(place, [...(others.get(place) ?? []), celebration]);
  }
  return new Map(
    [...temporal].map(([day, seasonDay]) => {
      const chosen = choose(day, seasonDay, others.get(day) ?? []);
      return [day, { ...chosen, ...observancesOf(day, chosen.celebration, region, landmarks) }];
    }),
  );
}
