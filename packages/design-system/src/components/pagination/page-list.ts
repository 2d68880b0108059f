/** A page number, or a gap in place of omitted pages. */
export type PageEntry = number | 'gap-before' | 'gap-after';

const most = 7;

/**
 * Lists the first page, the last page, and the current page with its neighbors. The number of entries is
 * constant, so that nothing moves under the pointer. A gap always replaces at least two pages.
 */
export function pageList(current: number, count: number): PageEntry[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap-after', count];
  if (current >= count - 3) return [1, 'gap-before', count - 4, count - 3, count - 2, count - 1, count];
  return [1, 'gap-before', current - 1, current, current + 1, 'gap-after', count];
}
