import { UnitedStates_En } from '@romcal/calendar.united-states';
import { Romcal, type LiturgicalDay } from 'romcal';
import { expect, onTestFinished, test, vi } from 'vitest';
import { calendarOf, type CalendarDay } from './calendar.ts';
import { dateOf } from './days.ts';
import type { Region } from './landmarks.ts';

/** Compares the celebration of every day of 21 years with romcal, an independent library. */
const FIRST_YEAR = 2016;
const LAST_YEAR = 2036;

interface Difference {
  readonly dates: readonly string[];
  readonly ours: string;
  /** The id in romcal. */
  readonly romcal: string;
  readonly reason: string;
}

const IMMACULATE_HEART = 'immaculate_heart_of_mary';
const TWO_MEMORIALS =
  'The Immaculate Heart on the day of another memorial: both are optional (Congregation for Divine Worship, 8 December 1998).';

/** The days on which romcal is wrong in both regions. */
const differences: readonly Difference[] = [
  {
    dates: ['2017-06-24', '2028-06-24'],
    ours: 'The Nativity of Saint John the Baptist',
    romcal: IMMACULATE_HEART,
    reason: 'A solemnity goes before a memorial (Universal Norms, no. 59, 3 and 10).',
  },
  {
    dates: ['2019-06-29', '2030-06-29'],
    ours: 'Saints Peter and Paul, Apostles',
    romcal: IMMACULATE_HEART,
    reason: 'A solemnity goes before a memorial (Universal Norms, no. 59, 3 and 10).',
  },
  {
    dates: ['2022-06-23', '2033-06-23'],
    ours: 'The Nativity of Saint John the Baptist',
    romcal: 'ordinary_time_12_thursday',
    reason:
      'The Sacred Heart on 24 June moves John the Baptist to 23 June (no. 60; Congregation for Divine Worship, for 2022). romcal drops him.',
  },
  {
    dates: ['2025-06-28'],
    ours: 'Saturday of the 12th week in Ordinary Time',
    romcal: IMMACULATE_HEART,
    reason: TWO_MEMORIALS,
  },
  {
    dates: ['2026-06-13'],
    ours: 'Saturday of the 10th week in Ordinary Time',
    romcal: IMMACULATE_HEART,
    reason: TWO_MEMORIALS,
  },
  {
    dates: ['2027-06-05', '2032-06-05'],
    ours: 'Saturday of the 9th week in Ordinary Time',
    romcal: IMMACULATE_HEART,
    reason: TWO_MEMORIALS,
  },
  {
    dates: ['2031-06-21', '2036-06-21'],
    ours: 'Saturday of the 11th week in Ordinary Time',
    romcal: IMMACULATE_HEART,
    reason: TWO_MEMORIALS,
  },
  {
    dates: ['2035-03-17'],
    ours: 'Saint Joseph, Spouse of the Blessed Virgin Mary',
    romcal: 'lent_5_saturday',
    reason:
      'Saint Joseph in Holy Week moves to the Saturday before it (no. 60; Notitiae 42 (2006), p. 96). romcal drops him.',
  },
];

/** Celebrations that romcal has with another rank or color in every year. */
const otherForms: Readonly<Record<string, string>> = {
  'The Baptism of the Lord: feast white, SOLEMNITY WHITE':
    'A feast of the Lord (Universal Norms, no. 38 and 59, 5), which romcal’s calendar of the USA says, too.',
  'Holy Thursday: weekday white, WEEKDAY PURPLE':
    'Both Masses of the day are celebrated in white (Roman Missal).',
  'Holy Saturday: weekday violet, WEEKDAY ':
    'No Mass is celebrated before the Vigil. Ours is the color of the Liturgy of the Hours.',
};

/** The names that differ from romcal's names by more than a title such as "bishop" or "martyr". */
const titles: Readonly<Record<string, string>> = {
  alphonsus_mary_liguori_bishop: 'Saint Alphonsus Liguori',
  andrew_dung_lac_priest_and_companions_martyrs: 'Saint Andrew Dũng-Lạc and Companions',
  andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs:
    'Saint Andrew Kim Tae-gŏn and Companions',
  charles_lwanga_and_companions_martyrs: 'Saint Charles Lwanga and Companions',
  commemoration_of_all_the_faithful_departed: 'The Commemoration of All the Faithful Departed',
  cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: 'Saints Cornelius and Cyprian',
  cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop:
    'Saints Cyril and Methodius',
  divine_mercy_sunday: 'Divine Mercy Sunday',
  easter_sunday: 'Easter Sunday',
  friday_of_the_passion_of_the_lord: 'Good Friday',
  holy_family_of_jesus_mary_and_joseph: 'The Holy Family',
  holy_saturday: 'Holy Saturday',
  holy_thursday: 'Holy Thursday',
  immaculate_conception_of_the_blessed_virgin_mary: 'The Immaculate Conception of the Virgin Mary',
  [IMMACULATE_HEART]: 'The Immaculate Heart of Mary',
  john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs:
    'Saints Isaac Jogues, John de Brébeuf and others',
  john_mary_vianney_priest: 'Saint John Vianney',
  mary_mother_of_god: 'Mary, the Holy Mother of God',
  mary_mother_of_the_church: 'Mary, Mother of the Church',
  maximilian_mary_raymund_kolbe_priest: 'Saint Maximilian Kolbe',
  most_holy_body_and_blood_of_christ: 'The Body and Blood of Christ',
  nativity_of_the_lord: 'The Nativity of the Lord',
  second_sunday_after_christmas: '2nd Sunday after Christmas',
  sunday_of_the_word_of_god: '3rd Sunday in Ordinary Time',
};

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (number: number): string => `${number}${suffixes[ordinals.select(number)]}`;
const weekdays = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

