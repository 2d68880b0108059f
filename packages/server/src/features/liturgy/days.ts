/** A day is a number that counts from 1 January 1970, so no time zone matters. */
const DAY = 24 * 60 * 60 * 1000;

export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / DAY;

export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Returns null for a date that does not exist. */
export function readDate(text: string): number | null {
  const time = Date.parse(text);
  return Number.isNaN(time) || dateOf(time / DAY) !== text ? null : time / DAY;
}

/** Returns 0 for a Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

export const sundayOnOrBefore = (day: number): number => day - weekdayOf(day);
export const sundayAfter = (day: number): number => day + 7 - weekdayOf(day);

/** Returns Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const skippedLeapYears = century - Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + skippedLeapYears - moonCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const exception = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * exception + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}
