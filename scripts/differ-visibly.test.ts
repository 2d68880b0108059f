import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differVisibly } from './differ-visibly.ts';

const width = 400;
const height = 300;

const page = (mark: string, quality = 72): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fbf7ef' } })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="90" cy="90" r="40" fill="#7a1f2b"/>${mark}</svg>`,
        ),
      },
    ])
    .webp({ quality })
    .toBuffer();

test('the same page with another compression does not differ', async () => {
  expect(await differVisibly(await page(''), await page('', 60))).toBe(false);
});

const withCircleAt = (x: number) => page(`<circle cx="${x}" cy="200" r="30" fill="#1f3d7a"/>`);

test('an edge that has moved by a hundredth of a pixel does not differ', async () => {
  expect(await differVisibly(await withCircleAt(200), await withCircleAt(200.01))).toBe(false);
});

test('an additional word, another color or another size differs', async () => {
  const plain = await page('');
  expect(
    await differVisibly(plain, await page('<rect x="200" y="200" width="40" height="8" fill="#222"/>')),
  ).toBe(true);
  expect(await differVisibly(plain, await page('<circle cx="90" cy="90" r="40" fill="#1f7a2b"/>'))).toBe(
    true,
  );
  expect(await differVisibly(plain, await sharp(plain).resize(200).webp().toBuffer())).toBe(true);
});