const seasons: Readonly<Record<string, string>> = {
  ordinary_time: 'in Ordinary Time',
  lent: 'of Lent',
  advent: 'of Advent',
  easter_time: 'of Easter',
};

/** Patterns for romcal's ids of seasonal days, with a function that returns our name. */
const patterns: readonly (readonly [RegExp, (weekday: string, id: readonly string[]) => string])[] = [
  [
    /^(ordinary_time|lent|advent|easter_time)_(\d+)_sunday$/u,
    (_, [, season = '', week]) => `${ordinal(Number(week))} Sunday ${seasons[season]}`,
  ],
  [
    /^(ordinary_time|lent|advent|easter_time)_(\d+)_[a-z]+day$/u,
    (weekday, [, season = '', week]) => `${weekday} of the ${ordinal(Number(week))} week ${seasons[season]}`,
  ],
  [/^[a-z]+day_after_epiphany$/u, (weekday) => `${weekday} after Epiphany`],
  [/^christmas_time_january_\d$/u, (weekday) => `${weekday} before Epiphany`],
  [/^christmas_octave_day_(\d)$/u, (_, [, day]) => `${ordinal(Number(day))} day in the octave of Christmas`],
  [/^[a-z]+day_after_ash_wednesday$/u, (weekday) => `${weekday} after Ash Wednesday`],
  [/^holy_(?:monday|tuesday|wednesday)$/u, (weekday) => `${weekday} of Holy Week`],
  [/^easter_[a-z]+day$/u, (weekday) => `${weekday} in the octave of Easter`],
  [/^advent_december_(\d+)$/u, (_, [, day]) => `Advent weekday, December ${day}`],
];

function isCalled(title: string, day: number, { id, name: localName }: LiturgicalDay): boolean {
  const known = titles[id];
  if (known !== undefined) return title === known;
  for (const [pattern, nameOf] of patterns) {
    const found = pattern.exec(id);
    if (found !== null) return title === nameOf(weekdays.format(new Date(dateOf(day))), found);
  }
  // Returns "Saint Agnes" for "Saint Agnes, Virgin and Martyr".
  const english: unknown = Reflect.get(UnitedStates_En.i18n.names ?? {}, id);
  const name = typeof english === 'string' ? english : localName;
  return name === title || name.startsWith(`${title},`);
}

const colorNames: Readonly<Record<string, string>> = { violet: 'PURPLE' };

/** Returns null if romcal agrees. romcal can have further colors, such as black. */
function formOf({ title, rank, color }: CalendarDay['celebration'], theirs: LiturgicalDay): string | null {
  const isSameColor = theirs.colors.some((one) => one === (colorNames[color] ?? color.toUpperCase()));
  const theirRank: string = theirs.rank;
  if (isSameColor && theirRank === rank.toUpperCase()) return null;
  return `${title.en}: ${rank} ${color}, ${theirRank} ${theirs.colors.join('/')}`;
}

const configs = {
  general: { epiphanyOnSunday: false, ascensionOnSunday: false, corpusChristiOnSunday: false },
  unitedStates: { localizedCalendar: UnitedStates_En },
} as const;

test.each<Region>(['general', 'unitedStates'])(
  'the %s calendar equals that of romcal, except for the listed differences',
  async (region) => {
    vi.stubEnv('I18NEXT_NO_SUPPORT_NOTICE', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const romcal = new Romcal(configs[region]);
    const found: { readonly date: string; readonly ours: string; readonly romcal: string }[] = [];
    const forms = new Set<string>();
    let days = 0;
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const calendar = await romcal.generateCalendar(year);
      for (const [day, { celebration }] of calendarOf(year, region)) {
        const date = dateOf(day);
        const theirs = calendar[date]?.[0];
        if (theirs === undefined) throw new Error(`romcal has no ${date}.`);
        days += 1;
        const ours = celebration.title.en;
        const form = formOf(celebration, theirs);
        if (!isCalled(ours, day, theirs)) found.push({ date, ours, romcal: theirs.id });
        else if (form !== null) forms.add(form);
      }
    }
    const listed = differences.flatMap(({ dates, ours, romcal: id }) =>
      dates.map((date) => ({ date, ours, romcal: id })),
    );
    expect(found).toEqual(listed.toSorted((one, other) => one.date.localeCompare(other.date, 'en')));
    expect([...forms].filter((form) => otherForms[form] === undefined)).toEqual([]);
    expect(days).toBe(7671);
  },
);
