import { expect, test } from 'vitest';
import { isPlayedQuickTime, isWholeMp4, passesCheck, type ReadBytes } from './iso-media.ts';

const bytes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const box = (name: string, content: readonly number[]): number[] => {
  const size = content.length + 8;
  return [0, 0, size >> 8, size & 0xff, ...bytes(name), ...content];
};

const movie = (format: string, end: readonly number[] = []): Uint8Array => {
  const description = box('stsd', [...Array.from({ length: 12 }, () => 0), ...bytes(format)]);
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
  const content = path.reduceRight<number[]>((inner, name) => box(name, inner), description);
  return Uint8Array.from([...content, ...box('mdat', [1, 2, 3]), ...end]);
};

const readerOf =
  (file: Uint8Array): ReadBytes =>
  async (position, length) =>
    file.slice(position, position + length);

test.each([
  ['avc1', true],
  ['hvc1', true],
  ['apch', false],
  ['mp4v', false],
])('a movie in the format %s can be played: %s', async (format, expected) => {
  const file = movie(format);
  expect(await isPlayedQuickTime(readerOf(file), file.length)).toBe(expected);
});

test('a movie without its end is not whole, and other bytes after it do not matter', async () => {
  const whole = movie('avc1', [0, 0, 0]);
  expect(await isWholeMp4(readerOf(whole), whole.length)).toBe(true);
  const cut = whole.slice(0, -4);
  expect(await isWholeMp4(readerOf(cut), cut.length)).toBe(false);
});

const boxes = (count: number): Uint8Array =>
  Uint8Array.from([...movie('avc1'), ...Array.from({ length: count }, () => box('free', [])).flat()]);

test('a forged file with very many boxes is not read to its end', async () => {
  const few = boxes(9_000);
  expect(await passesCheck(isWholeMp4, readerOf(few), few.length)).toBe(true);
  const many = boxes(12_000);
  let reads = 0;
  const read: ReadBytes = (position, length) => {
    reads += 1;
    return readerOf(many)(position, length);
  };
  expect(await passesCheck(isWholeMp4, read, many.length)).toBe(false);
  expect(reads).toBe(10_000);
});
