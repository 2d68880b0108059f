const price = /^(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/u;

/**
 * The price that is typed, with a point or the sign of the locale before the cents, or null as long as it is none.
 * Number() alone would read '1e5' and '0x10' as prices.
 */
export const typedPrice = (text: string, locale: string): number | null => {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const written = text.trim();
  const typed = written.includes('.') ? written : written.replace(sign, '.');
  return price.test(typed) ? Number(typed) : null;
};
