import { i18n } from '../../platform/i18n.ts';
import { precedence, type CalendarRow, type Celebration, type Rank, type Title } from './celebration.ts';
import { celebrationsJanuaryJune } from './celebrations-january-june.ts';
import { celebrationsJulyDecember } from './celebrations-july-december.ts';
import { celebrationsUnitedStates } from './celebrations-united-states.ts';
import { dayOf, sundayAfter, weekdayOf } from './days.ts';
import type { Landmarks, Region } from './landmarks.ts';

interface FixedCelebration {
  readonly month: number;
  readonly day: number;
  readonly celebration: Celebration;
}

const kinds: Readonly<Record<CalendarRow[1], readonly [Rank, general: number, proper: number]>> = {
  solemnity: ['solemnity', precedence.solemnity, precedence.solemnity],
  lord: ['feast', precedence.lordsFeast, precedence.lordsFeast],
  feast: ['feast', precedence.feast, precedence.properFeast],
  memorial: ['memorial', precedence.memorial, precedence.properMemorial],
  optional: ['optionalMemorial', precedence.optional, precedence.optional],
};

const readTable = (table: readonly CalendarRow[], isProper: boolean): FixedCelebration[] =>
  table.map(([date, kind, color, title]) => {
    const [month, day] = date.split('-').map(Number);
    const [rank, general, proper] = kinds[kind];
    return {
      month: month ?? 0,
      day: day ?? 0,
      celebration: { title, rank, color, precedence: isProper ? proper : general },
    };
  });

const general = [...readTable(celebrationsJanuaryJune, false), ...readTable(celebrationsJulyDecember, false)];
const unitedStates = readTable(celebrationsUnitedStates, true);
const changed = new Set(unitedStates.map(({ celebration }) => celebration.title.en));

const tables: Readonly<Record<Region, readonly FixedCelebration[]>> = {
  general,
  unitedStates: [...general.filter(({ celebration }) => !changed.has(celebration.title.en)), ...unitedStates],
};

const optional = (title: Title): Celebration => ({
  title,
  rank: 'optionalMemorial',
  color: 'white',
  precedence: precedence.optional,
});

const motherOfTheChurch: Celebration = {
  title: i18n._('Mary, Mother of the Church'),
  rank: 'memorial',
  color: 'white',
  precedence: precedence.movableMemorial,
};

const immaculateHeart: Celebration = {
  title: i18n._('The Immaculate Heart of Mary'),
  rank: 'memorial',
  color: 'white',
  precedence: precedence.memorial,
};

const civilDays = {
  prayerForTheUnborn: optional(i18n._('Day of Prayer for the Legal Protection of Unborn Children')),
  independence: optional(i18n._('Independence Day')),
  thanksgiving: optional(i18n._('Thanksgiving Day')),
};

/** Returns the saints and mysteries on their own days in this year, before any transfer. */
export function sanctoralOf(year: number, region: Region, { easter }: Landmarks): [number, Celebration][] {
  const found = tables[region].map(({ month, day, celebration }): [number, Celebration] => [
    dayOf(year, month, day),
    celebration,
  ]);
  found.push([easter + 50, motherOfTheChurch], [easter + 69, immaculateHeart]);
  if (region === 'unitedStates') {
    const january22 = dayOf(year, 1, 22);
    found.push(
      [weekdayOf(january22) === 0 ? january22 + 1 : january22, civilDays.prayerForTheUnborn],
      [dayOf(year, 7, 4), civilDays.independence],
      // The day of Thanksgiving, which is the fourth Thursday of November.
      [sundayAfter(dayOf(year, 11, 3)) + 18, civilDays.thanksgiving],
    );
  }
  return found;
}
