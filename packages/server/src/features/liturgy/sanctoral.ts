import { precedence, type Celebration, type Color, type Rank } from './celebration.ts';
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

const kinds: ReadonlyMap<string, readonly [Rank, general: number, proper: number]> = new Map([
  ['solemnity', ['solemnity', precedence.solemnity, precedence.solemnity]],
  ['lord', ['feast', precedence.lordsFeast, precedence.lordsFeast]],
  ['feast', ['feast', precedence.feast, precedence.properFeast]],
  ['memorial', ['memorial', precedence.memorial, precedence.properMemorial]],
  ['optional', ['optionalMemorial', precedence.optional, precedence.optional]],
]);

const colors: ReadonlyMap<string, Color> = new Map([
  ['white', 'white'],
  ['red', 'red'],
  ['violet', 'violet'],
]);

const line = /^(\d\d)-(\d\d) (\w+) (\w+) \| (.+) \| (.+)$/u;

function readTable(table: string, isProper: boolean): FixedCelebration[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [, month, day, kindName = '', colorName = '', en = '', es = ''] = line.exec(row) ?? [];
      const kind = kinds.get(kindName);
      const color = colors.get(colorName);
      if (kind === undefined || color === undefined) throw new Error(`Not a row of a calendar: ${row}`);
      const [rank, general, proper] = kind;
      return {
        month: Number(month),
        day: Number(day),
        celebration: { title: { en, es }, rank, color, precedence: isProper ? proper : general },
      };
    });
}

const general = [...readTable(celebrationsJanuaryJune, false), ...readTable(celebrationsJulyDecember, false)];
const unitedStates = readTable(celebrationsUnitedStates, true);
const changed = new Set(unitedStates.map(({ celebration }) => celebration.title.en));

const tables: Readonly<Record<Region, readonly FixedCelebration[]>> = {
  general,
  unitedStates: [...general.filter(({ celebration }) => !changed.has(celebration.title.en)), ...unitedStates],
};

const optional = (en: string, es: string): Celebration => ({
  title: { en, es },
  rank: 'optionalMemorial',
  color: 'white',
  precedence: precedence.optional,
});

const motherOfTheChurch: Celebration = {
  title: { en: 'Mary, Mother of the Church', es: 'María, Madre de la Iglesia' },
  rank: 'memorial',
  color: 'white',
  precedence: precedence.movableMemorial,
};

const immaculateHeart: Celebration = {
  title: { en: 'The Immaculate Heart of Mary', es: 'El Inmaculado Corazón de María' },
  rank: 'memorial',
  color: 'white',
  precedence: precedence.memorial,
};

const civilDays = {
  prayerForTheUnborn: optional(
    'Day of Prayer for the Legal Protection of Unborn Children',
    'Jornada de oración por la protección legal de los niños no nacidos',
  ),
  independence: optional('Independence Day', 'Día de la Independencia'),
  thanksgiving: optional('Thanksgiving Day', 'Día de Acción de Gracias'),
};

/** Saints and mysteries on their proper days of this year, before any is transferred. */
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
      // The fourth Thursday of November.
      [sundayAfter(dayOf(year, 11, 3)) + 18, civilDays.thanksgiving],
    );
  }
  return found;
}
