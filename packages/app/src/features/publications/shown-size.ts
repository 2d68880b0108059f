const highest = 480;

/** The displayed size: in proportion, and low enough to leave room for the text below. */
export function shownSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, highest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
