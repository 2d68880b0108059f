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
  /** Optional memorials that may replace it. */
  readonly optional: readonly Celebration[];
}

const saturdayOfMary: Celebration = {
  title: i18n._('Saturday Memorial of the Blessed Virgin Mary'),
  rank: 'optionalMemorial',
  color: 'white',
  precedence: precedence.optional,
};

/** The day to which a displaced solemnity moves (Universal Norms, no. 60, or the Holy See). */
function newDayOf(day: number, year: number, { easter }: Landmarks): number {
  const isHolyWeek = day >= easter - 7 && day < easter;
  if (day === dayOf(year, 3, 19) && isHolyWeek) return easter - 8;
  if (day === dayOf(year, 3, 25) && (isHolyWeek || (day >= easter && day <= easter + 7))) return easter + 8;
  // Two solemnities on the same day, as in 2022: the Sacred Heart stays, and John the Baptist moves to the day before.
  if (day === dayOf(year, 6, 24) && day === easter + 68) return day - 1;
  return day + 1;
}

/** A memorial on a weekday of Lent and the like has the color of the day (General Instruction of the Roman Missal, 355 a). */
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
  // If the Immaculate Heart falls on another memorial, both are optional.
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

/** Every day of a civil year, by its number. */
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
