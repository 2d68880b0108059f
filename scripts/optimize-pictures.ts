import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).ensureAlpha().raw().toBuffer();

/** A picture with the same pixels in fewer bytes. If that is not possible, the picture itself. */
export async function optimized(picture: Buffer): Promise<Buffer> {
  const smaller = await sharp(picture).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
  const [before, after] = await Promise.all([pixelsOf(picture), pixelsOf(smaller)]);
  return smaller.length < picture.length && after.equals(before) ? smaller : picture;
}

let begin = 0;

/** Vitest calls this function before a run, and `teardown` after it. */
export function setup(): void {
  begin = Date.now();
}

/** Optimizes the pictures that the run has written, because the browser does not compress them well. */
export async function teardown(): Promise<void> {
  for await (const file of glob(`${import.meta.dirname}/../visual/**/*.png`)) {
    if ((await stat(file)).mtimeMs < begin) continue;
    const picture = await readFile(file);
    const smaller = await optimized(picture);
    if (smaller !== picture) await writeFile(file, smaller);
  }
}
