type PictureVariant = 'small' | 'medium' | 'large';

export interface Rendering {
  variant: PictureVariant;
  width: number;
  height: number;
}

const WIDTHS: readonly [PictureVariant, number][] = [
  ['small', 480],
  ['medium', 960],
  ['large', 1600],
];
/** The maximum height as a multiple of the width limit. Image formats and screens have a maximum height, too. */
const TALLEST = 4;

/**
 * Returns the sizes in which a picture is stored, the smallest first. None is larger than the original, and no size
 * comes twice.
 */
export function renderingsOf(width: number, height: number): Rendering[] {
  const renderings: Rendering[] = [];
  for (const [variant, limit] of WIDTHS) {
    const scale = Math.min(1, limit / width, (limit * TALLEST) / height);
    const size = {
      variant,
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    // Browsers choose a rendering by its width. If two have the same width, only the higher one stays.
    if (renderings.at(-1)?.width === size.width) renderings.pop();
    renderings.push(size);
    if (scale === 1) break;
  }
  return renderings;
}
