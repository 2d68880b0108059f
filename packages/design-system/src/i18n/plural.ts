type Category = Intl.LDMLPluralRule;

/** The plural forms that a language needs for whole numbers. English needs two. */
type Needed = {
  readonly ar: Category;
  readonly pl: 'one' | 'few' | 'other';
};

/** A phrase in each plural form, with `#` for the number. `other` replaces missing forms. */
export type PluralForms<Locale extends string> = Readonly<Partial<Record<Category, string>>> &
  Readonly<Record<Locale extends keyof Needed ? Needed[Locale] : 'one' | 'other', string>> & {
    readonly other: string;
  };

/**
 * Makes phrases with plural forms. `counting('en')({ one: '# like', other: '# likes' })(2)` is '2 likes'. With
 * `isCapped`, the number is only a minimum: '2+ likes'.
 */
export function counting<Locale extends string>(
  locale: Locale,
): (forms: PluralForms<Locale>) => (count: number, isCapped?: boolean) => string {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (forms) =>
    (count, isCapped = false) =>
      (forms[rules.select(count)] ?? forms.other).replace(
        '#',
        `${numbers.format(count)}${isCapped ? '+' : ''}`,
      );
}
