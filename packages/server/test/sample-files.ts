import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const background = { r: 180, g: 40, b: 40 };

export function photo(width = 1800, height = 1200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '41/1 54/1 8/1' } })
    .jpeg()
    .toBuffer();
}

/** Creates a picture with 50 megapixels in a few kilobytes. */
export function vastPicture(): Promise<Buffer> {
  return sharp({ create: { width: 10_000, height: 5000, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Creates a picture that is cut off, in a format that cannot be decoded in part. */
export async function brokenPhoto(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp()
    .toBuffer();
  return noise.subarray(0, noise.length / 2);
}

export function box(type: string, content: Buffer): Buffer {
  const head = Buffer.from(`\0\0\0\0${type}`);
  head.writeUInt32BE(head.length + content.length);
  return Buffer.concat([head, content]);
}

/** Creates a file with the structure of an MP4 of this brand. The film in it consists of consecutive bytes. */
export function video(brand = 'mp42', bytes = 1000): Buffer {
  const head = Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}isom`)),
    box('moov', box('mvhd', Buffer.alloc(100))),
  ]);
  const film = Buffer.alloc(bytes - head.length - 8, Buffer.from(Array.from({ length: 251 }, (_, at) => at)));
  return Buffer.concat([head, box('mdat', film)]);
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const page = Buffer.from('<!doctype html><script>alert(1)</script>');
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
export const archive = Buffer.from(
  'UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAYVBLBQYAAAAAAQABAC8AAAAfAAAAAAA=',
  'base64',
);

/** Creates a QuickTime movie with pictures in H.264. */
export function telephoneFilm(): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'phone.mov'));
}
