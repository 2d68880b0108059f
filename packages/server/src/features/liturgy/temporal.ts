import { precedence, type Celebration, type Color, type Rank, type Season } from './celebration.ts';
import { dayInDecember, dayInOctave, nameInSeason, weekdayWith, type NumberedSeason } from './day-names.ts';
import { dayOf, sundayOnOrBefore, weekdayOf } from './days.ts';
import type { Landmarks } from './landmarks.ts';

export interface SeasonDay {
  readonly season: Season;
  /** Null if the season counts none. */
  readonly week: number | null;
  readonly celebration: Celebration;
}

const named = (
  en: string,
  es: string,
  [rank, color, order]: readonly [Rank, Color, number],
): Celebration => ({ title: { en, es }, rank, color, precedence: order });

const solemn = ['solemnity', 'white', precedence.solemnity] as const;
const principal = ['solemnity', 'white', precedence.privileged] as const;
const lordsFeast = ['feast', 'white', precedence.lordsFeast] as const;

/** The days that bear a name of their own and move with Easter, Advent or the Sundays. */
function namedDays(year: number, landmarks: Landmarks): Map<number, Celebration> {
  const { easter, ascension, corpusChristi, epiphany, baptism, holyFamily, christmas, advent } = landmarks;
  const { privileged, triduum, solemnity } = precedence;
  return new Map([
    [dayOf(year, 1, 1), named('Mary, the Holy Mother of God', 'Santa María, Madre de Dios', solemn)],
    [epiphany, named('The Epiphany of the Lord', 'La Epifanía del Señor', principal)],
    [baptism, named('The Baptism of the Lord', 'El Bautismo del Señor', lordsFeast)],
    [easter - 46, named('Ash Wednesday', 'Miércoles de Ceniza', ['weekday', 'violet', privileged])],
    [
      easter - 7,
      named('Palm Sunday of the Passion of the Lord', 'Domingo de Ramos', ['sunday', 'red', privileged]),
    ],
    [easter - 3, named('Holy Thursday', 'Jueves Santo', ['weekday', 'white', privileged])],
    [easter - 2, named('Good Friday', 'Viernes Santo', ['weekday', 'red', triduum])],
    [easter - 1, named('Holy Saturday', 'Sábado Santo', ['weekday', 'violet', triduum])],
    [easter, named('Easter Sunday', 'Domingo de Pascua', ['solemnity', 'white', triduum])],
    [
      easter + 7,
      named('Divine Mercy Sunday', 'Domingo de la Divina Misericordia', ['sunday', 'white', privileged]),
    ],
    [ascension, named('The Ascension of the Lord', 'La Ascensión del Señor', principal)],
    [easter + 49, named('Pentecost Sunday', 'Domingo de Pentecostés', ['solemnity', 'red', privileged])],
    [easter + 56, named('The Most Holy Trinity', 'La Santísima Trinidad', solemn)],
    [corpusChristi, named('The Body and Blood of Christ', 'El Cuerpo y la Sangre de Cristo', solemn)],
    [easter + 68, named('The Most Sacred Heart of Jesus', 'El Sagrado Corazón de Jesús', solemn)],
    [
      advent - 7,
      named('Our Lord Jesus Christ, King of the Universe', 'Jesucristo, Rey del Universo', [
        'solemnity',
        'white',
        solemnity,
      ]),
    ],
    [christmas, named('The Nativity of the Lord', 'La Natividad del Señor', principal)],
    [holyFamily, named('The Holy Family', 'La Sagrada Familia', lordsFeast)],
  ]);
}

const rankOn = (day: number): Rank => (weekdayOf(day) === 0 ? 'sunday' : 'weekday');

interface Stretch {
  season: NumberedSeason;
  color: Color;
  /** The Sunday, or the day, with which its first week begins. */
  begins: number;
  sunday: number;
  weekday: number;
}

function inStretch(day: number, { season, color, begins, sunday, weekday }: Stretch): SeasonDay {
  const week = Math.floor((day - begins) / 7) + 1;
  const rank = rankOn(day);
  return {
    season,
    week,
    celebration: {
      title: nameInSeason(season, week, weekdayOf(day)),
      rank,
      color,
      precedence: rank === 'sunday' ? sunday : weekday,
    },
  };
}

