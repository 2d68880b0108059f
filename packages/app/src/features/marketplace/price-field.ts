import type { I18n } from '@lingui/core';

const highestPrice = 1_000_000;

type PriceFault = 'missing' | 'negative' | 'currency' | 'comma' | 'number' | 'decimals' | 'most';

/** The decimal separator of a language. */
const decimalSign = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * Parses a price with a point or with the language's decimal separator. Thousands separators are refused, because
 * 1,250 means 1250 in English but 1.25 in Spanish.
 */
export function readPrice(text: string, language: string): number | PriceFault {
  const sign = decimalSign(language);
  const written = text.trim();
  const typed = written.includes('.') ? written : written.replace(sign, '.');
  if (typed === '') return 'missing';
  if (/^[-−]/u.test(typed)) return 'negative';
  if (/\p{Sc}/u.test(typed)) return 'currency';
  if (/\d,/u.test(typed)) return 'comma';
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/u.test(typed)) return 'number';
  if (/\.\d{3}/u.test(typed)) return 'decimals';
  const price = Number(typed);
  return price > highestPrice ? 'most' : price;
}

export const priceText = (i18n: I18n): Record<PriceFault, () => string> => ({
  missing: () => i18n._('Please enter a price. Enter 0 to give it away.'),
  negative: () => i18n._('The price has to be 0 or more.'),
  currency: () => i18n._('Please write the price without a currency sign, such as 12.50.'),
  comma: () => i18n._('Please write the price with a point and without commas, such as 1250.50.'),
  number: () => i18n._('Please write the price in digits, such as 12.50.'),
  decimals: () => i18n._('Please use two decimals at most.'),
  most: () => i18n._('The price can be $1,000,000 at most.'),
});

/** Writes a price as `readPrice` reads it. */
export const writePrice = (price: number, language: string): string =>
  Number.isInteger(price) ? String(price) : price.toFixed(2).replace('.', decimalSign(language));
