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
  [1600, 1067],
  [1600, 1067],
  [1600, 1200],
  [1280, 1600],
  [1500, 1500],
] as const;

/** Draws the scene anew for each seed: other light, other place, other format. */
export async function drawPicture(scene: SceneName, seed: number): Promise<Picture> {
  const random = createRandom(seed);
  const [width, height] = random.pick(formats);
  const { draw, description } = scenes[scene];
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    draw({ width, height, random }),
  );
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
  return { bytes, description };
}
