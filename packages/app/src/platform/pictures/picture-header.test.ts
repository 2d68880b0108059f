import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { largestPicture } from '../picture-rules.ts';
import { readPictureHeader } from './picture-header.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Blob =>
  new Blob(
    parts.map((part) =>
      typeof part === 'string' ? Uint8Array.from(part, (c) => c.charCodeAt(0)) : Uint8Array.from(part),
    ),
  );
const zeros = (length: number): number[] => Array.from({ length }, () => 0);

const jpeg = (marker: number, between: readonly number[] = []) =>
  bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 2], between, [0xff, marker, 0, 11, 8, 0, 200, 1, 44], zeros(8));
const png = (...chunks: readonly string[]) =>
  bytes(
    '\u0089PNG\r\n\u001A\n',
    [0, 0, 0, 13],
    'IHDR',
    [0, 0, 1, 44, 0, 0, 0, 200],
    zeros(9),
    ...chunks.flatMap((chunk) => [zeros(4), chunk, zeros(4)]),
  );
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const gif = (...blocks: readonly (readonly number[])[]) =>
  bytes('GIF89a', [0x2c, 1, 200, 0, 0x80, 0, 0], zeros(6), ...blocks, [0x3b]);
const webp = (chunk: string, rest: readonly number[]) =>
  bytes('RIFF', zeros(4), 'WEBP', chunk, zeros(4), rest, zeros(8));
const container = (brands: string, ...sizes: readonly (readonly number[])[]) =>
  bytes(
    [0, 0, 0, 8 + brands.length],
    'ftyp',
    brands,
    ...sizes.flatMap((size) => ['ispe', zeros(4), size]),
    zeros(8),
  );

describe('the header of a picture', () => {
  it.each([
    ['a JPEG', jpeg(0xc0), 'jpeg', 60_000, false],
    ['a progressive JPEG', jpeg(0xc2), 'jpeg', 60_000, false],
    ['a JPEG with a table before its frame', jpeg(0xc0, [0xff, 0xc4, 0, 3, 9]), 'jpeg', 60_000, false],
    ['a JPEG with bytes that fill up', jpeg(0xc0, [0xff, 0xff]), 'jpeg', 60_000, false],
    ['a PNG', png('IDAT'), 'png', 60_000, false],
    ['a PNG that moves', png('gAMA', 'acTL', 'IDAT'), 'png', 60_000, true],
    ['a GIF', gif(frame), 'gif', 60_000, false],
    ['a GIF with a comment', gif([0x21, 0xfe, 2, 1, 2, 0], frame), 'gif', 60_000, false],
    ['a GIF that moves', gif([0x21, 0xf9, 4, 0, 0, 0, 0, 0], frame, frame), 'gif', 60_000, true],
    ['a WebP', webp('VP8 ', [...zeros(6), 0x2c, 1, 200, 0]), 'webp', 60_000, false],
    ['a WebP without loss', webp('VP8L', [0x2f, 0x2b, 0xc1, 0x31, 0]), 'webp', 60_000, false],
    ['an extended WebP', webp('VP8X', [0x10, 0, 0, 0, 0x2b, 1, 0, 199, 0, 0]), 'webp', 60_000, false],
    ['a WebP that moves', webp('VP8X', [0x02, 0, 0, 0, 0x2b, 1, 0, 199, 0, 0]), 'webp', 60_000, true],
    ['an AVIF', container('avif\0\0\0\0mif1', [0, 0, 1, 44, 0, 0, 0, 200]), 'avif', 60_000, false],
    ['an AVIF that moves', container('avis\0\0\0\0avif'), 'avif', 0, true],
    [
      'a HEIC with its tiles and a small picture',
      container('heic\0\0\0\0mif1', [0, 0, 0, 9, 0, 0, 0, 9], [0, 0, 1, 44, 0, 0, 0, 200]),
      'heic',
      60_000,
      false,
    ],
  ] as const)('can be read of %s', async (_, file, format, pixels, isAnimated) => {
    expect(await readPictureHeader(file)).toEqual({ format, pixels, isAnimated });
  });

  it.each([
    ['a text', bytes('No picture at all.')],
    ['almost nothing', bytes('GIF8')],
    ['a film', container('mp42\0\0\0\0isom')],
    ['a sound', bytes('RIFF', zeros(4), 'WAVEfmt ', zeros(20))],
  ])('cannot be read of %s', async (_, file) => {
    expect(await readPictureHeader(file)).toBeNull();
  });

  it('of a GIF is read up to the server’s size limit', async () => {
    const read = vi.spyOn(Blob.prototype, 'slice');
    onTestFinished(() => read.mockRestore());
    const file = new Blob([gif(frame, frame), new Uint8Array(largestPicture)]);
    const readWhole = vi.spyOn(file, 'arrayBuffer');
    expect(await readPictureHeader(file)).toMatchObject({ pixels: 60_000, isAnimated: true });
    expect(readWhole).not.toHaveBeenCalled();
    expect(read.mock.calls.map(([, end]) => end)).toEqual([1024 * 1024, largestPicture]);
  });

  it('is read as far as possible if it is cut off', async () => {
    for (const whole of [
      jpeg(0xc0),
      png('acTL', 'IDAT'),
      gif(frame, frame),
      webp('VP8X', [2, ...zeros(9)]),
    ]) {
      const read = await readPictureHeader(whole);
      const found = [];
      for (let length = 12; length < whole.size; length += 1) {
        const header = await readPictureHeader(whole.slice(0, length));
        expect(header?.format).toBe(read?.format);
        // Bytes that are cut off must not be read as values.
        expect([0, read?.pixels]).toContain(header?.pixels);
        expect([false, read?.isAnimated]).toContain(header?.isAnimated);
        found.push(header?.pixels);
      }
      expect(found[0]).toBe(0);
      expect(found.at(-1)).toBe(read?.pixels);
    }
  });
});
