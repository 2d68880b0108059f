import sharp from 'sharp';
import { element } from './drawing.ts';
import { createRandom } from './random.ts';
import { scenes } from './scenes.ts';
import type { SceneName } from './scenes.ts';

export interface Picture {
  bytes: Buffer;
  description: string;
}

const formats = [
  [1200, 800],
  [1200, 800],
  [1200, 900],
  [960, 1200],
  [1080, 1080],
] as const;

/** The size of a cover, whose aspect ratio is three to one. */
export const coverFormat = [1200, 400] as const;

/**
 * Draws the scene. The seed decides its light and place. If no format is given, the picture has the scene's own
 * aspect ratio.
 */
export async function drawPicture(
  scene: SceneName,
  seed: number,
  format?: readonly [width: number, height: number],
): Promise<Picture> {
  const random = createRandom(seed);
  const chosen = random.pick(formats);
  const [width, height] = format ?? chosen;
  const { draw, description } = scenes[scene];
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    draw({ width, height, random }),
  );
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
  return { bytes, description };
}
