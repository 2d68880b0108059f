/** Formats a price in the reader's language, without cents if they are zero. Null for an invalid price. */
export function formatPrice(price: number, currency: string, locale: string): string | null {
  if (!Number.isFinite(price) || price < 0) return null;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price);
}
