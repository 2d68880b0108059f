import sharp from 'sharp';
import { expect, test } from 'vitest';
import { optimized } from './optimize-pictures.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="90" cy="90" r="40.5" fill="#7a1f2b" fill-opacity="0.7"/></svg>',
);
const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });

test('a picture gets smaller, and keeps its pixels', async () => {
  const picture = await sharp(drawing).png({ compressionLevel: 1, adaptiveFiltering: true }).toBuffer();
  const smaller = await optimized(picture);
  expect(smaller.length).toBeLessThan(picture.length);
  expect(await pixelsOf(smaller)).toEqual(await pixelsOf(picture));
});

test('a picture that cannot get smaller stays as it is', async () => {
  const small = await optimized(await sharp(drawing).png().toBuffer());
  expect(await optimized(small)).toBe(small);
});
