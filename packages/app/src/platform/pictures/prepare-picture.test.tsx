import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aHugePhoto, anAnimation, anIphonePhoto, aPicture, pauseWorkers } from '../../../test/pictures.ts';
import { largestPicture } from '../picture-rules.ts';
import { preparePicture } from './prepare-picture.ts';
import { redrawPicture } from './redraw-picture.ts';

const { signal } = new AbortController();

/** Makes a file larger. Browsers ignore bytes after the end of a picture. */
const padded = (file: File): File =>
  new File([file, new Uint8Array(largestPicture)], file.name, { type: file.type });

async function fileOf(file: File): Promise<File> {
  const prepared = await preparePicture(file, true, signal);
  if ('fault' in prepared) throw new Error(`The picture is refused: ${prepared.fault}`);
  return prepared.file;
}

async function pixelsOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
  return { width: bitmap.width, height: bitmap.height, at };
}

/** Adds an EXIF orientation of 90 degrees to the right, after the first marker of a JPEG. */
async function turned(file: File): Promise<File> {
  const exif = [
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0,
    0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  return new File([file.slice(0, 2), new Uint8Array(exif), file.slice(2)], file.name, { type: file.type });
}

describe('a picture', () => {
  test('is sent unchanged if the server accepts it', async () => {
    const picture = await aPicture('church.png');
    expect(await preparePicture(picture, true, signal)).toEqual({ file: picture, isAnimated: false });
  });

  test('of 48 megapixels is shrunk outside of the main thread', async () => {
    const reading = vi.spyOn(globalThis, 'createImageBitmap');
    onTestFinished(() => reading.mockRestore());
    const photo = await aHugePhoto();
    const smaller = await fileOf(photo);
    expect(reading).not.toHaveBeenCalled();
    expect(smaller).toMatchObject({ name: 'IMG_0048.jpg', type: 'image/jpeg' });
    const { width, height } = await pixelsOf(smaller);
    expect(width * height).toBeLessThanOrEqual(16_000_000);
    expect(width * height).toBeGreaterThan(15_900_000);
    expect(width / height).toBeCloseTo(4 / 3, 2);
  });

  test('of too many bytes is sent upright', async () => {
    const photo = await aPicture('IMG_0002.JPG', { type: 'image/jpeg', width: 60, height: 40 });
    const smaller = await fileOf(padded(await turned(photo)));
    expect(smaller.size).toBeLessThan(5000);
    expect(smaller.name).toBe('IMG_0002.jpg');
    expect(await pixelsOf(smaller)).toMatchObject({ width: 40, height: 60 });
  });

  test('stays transparent', async () => {
    const smaller = await fileOf(padded(await aPicture('logo.png', { color: '#00800080' })));
    expect(smaller).toMatchObject({ name: 'logo.webp', type: 'image/webp' });
    const { at } = await pixelsOf(smaller);
    expect(at(20, 20)[3]).toBeCloseTo(128, -1);
  });

  test('is converted if only the browser can read its format', async () => {
    const bitmap = [
      0x42,
      0x4d,
      58,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      54,
      0,
      0,
      0,
      40,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      1,
      0,
      24,
      0,
      ...Array.from({ length: 24 }, () => 0),
      0,
      0,
      255,
      0,
    ];
    const file = new File([new Uint8Array(bitmap)], 'scan.bmp', { type: 'image/bmp' });
    const converted = await fileOf(file);
    expect(converted).toMatchObject({ name: 'scan.jpg', type: 'image/jpeg' });
    expect((await pixelsOf(converted)).at(0, 0)[0]).toBeGreaterThan(250);
  });

  test('is not redrawn if it is animated', async () => {
    const animation = anAnimation('candle.gif');
    expect(await preparePicture(animation, true, signal)).toEqual({ file: animation, isAnimated: true });
    expect(await preparePicture(padded(animation), true, signal)).toEqual({ fault: 'animated' });
  });
});

const vast = new Uint8Array(40);
vast.set([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x4e, 0x20,
]);
vast.set([0, 0, 0x4e, 0x20], 20);

test('redrawing ends when it is aborted', async () => {
  const workers = pauseWorkers();
  const controller = new AbortController();
  const prepared = preparePicture(await aHugePhoto(), true, controller.signal);
  await expect.poll(workers.started).toBe(1);
  expect(workers.stopped()).toBe(0);
  controller.abort();
  await expect(prepared).rejects.toThrow('aborted');
  expect(workers.stopped()).toBe(1);
});

test('a picture that is still too large is redrawn with fewer pixels', async () => {
  const large = await aPicture('large.png', { width: 4000, height: 4000 });
  const small = await aPicture('small.png');
  // Simulates a browser that writes PNG instead of WebP, with four bytes per pixel.
  const write = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(async function write(
    this: OffscreenCanvas,
  ) {
    return new Blob([new Uint8Array(4 * this.width * this.height)], { type: 'image/png' });
  });
  onTestFinished(() => write.mockRestore());
  const drawn = await redrawPicture(large);
  expect(write).toHaveBeenCalledTimes(3);
  expect(drawn.size).toBeGreaterThan(15_000_000);
  expect(drawn.size).toBeLessThanOrEqual(16_000_000);
  write.mockReset().mockResolvedValue(new Blob([new Uint8Array(largestPicture + 1)]));
  await redrawPicture(small);
  expect(write).toHaveBeenCalledTimes(4);
});

test('a large file without a size in its header is not decoded', async () => {
  const workers = pauseWorkers();
  const part = new Uint8Array(largestPicture);
  for (const type of ['image/bmp', 'image/jpeg']) {
    const start = new Uint8Array(type === 'image/bmp' ? [0x42, 0x4d] : [0xff, 0xd8, 0xff]);
    const file = new File([start, part, part], 'scan', { type });
    expect(await preparePicture(file, true, signal)).toEqual({ fault: 'size' });
  }
  expect(workers.started()).toBe(0);
});

describe('a file', () => {
  test.each([
    ['if it is from an iPhone and the browser cannot read it', anIphonePhoto(), 'heic'],
    ['if it is from an iPhone but has another type', anIphonePhoto('photo.jpg', 'image/jpeg'), 'heic'],
    ['without being decoded if that would take too much memory', new File([vast], 'map.png'), 'pixels'],
    ['if it only claims to be a picture', new File(['No picture.'], 'a.png'), 'broken'],
    [
      'if it is too large and cannot be read',
      padded(new File([vast.with(18, 0).with(22, 0)], 'b.png')),
      'size',
    ],
  ] as const)('is refused %s', async (_, file, fault) => {
    expect(await preparePicture(file, true, signal)).toEqual({ fault });
  });

  test('is not refused if the code that redraws it cannot be loaded', async () => {
    class Unreachable extends Worker {
      constructor() {
        super('/no-such-worker.js', { type: 'module' });
      }
    }
    vi.stubGlobal('Worker', Unreachable);
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(preparePicture(await aHugePhoto(), true, signal)).rejects.toThrow('did not load');
  });

  test('that need not be a picture stays unchanged, unless it is a picture that the browser cannot read', async () => {
    const letter = new File(['%PDF-1.7\n and more'], 'letter');
    expect(await preparePicture(letter, false, signal)).toEqual({ file: letter, isAnimated: false });
    expect(await preparePicture(anIphonePhoto('IMG_0003', ''), false, signal)).toEqual({ fault: 'heic' });
  });
});
