import { i18n } from '../../platform/i18n.ts';
import {
  precedence,
  type Celebration,
  type Color,
  type Rank,
  type Season,
  type Title,
} from './celebration.ts';
import { dayInDecember, dayInOctave, nameInSeason, weekdayName, type NumberedSeason } from './day-names.ts';
import { dayOf, sundayOnOrBefore, weekdayOf } from './days.ts';
import type { Landmarks } from './landmarks.ts';

export interface SeasonDay {
  readonly season: Season;
  /** The week of the season; null if the season has no numbered weeks. */
  readonly week: number | null;
  readonly celebration: Celebration;
}

const named = (title: Title, [rank, color, order]: readonly [Rank, Color, number]): Celebration => ({
  title,
  rank,
  color,
  precedence: order,
});

const solemn = ['solemnity', 'white', precedence.solemnity] as const;
const principal = ['solemnity', 'white', precedence.privileged] as const;
const lordsFeast = ['feast', 'white', precedence.lordsFeast] as const;

/** Returns the days with a name of their own whose date depends on Easter, Advent or the Sundays. */
function namedDays(year: number, landmarks: Landmarks): Map<number, Celebration> {
  const { easter, ascension, corpusChristi, epiphany, baptism, holyFamily, christmas, advent } = landmarks;
  const { privileged, triduum, solemnity } = precedence;
  return new Map([
    [dayOf(year, 1, 1), named(i18n._('Mary, the Holy Mother of God'), solemn)],
    [epiphany, named(i18n._('The Epiphany of the Lord'), principal)],
    [baptism, named(i18n._('The Baptism of the Lord'), lordsFeast)],
    [easter - 46, named(i18n._('Ash Wednesday'), ['weekday', 'violet', privileged])],
    [easter - 7, named(i18n._('Palm Sunday of the Passion of the Lord'), ['sunday', 'red', privileged])],
    [easter - 3, named(i18n._('Holy Thursday'), ['weekday', 'white', privileged])],
    [easter - 2, named(i18n._('Good Friday'), ['weekday', 'red', triduum])],
    [easter - 1, named(i18n._('Holy Saturday'), ['weekday', 'violet', triduum])],
    [easter, named(i18n._('Easter Sunday'), ['solemnity', 'white', triduum])],
    [easter + 7, named(i18n._('Divine Mercy Sunday'), ['sunday', 'white', privileged])],
    [ascension, named(i18n._('The Ascension of the Lord'), principal)],
    [easter + 49, named(i18n._('Pentecost Sunday'), ['solemnity', 'red', privileged])],
    [easter + 56, named(i18n._('The Most Holy Trinity'), solemn)],
    [corpusChristi, named(i18n._('The Body and Blood of Christ'), solemn)],
    [easter + 68, named(i18n._('The Most Sacred Heart of Jesus'), solemn)],
    [
      advent - 7,
      named(i18n._('Our Lord Jesus Christ, King of the Universe'), ['solemnity', 'white', solemnity]),
    ],
    [christmas, named(i18n._('The Nativity of the Lord'), principal)],
    [holyFamily, named(i18n._('The Holy Family'), lordsFeast)],
  ]);
}

const rankOn = (day: number): Rank => (weekdayOf(day) === 0 ? 'sunday' : 'weekday');

interface CountedSeason {
  season: NumberedSeason;
  color: Color;
  /** The day on which the season's first week begins, in most seasons a Sunday. */
  begins: number;
  sunday: number;
  weekday: number;
}

function dayInSeason(day: number, { season, color, begins, sunday, weekday }: CountedSeason): SeasonDay {
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
  const found = dayInSeason(day, {
    season: 'advent',
    // The third Sunday of Advent is Gaudete, and its color is rose.
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
  const found = dayInSeason(day, {
    season: 'lent',
    // The fourth Sunday of Lent is Laetare, and its color is rose.
    color: day === easter - 21 ? 'rose' : 'violet',
    begins: easter - 42,
    sunday: precedence.privileged,
    weekday: day > easter - 7 ? precedence.privileged : precedence.privilegedWeekday,
  });
  if (day < easter - 42) {
    const title = i18n._('{weekday} after Ash Wednesday', { weekday: weekdayName(weekdayOf(day)) });
    return { season: 'lent', week: null, celebration: { ...found.celebration, title } };
  }
  if (day < easter - 7) return found;
  const title = i18n._('{weekday} of Holy Week', { weekday: weekdayName(weekdayOf(day)) });
  return { ...found, celebration: { ...found.celebration, title } };
}

function inEaster(day: number, { easter }: Landmarks): SeasonDay {
  const isOctave = day <= easter + 7;
  const found = dayInSeason(day, {
    season: 'easter',
    color: 'white',
    begins: easter,
    sunday: precedence.privileged,
    weekday: isOctave ? precedence.privileged : precedence.weekday,
  });
  if (!isOctave || weekdayOf(day) === 0) return found;
  const title = i18n._('{weekday} in the octave of Easter', { weekday: weekdayName(weekdayOf(day)) });
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
    const title = i18n._('2nd Sunday after Christmas');
    return celebrate({ title, precedence: precedence.sunday });
  }
  const named = { weekday: weekdayName(weekday) };
  const title =
    day < epiphany ? i18n._('{weekday} before Epiphany', named) : i18n._('{weekday} after Epiphany', named);
  return celebrate({ title, precedence: precedence.weekday });
}

function inOrdinaryTime(day: number, { baptism, easter, advent }: Landmarks): SeasonDay {
  return dayInSeason(day, {
    season: 'ordinary',
    color: 'green',
    // After Pentecost the weeks are counted back from Advent, so that the last week has the number 34.
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

/** Returns the season of every day of a year, and the celebration that the season gives it. */
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
