/** Items of a list from the first to the last index, both included. */
export type ItemRange = { readonly from: number; readonly to: number };

/** A mounted item, or the place of items that are left out. */
export type Segment =
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'left out'; readonly from: number; readonly to: number; readonly height: number };

/** The items that touch a part of a list, in pixels from its start; the nearest one where none does. */
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

/** Puts the place of what is left out between the mounted items. */
export function segmentsOf(
  mounted: ReadonlySet<number>,
  heights: readonly number[],
  gap: number,
): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let height = 0;
  // The layout adds the gaps around what is left out.
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
