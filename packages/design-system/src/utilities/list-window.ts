/** A range of list items, both ends included. */
export type ItemRange = { readonly from: number; readonly to: number };

/** A mounted item, or a spacer for unmounted items. */
export type Segment =
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'left out'; readonly from: number; readonly to: number; readonly height: number };

/**
 * Finds the items that intersect a range of pixels, measured from the list's start. If there is none, it
 * returns the nearest item.
 */
export function rangeWithin(
  heights: readonly number[],
  gap: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): ItemRange {
  let from = -1;
  let to = 0;
  let start = 0;
  for (const [index, height] of heights.entries()) {
    if (start > bottom) break;
    if (from === -1 && start + height >= top) from = index;
    to = index;
    start += height + gap;
  }
  return { from: from === -1 ? to : from, to };
}

/** Adds spacers between the mounted items. */
export function segmentsOf(
  mounted: ReadonlySet<number>,
  heights: readonly number[],
  gap: number,
): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let height = 0;
  // `height` contains a gap after each item. The layout itself adds the gap after the spacer, so the last gap is
  // subtracted.
  const close = (end: number) => {
    if (end > from) segments.push({ kind: 'left out', from, to: end - 1, height: height - gap });
    from = end + 1;
    height = 0;
  };
  for (const [index, own] of heights.entries()) {
    if (mounted.has(index)) {
      close(index);
      segments.push({ kind: 'item', index });
    } else height += own + gap;
  }
  close(heights.length);
  return segments;
}
