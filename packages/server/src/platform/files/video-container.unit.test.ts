import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isQuickTimeForBrowsers, isSoundAlone, isWholeVideo } from './video-container.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-videos-'));
});

afterAll(() => rm(folder, { recursive: true }));

type FilmType = 'video/mp4' | 'video/webm';

async function ask(check: typeof isWholeVideo, type: FilmType, bytes: Buffer): Promise<boolean> {
  const path = join(folder, 'video');
  await writeFile(path, bytes);
  return check(path, type);
}

const isWhole = (type: FilmType, bytes: Buffer) => ask(isWholeVideo, type, bytes);

const box = (size: number, type: string, content = Buffer.alloc(0)) => {
  const head = Buffer.from(`\0\0\0\0${type}`, 'latin1');
  head.writeUInt32BE(size);
  return Buffer.concat([head, content]);
};
const kind = box(16, 'ftyp', Buffer.from('mp42\0\0\0\0'));
const description = box(16, 'moov', Buffer.alloc(8));
const film = box(16, 'mdat', Buffer.alloc(8));
const long = (size: bigint) => {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(size);
  return box(1, 'mdat', Buffer.concat([length, Buffer.alloc(8)]));
};

describe('an MP4', () => {
  test.each<[string, Buffer[]]>([
    ['with its parts in the usual order', [kind, description, film]],
    ['with its description at the end', [kind, film, box(8, 'free'), description]],
    ['with a box whose size has 64 bits', [kind, description, long(24n)]],
    ['whose last box extends to the end of the file', [kind, description, box(0, 'mdat', Buffer.alloc(50))]],
    ['with zeros at its end', [kind, description, film, Buffer.alloc(11)]],
    ['with other bytes at its end', [kind, description, film, Buffer.from('SEFT, from a phone')]],
    ['with a box at its end that is truncated', [kind, description, film, box(90, 'free')]],
    ['with a box whose name has a special character', [kind, description, film, box(8, '\u00A9nam')]],
    ['in the old QuickTime format without a type', [description, film]],
  ])('%s is complete', async (_, boxes) => {
    expect(await isWhole('video/mp4', Buffer.concat(boxes))).toBe(true);
  });

  test.each<[string, Buffer[]]>([
    ['that is truncated', [kind, description, film.subarray(0, -1)]],
    ['that is truncated in the header of its data', [kind, description, film.subarray(0, 5)]],
    ['whose data is empty', [kind, description, box(8, 'mdat')]],
    ['without its data', [kind, description]],
    ['without its description', [kind, film]],
    ['with a box size that is smaller than the header of the box', [kind, description, box(7, 'mdat'), film]],
    ['with a box that is larger than the file', [kind, description, long(2n ** 60n)]],
    ['with other content after its type', [kind, Buffer.from('<!doctype html><script>alert(1)</script>')]],
  ])('%s is incomplete', async (_, boxes) => {
    expect(await isWhole('video/mp4', Buffer.concat(boxes))).toBe(false);
  });
});

const nested = (names: readonly string[], content: Buffer): Buffer =>
  names.reduceRight((inner: Buffer, name) => box(8 + inner.length, name, Buffer.from(inner)), content);
const movieOf = (format: string) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 4);
  head.write(format, 12, 'latin1');
  return Buffer.concat([nested(['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'], head), film]);
};

test.each([
  ['avc1', true],
  ['hvc1', true],
  ['hev1', true],
  ['apch', false],
  ['mp4a', false],
])('a QuickTime movie of the format %s plays in browsers: %s', async (format, expected) => {
  const path = join(folder, 'movie');
  await writeFile(path, movieOf(format));
  expect(await isQuickTimeForBrowsers(path)).toBe(expected);
});

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const header = hex('1a45dfa3 87 4282 84 7765626d');
const tracks = hex('1654ae6b 82 0000');
const cluster = hex('1f43b675 83 000000');
const segment = (...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([hex('18538067'), Buffer.from([0x80 | bytes.length]), bytes]);
};
const live = (...content: Buffer[]) => Buffer.concat([hex('18538067 01ffffffffffffff'), ...content]);

describe('a WebM', () => {
  test.each<[string, Buffer[]]>([
    ['with known sizes', [header, segment(tracks, cluster)]],
    [
      'of a live recording, with unknown sizes',
      [header, live(hex('1549a966 80'), tracks, hex('1f43b675 01ffffffffffffff 00'))],
    ],
    ['with padding after its type', [hex('1a45dfa3 89 4282 86 7765626d0000'), segment(tracks, cluster)]],
  ])('%s is complete', async (_, elements) => {
    expect(await isWhole('video/webm', Buffer.concat(elements))).toBe(true);
  });

  test.each<[string, Buffer[]]>([
    ['that is truncated', [header, segment(tracks, cluster).subarray(0, -1)]],
    ['that is only a header', [header]],
    ['without tracks', [header, segment(cluster)]],
    ['without a cluster', [header, live(tracks)]],
    ['with another type', [hex('1a45dfa3 87 4282 84 6d617472'), segment(tracks, cluster)]],
    ['with other content after its header', [header, Buffer.from('<!doctype html>')]],
    ['that consists of zeros', [header, Buffer.alloc(100)]],
    ['with an element that is larger than any file', [header, live(hex('1654ae6b 01fffffffffffff0'))]],
  ])('%s is incomplete', async (_, elements) => {
    expect(await isWhole('video/webm', Buffer.concat(elements))).toBe(false);
  });
});

describe('a forged file that would take long to read', () => {
  const handler = box(20, 'hdlr', Buffer.from('\0\0\0\0\0\0\0\0soun'));
  const sound = box(36, 'trak', box(28, 'mdia', handler));
  const ofBoxes = (count: number) => {
    const all = Buffer.concat(Array.from({ length: count }, () => sound));
    return Buffer.concat([kind, box(8 + all.length, 'moov', all), film]);
  };
  const soundTrack = hex('ae 83 83 81 02');
  const ofElements = (count: number) => {
    const all = Buffer.concat(Array.from({ length: count }, () => soundTrack));
    const size = Buffer.alloc(4);
    size.writeUInt32BE(0x10000000 + all.length);
    return Buffer.concat([header, hex('18538067 01ffffffffffffff'), hex('1654ae6b'), size, all, cluster]);
  };

  test.each<[string, FilmType, (count: number) => Buffer]>([
    ['an MP4', 'video/mp4', ofBoxes],
    ['a WebM', 'video/webm', ofElements],
  ])('as %s with very many tracks is not read to its end', async (_, type, made) => {
    expect(await ask(isSoundAlone, type, made(100))).toBe(true);
    expect(await ask(isSoundAlone, type, made(3500))).toBe(false);
  });
});
