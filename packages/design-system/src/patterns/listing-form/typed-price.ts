const price = /^(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/u;

/**
 * Parses a typed price that has a point or the locale's decimal separator; null if it is invalid. Number() is
 * not sufficient, because it would accept '1e5' and '0x10'.
 */
export const typedPrice = (text: string, locale: string): number | null => {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const written = text.trim();
  const typed = written.includes('.') ? written : written.replace(sign, '.');
  return price.test(typed) ? Number(typed) : null;
};
