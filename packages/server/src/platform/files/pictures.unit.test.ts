import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptedType } from './file-types.ts';
import { PictureError } from './picture.ts';
import { processPicture } from './pictures.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-pictures-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const red = { r: 200, g: 20, b: 20 };
const blank = (width: number, height: number, background: object = red) =>
  sharp({ create: { width, height, channels: 3, background } });

const noise = () =>
  sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

async function save(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const faultOf = async (path: string) =>
  processPicture(path, folder).then(
    () => 'none',
    (error: unknown) => (error instanceof PictureError ? error.fault : error),
  );

describe('a picture', () => {
  test('is stored in three widths as WebP, with a placeholder of its colors', async () => {
    const path = await save('photo.jpg', await blank(2000, 1500).jpeg().toBuffer());
    const picture = await processPicture(path, folder);

    expect(picture).toMatchObject({ width: 1600, height: 1200 });
    const kept = [];
    for (const rendering of picture.renderings) {
      const { format, width, height } = await sharp(rendering.path).metadata();
      kept.push([rendering.variant, format, width, height]);
    }
    expect(kept).toEqual([
      ['small', 'webp', 480, 360],
      ['medium', 'webp', 960, 720],
      ['large', 'webp', 1600, 1200],
    ]);
    const average = thumbHashToAverageRGBA(Buffer.from(picture.placeholder, 'base64'));
    expect(average.r).toBeCloseTo(200 / 255, 1);
    expect(average.b).toBeCloseTo(20 / 255, 1);
  });

  test('is turned upright and loses its metadata', async () => {
    const exif = { IFD0: { Make: 'Camera', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '41/1 54/1 8/1' } };
    const left = await blank(300, 600, { r: 0, g: 0, b: 255 }).png().toBuffer();
    const photo = await blank(600, 600)
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif(exif)
      .withMetadata({ orientation: 6, exif })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();

    const picture = await processPicture(await save('photo.jpg', photo), folder);
    const [rendering] = picture.renderings;
    const kept = sharp(rendering?.path);
    const metadata = await kept.metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.icc).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    // The picture is rotated by 90 degrees, so the blue left half is now at the top.
    const { data, info } = await kept.raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
    expect(pixel(240, 20)[2]).toBeGreaterThan(200);
    expect(pixel(240, 460)[0]).toBeGreaterThan(150);
  });

  test.each([
    ['png', async () => blank(40, 30).ensureAlpha(0.5).png().toBuffer()],
    ['gif', async () => blank(40, 30).gif().toBuffer()],
    ['webp', async () => blank(40, 30).webp().toBuffer()],
    ['avif', async () => blank(40, 30).avif({ effort: 0 }).toBuffer()],
    ['grey jpeg', async () => blank(40, 30).greyscale().jpeg().toBuffer()],
    ['cmyk jpeg', async () => blank(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit png', async () => blank(40, 30).toColourspace('rgb16').png().toBuffer()],
  ])('can be a %s', async (name, make) => {
    const path = await save(name, await make());
    expect(await acceptedType(path)).toMatchObject({ kind: 'image' });
    const picture = await processPicture(path, folder);
    expect(picture).toMatchObject({ width: 40, height: 30 });
    expect(picture.renderings.map((rendering) => rendering.variant)).toEqual(['small']);
  });

  test('with more than 40 megapixels is refused by its header', async () => {
    const path = await save('large.png', await blank(10_000, 5000).png({ compressionLevel: 9 }).toBuffer());
    expect(await faultOf(path)).toBe('too-many-pixels');
    const progressive = await blank(7000, 6000).jpeg({ progressive: true }).toBuffer();
    expect(await faultOf(await save('progressive.jpg', progressive))).toBe('too-many-pixels');
  });

  test('of a phone with 42 megapixels is scaled down while it is read, upright and cropped as chosen', async () => {
    const left = await blank(3500, 6000, { r: 20, g: 20, b: 200 }).jpeg().toBuffer();
    const photo = await blank(7000, 6000)
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const path = await save('telephone.jpg', photo);
    const whole = await processPicture(path, folder);
    expect(whole).toMatchObject({ width: 1600, height: 1867 });
    // The picture is rotated by 90 degrees, so the blue left half is now at the top.
    const upper = { ratio: 1, crop: { left: 0, top: 0, width: 1, height: 0.5 } };
    const { renderings } = await processPicture(path, folder, upper);
    const { channels } = await sharp(renderings.at(-1)?.path).stats();
    expect(channels[2]?.mean).toBeGreaterThan(180);
    expect(channels[0]?.mean).toBeLessThan(40);
  });

  test('with more than 100 megapixels is refused in any case', async () => {
    const bytes = await blank(40, 30).jpeg().toBuffer();
    // The real picture is small. Only its header says that it has this size.
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(9000, frame + 5);
    bytes.writeUInt16BE(12_000, frame + 7);
    const path = await save('vast.jpg', bytes);
    await expect(processPicture(path, folder)).rejects.toMatchObject({
      fault: 'too-many-pixels',
      most: 100_000_000,
    });
  });

  test.each([
    ['jpeg', 2],
    ['jpeg', 20_000],
    ['png', 8],
    ['png', 20_000],
  ] as const)(
    'that breaks off is read as far as possible: %s without its last %d bytes',
    async (format, missing) => {
      const bytes = await noise().toFormat(format).toBuffer();
      const path = await save(`cut.${format}`, bytes.subarray(0, -missing));
      expect(await processPicture(path, folder)).toMatchObject({ width: 600, height: 600 });
    },
  );

  test('that cannot be decoded at all is refused and leaves no file', async () => {
    const bytes = await noise().webp().toBuffer();
    const path = await save('broken.webp', bytes.subarray(0, bytes.length / 2));
    expect(['broken', 'unreadable']).toContain(await faultOf(path));
    expect(await readdir(folder)).toEqual(['broken.webp']);
  });
});

const zip = Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64');
const ftyp = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}isom`),
    Buffer.alloc(64),
  ]);

describe('the type of a file', () => {
  test.each([
    ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an SVG without a prologue', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a ZIP archive', zip],
    ['plain text', Buffer.from('only words')],
    ['an empty file', Buffer.alloc(0)],
    ['an audio file', ftyp('M4A ')],
  ])('refuses %s with any name', async (_, bytes) => {
    expect(await acceptedType(await save('photo.jpg', bytes))).toBeNull();
  });

  test('is read from the bytes of a video', async () => {
    const webm = Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701',
      'hex',
    );
    expect(await acceptedType(await save('a.jpg', ftyp('mp42')))).toEqual({
      kind: 'video',
      contentType: 'video/mp4',
    });
    expect(await acceptedType(await save('b.jpg', Buffer.concat([webm, Buffer.alloc(64)])))).toEqual({
      kind: 'video',
      contentType: 'video/webm',
    });
  });
});
