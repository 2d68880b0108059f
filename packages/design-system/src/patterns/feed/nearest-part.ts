/** Which of the lines of a text, each of so many characters, lies nearest to a height of the window. */
export function nearestPart(text: Node, lengths: readonly number[], y: number): number {
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
