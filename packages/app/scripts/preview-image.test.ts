import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { previewImage, previewImageTags } from './preview-image.ts';

test('the picture of link previews has the size that the pages name', async () => {
  const png = await readFile(new URL(`../public${previewImage.path}`, import.meta.url));
  // The header of a PNG file begins with the width and the height (W3C PNG, 11.2.2).
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([previewImage.width, previewImage.height]);
  expect(previewImageTags).toContain('<meta property="og:image:width" content="512" />');
  expect(previewImageTags).toContain('<meta property="og:image:height" content="512" />');
});
