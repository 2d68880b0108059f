import { largestPicture } from '../picture-rules.ts';

export interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';
  /** The number of pixels. Zero if the header does not contain it. */
  readonly pixels: number;
  readonly isAnimated: boolean;
}

const HEAD_BYTES = 1024 * 1024;

type Bytes = DataView<ArrayBuffer>;

const textAt = (bytes: Bytes, at: number, length: number): string =>
  at + length > bytes.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at, length));

function readJpeg(bytes: Bytes): PictureHeader {
  let pixels = 0;
  for (let at = 2; at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff;) {
    const marker = bytes.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      pixels = bytes.getUint16(at + 5) * bytes.getUint16(at + 7);
      break;
    }
    // There can be fill bytes between two segments.
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return { format: 'jpeg', pixels, isAnimated: false };
}

function readPng(bytes: Bytes): PictureHeader {
  let isAnimated = false;
  for (let at = 8; at + 8 <= bytes.byteLength; at += 12 + bytes.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4);
    isAnimated ||= chunk === 'acTL';
    if (chunk === 'IDAT') break;
  }
  const pixels = bytes.byteLength < 24 ? 0 : bytes.getUint32(16) * bytes.getUint32(20);
  return { format: 'png', pixels, isAnimated };
}

/** The end of the data blocks that begin at `start`. */
function afterBlocks(bytes: Bytes, start: number): number {
  let at = start;
  while (at < bytes.byteLength && bytes.getUint8(at) > 0) at += 1 + bytes.getUint8(at);
  return at + 1;
}

const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function readGif(bytes: Bytes): PictureHeader {
  if (bytes.byteLength < 13) return { format: 'gif', pixels: 0, isAnimated: false };
  let frames = 0;
  for (let at = 13 + tableBytes(bytes.getUint8(10)); at + 10 <= bytes.byteLength && frames < 2;) {
    const kind = bytes.getUint8(at);
    if (kind === 0x21) at = afterBlocks(bytes, at + 2);
    else if (kind === 0x2c) {
      frames += 1;
      at = afterBlocks(bytes, at + 11 + tableBytes(bytes.getUint8(at + 9)));
    } else break;
  }
  const pixels = bytes.getUint16(6, true) * bytes.getUint16(8, true);
  return { format: 'gif', pixels, isAnimated: frames > 1 };
}

function readWebp(bytes: Bytes): PictureHeader {
  const header = { format: 'webp', pixels: 0, isAnimated: false } as const;
  if (bytes.byteLength < 30) return header;
  const low = (at: number, bits: number) => bytes.getUint32(at, true) & (2 ** bits - 1);
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return {
        ...header,
        pixels: (1 + low(24, 24)) * (1 + (bytes.getUint32(26, true) >>> 8)),
        isAnimated: (bytes.getUint8(20) & 2) !== 0,
      };
    case 'VP8L':
      return { ...header, pixels: (1 + low(21, 14)) * (1 + ((bytes.getUint32(21, true) >>> 14) & 0x3fff)) };
    default:
      return {
        ...header,
        pixels: (bytes.getUint16(26, true) & 0x3fff) * (bytes.getUint16(28, true) & 0x3fff),
      };
  }
}

const HEIC_BRANDS = /hei[cxms]|hev[cxms]|mif1|msf1/;

/** Reads AVIF and HEIC. The largest size in the container is the size of the picture. */
function readContainer(bytes: Bytes): PictureHeader | null {
  const brands = textAt(bytes, 8, Math.min(bytes.getUint32(0), 64) - 8);
  const isAvif = /avi[fs]/.test(brands);
  if (!isAvif && !HEIC_BRANDS.test(brands)) return null;
  let pixels = 0;
  for (let at = 0; at + 16 <= bytes.byteLength; at += 1) {
    if (bytes.getUint32(at) !== 0x69_73_70_65) continue;
    pixels = Math.max(pixels, bytes.getUint32(at + 8) * bytes.getUint32(at + 12));
  }
  return { format: isAvif ? 'avif' : 'heic', pixels, isAnimated: brands.startsWith('avis') };
}

/** Reads the format from the first bytes and ignores the file's name. Null for any other format. */
export async function readPictureHeader(file: Blob): Promise<PictureHeader | null> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (head.byteLength < 12) return null;
  if (head.getUint16(0) === 0xffd8) return readJpeg(head);
  if (head.getUint32(0) === 0x89_50_4e_47) return readPng(head);
  if (textAt(head, 0, 4) === 'GIF8') {
    // The second frame can begin anywhere. Larger files are refused anyway, so reading stops at the limit.
    return readGif(new DataView(await file.slice(0, largestPicture).arrayBuffer()));
  }
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return readWebp(head);
  return textAt(head, 4, 4) === 'ftyp' ? readContainer(head) : null;
}
