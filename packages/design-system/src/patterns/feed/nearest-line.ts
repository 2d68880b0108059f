/**
 * Finds the line at a fraction of the block's height. This is for texts into which a translation extension has inserted
 * elements, because the lines of such texts cannot be measured.
 */
function lineAt(share: number, lengths: readonly number[], whole: number): number {
  let end = 0;
  const index = lengths.findIndex((length) => {
    end += length + 1;
    return end >= share * whole;
  });
  return Math.max(index, 0);
}

/**
 * Returns the line of a block that is nearest to a vertical position in the window. The lengths of all lines
 * must be given.
 */
export function nearestLine(block: Element, lengths: readonly number[], y: number): number {
  const text = block.firstChild;
  const whole = lengths.reduce((sum, length) => sum + length + 1, 0);
  if (!(text instanceof Text) || text.length !== whole - 1) {
    const { top, height } = block.getBoundingClientRect();
    return lineAt((y - top) / height, lengths, whole);
  }
  const range = document.createRange();
  let start = 0;
  let nearest = { index: 0, distance: Infinity };
  for (const [index, length] of lengths.entries()) {
    range.setStart(text, start);
    range.setEnd(text, start + length);
    const { top, bottom } = range.getBoundingClientRect();
    const distance = Math.max(top - y, y - bottom, 0);
    if (distance < nearest.distance) nearest = { index, distance };
    if (top > y) break;
    start += length + 1;
  }
  return nearest.index;
}
