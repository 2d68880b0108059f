const highest = 480;

/** No higher than leaves room for the words below, in the proportions that it has. */
export function shownSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, highest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
