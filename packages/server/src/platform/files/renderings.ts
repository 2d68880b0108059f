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
/** A very tall picture is limited by its height, because formats and screens have limits too. */
const TALLEST = 4;

/** The stored sizes of a picture, smallest first: never larger than the original, and none twice. */
export function renderingsOf(width: number, height: number): Rendering[] {
  const renderings: Rendering[] = [];
  for (const [variant, limit] of WIDTHS) {
    const scale = Math.min(1, limit / width, (limit * TALLEST) / height);
    const size = {
      variant,
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    // Browsers choose by width: of two with the same width, only the higher one is kept.
    if (renderings.at(-1)?.width === size.width) renderings.pop();
    renderings.push(size);
    if (scale === 1) break;
  }
  return renderings;
}
