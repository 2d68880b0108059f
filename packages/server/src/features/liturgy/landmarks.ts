import { dayOf, easterOf, sundayAfter, sundayOnOrBefore, weekdayOf } from './days.ts';

/** The general calendar, or the calendar with the celebrations of the dioceses of the USA. */
export type Region = 'general' | 'unitedStates';

/** The days of a civil year from which all other movable days are computed. */
export interface Landmarks {
  readonly epiphany: number;
  readonly baptism: number;
  readonly easter: number;
  readonly ascension: number;
  readonly corpusChristi: number;
  readonly advent: number;
  readonly christmas: number;
  readonly holyFamily: number;
}

export function landmarksOf(year: number, region: Region): Landmarks {
  const easter = easterOf(year);
  const christmas = dayOf(year, 12, 25);
  const isUnitedStates = region === 'unitedStates';
  const epiphany = isUnitedStates ? sundayAfter(dayOf(year, 1, 1)) : dayOf(year, 1, 6);
  // If Epiphany is on 7 or 8 January, it takes the Sunday of the Baptism of the Lord. That feast then moves to the
  // Monday.
  const isCrowded = epiphany > dayOf(year, 1, 6);
  return {
    epiphany,
    baptism: isCrowded ? epiphany + 1 : sundayAfter(epiphany),
    easter,
    ascension: easter + (isUnitedStates ? 42 : 39),
    corpusChristi: easter + (isUnitedStates ? 63 : 60),
    advent: sundayOnOrBefore(christmas - 1) - 21,
    christmas,
    holyFamily: weekdayOf(christmas) === 0 ? christmas + 5 : sundayAfter(christmas),
  };
}
