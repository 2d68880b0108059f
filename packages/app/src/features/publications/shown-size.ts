const highest = 480;

/** The size in which a picture is displayed. It has the picture's proportions, and leaves room for the text below. */
export function shownSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, highest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