function inAdvent(day: number, { advent, christmas }: Landmarks): SeasonDay {
  const found = inStretch(day, {
    season: 'advent',
    // The third Sunday rejoices.
    color: day === advent + 14 ? 'rose' : 'violet',
    begins: advent,
    sunday: precedence.privileged,
    weekday: precedence.weekday,
  });
  if (day < christmas - 8 || weekdayOf(day) === 0) return found;
  const title = dayInDecember(25 - (christmas - day));
  return { ...found, celebration: { ...found.celebration, title, precedence: precedence.privilegedWeekday } };
}

function inLent(day: number, { easter }: Landmarks): SeasonDay {
  const words = { en: 'after Ash Wednesday', es: 'después de Ceniza' };
  const found = inStretch(day, {
    season: 'lent',
    // The fourth Sunday rejoices.
    color: day === easter - 21 ? 'rose' : 'violet',
    begins: easter - 42,
    sunday: precedence.privileged,
    weekday: day > easter - 7 ? precedence.privileged : precedence.privilegedWeekday,
  });
  if (day < easter - 42) {
    const title = weekdayWith(weekdayOf(day), words);
    return { season: 'lent', week: null, celebration: { ...found.celebration, title } };
  }
  if (day < easter - 7) return found;
  const title = weekdayWith(weekdayOf(day), { en: 'of Holy Week', es: 'Santo' });
  return { ...found, celebration: { ...found.celebration, title } };
}

function inEaster(day: number, { easter }: Landmarks): SeasonDay {
  const isOctave = day <= easter + 7;
  const found = inStretch(day, {
    season: 'easter',
    color: 'white',
    begins: easter,
    sunday: precedence.privileged,
    weekday: isOctave ? precedence.privileged : precedence.weekday,
  });
  if (!isOctave || weekdayOf(day) === 0) return found;
  const title = weekdayWith(weekdayOf(day), { en: 'in the octave of Easter', es: 'de la octava de Pascua' });
  return { ...found, celebration: { ...found.celebration, title, rank: 'solemnity' } };
}

function inChristmas(day: number, { epiphany, christmas }: Landmarks): SeasonDay {
  const weekday = weekdayOf(day);
  const celebrate = (celebration: Pick<Celebration, 'title' | 'precedence'>): SeasonDay => ({
    season: 'christmas',
    week: null,
    celebration: { ...celebration, rank: rankOn(day), color: 'white' },
  });
  if (day >= christmas) {
    return celebrate({ title: dayInOctave(day - christmas + 1), precedence: precedence.privilegedWeekday });
  }
  if (weekday === 0) {
    const title = { en: '2nd Sunday after Christmas', es: 'II domingo después de Navidad' };
    return celebrate({ title, precedence: precedence.sunday });
  }
  const words =
    day < epiphany
      ? { en: 'before Epiphany', es: 'antes de la Epifanía' }
      : { en: 'after Epiphany', es: 'después de la Epifanía' };
  return celebrate({ title: weekdayWith(weekday, words), precedence: precedence.weekday });
}

function inOrdinaryTime(day: number, { baptism, easter, advent }: Landmarks): SeasonDay {
  return inStretch(day, {
    season: 'ordinary',
    color: 'green',
    // After Pentecost the weeks are counted so that the 34th is the last.
    begins: day < easter ? sundayOnOrBefore(baptism) : advent - 34 * 7,
    sunday: precedence.sunday,
    weekday: precedence.weekday,
  });
}

function seasonDay(day: number, landmarks: Landmarks): SeasonDay {
  const { baptism, easter, advent, christmas } = landmarks;
  if (day <= baptism || day >= christmas) return inChristmas(day, landmarks);
  if (day >= advent) return inAdvent(day, landmarks);
  if (day < easter - 46 || day > easter + 49) return inOrdinaryTime(day, landmarks);
  return day < easter ? inLent(day, landmarks) : inEaster(day, landmarks);
}

/** The season of every day of a year, and its celebration of the season. */
export function temporalOf(year: number, landmarks: Landmarks): Map<number, SeasonDay> {
  const names = namedDays(year, landmarks);
  const days = new Map<number, SeasonDay>();
  for (let day = dayOf(year, 1, 1); day <= dayOf(year, 12, 31); day += 1) {
    const found = seasonDay(day, landmarks);
    const isTriduum = day === landmarks.easter - 2 || day === landmarks.easter - 1;
    days.set(day, {
      season: isTriduum ? 'triduum' : found.season,
      week: isTriduum ? null : found.week,
      celebration: names.get(day) ?? found.celebration,
    });
  }
  return days;
}
