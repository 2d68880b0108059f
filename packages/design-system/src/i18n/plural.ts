type Category = Intl.LDMLPluralRule;

/** The forms that a language needs for the whole numbers; English and the like need two. */
type Needed = {
  readonly ar: Category;
  readonly pl: 'one' | 'few' | 'other';
};

/** A counted phrase in each form, with `#` for the number. `other` stands in for a form that is not given. */
export type PluralForms<Locale extends string> = Readonly<Partial<Record<Category, string>>> &
  Readonly<Record<Locale extends keyof Needed ? Needed[Locale] : 'one' | 'other', string>> & {
    readonly other: string;
  };

/**
 * Makes phrases that count in one language: `counting('en')({ one: '# like', other: '# likes' })(2)` is '2 likes', and
 * '2+ likes' where there may be more.
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
