import type { Celebration } from './celebration.ts';
import { weekdayOf } from './days.ts';
import type { Landmarks, Region } from './landmarks.ts';

/** The obligations of a day under canon law. */
export interface Observances {
  readonly obligation: boolean;
  readonly fasting: boolean;
  readonly abstinence: boolean;
}

const assumption = 'The Assumption of the Blessed Virgin Mary';
const allSaints = 'All Saints';
const motherOfGod = 'Mary, the Holy Mother of God';

const unitedStates = [
  motherOfGod,
  'The Ascension of the Lord',
  assumption,
  allSaints,
  'The Immaculate Conception of the Virgin Mary',
  'The Nativity of the Lord',
];

/**
 * The holy days other than Sundays. The general list is from canon 1246, and the bishops of the USA have chosen their
 * days from it (1991).
 */
const holyDays: Readonly<Record<Region, ReadonlySet<string>>> = {
  general: new Set([
    ...unitedStates,
    'The Epiphany of the Lord',
    'The Body and Blood of Christ',
    'Saint Joseph, Spouse of the Blessed Virgin Mary',
    'Saints Peter and Paul, Apostles',
  ]),
  unitedStates: new Set(unitedStates),
};

/** In the USA these days are not of obligation on a Saturday or a Monday (USCCB, 1991). */
const nextToSunday = new Set([motherOfGod, assumption, allSaints]);

const isHolyDay = (day: number, title: string, region: Region): boolean =>
  holyDays[region].has(title) &&
  !(region === 'unitedStates' && nextToSunday.has(title) && [1, 6].includes(weekdayOf(day)));

/**
 * Abstinence is on every Friday that is not a solemnity (canon 1251). In the USA it is only on the Fridays of Lent
 * (USCCB, 1966).
 */
function isFridayWithoutMeat(day: number, { rank }: Celebration, region: Region, easter: number): boolean {
  const isLent = day > easter - 46 && day < easter;
  return weekdayOf(day) === 5 && rank !== 'solemnity' && (isLent || region === 'general');
}

export function observancesOf(
  day: number,
  celebration: Celebration,
  region: Region,
  { easter }: Pick<Landmarks, 'easter'>,
): Observances {
  const fasting = day === easter - 46 || day === easter - 2;
  return {
    obligation: weekdayOf(day) === 0 || isHolyDay(day, celebration.title.en, region),
    fasting,
    abstinence: fasting || isFridayWithoutMeat(day, celebration, region, easter),
  };
}
