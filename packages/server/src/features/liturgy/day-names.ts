import type { Title } from './celebration.ts';

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
} as const;

const seasons = {
  advent: { en: 'of Advent', es: 'de Adviento' },
  lent: { en: 'of Lent', es: 'de Cuaresma' },
  easter: { en: 'of Easter', es: 'de Pascua' },
  ordinary: { en: 'in Ordinary Time', es: 'del tiempo ordinario' },
} as const;

export type NumberedSeason = keyof typeof seasons;

const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (number: number): string => `${number}${endings.get(ordinals.select(number)) ?? 'th'}`;

const romanDigits = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, digits] of romanDigits) {
    while (rest >= value) {
      text += digits;
      rest -= value;
    }
  }
  return text;
}

const weekdayName = (weekday: number): Title => ({
  en: weekdays.en[weekday] ?? '',
  es: weekdays.es[weekday] ?? '',
});

/** Such as 'Tuesday in the octave of Easter', from the words that follow the weekday. */
export const weekdayWith = (weekday: number, words: Title): Title => {
  const name = weekdayName(weekday);
  return { en: `${name.en} ${words.en}`, es: `${name.es} ${words.es}` };
};

export function nameInSeason(season: NumberedSeason, week: number, weekday: number): Title {
  const { en, es } = seasons[season];
  if (weekday === 0) return { en: `${ordinal(week)} Sunday ${en}`, es: `${roman(week)} domingo ${es}` };
  return weekdayWith(weekday, {
    en: `of the ${ordinal(week)} week ${en}`,
    es: `de la ${roman(week)} semana ${es}`,
  });
}

export const dayInDecember = (day: number): Title => ({
  en: `Advent weekday, December ${day}`,
  es: `Feria de Adviento, ${day} de diciembre`,
});

export const dayInOctave = (day: number): Title => ({
  en: `${ordinal(day)} day in the octave of Christmas`,
  es: `Día ${roman(day)} de la octava de Navidad`,
});
