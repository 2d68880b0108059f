import { expect, test, vi } from 'vitest';
import { movieFault } from './movie-fault.ts';

const box = (name: string, content = ''): string =>
  String.fromCharCode(0, 0, 0, content.length + 8) + name + content;

/** A movie without a video format that browsers can play. */
const parts = box('moov', box('udta', '1')) + box('mdat', '123');
const movie = (content: string, name = 'film.mov', type = 'video/quicktime') =>
  new File([content], name, { type });

test('a movie that browsers cannot play is recognized', async () => {
  expect(await movieFault(movie(parts))).toBe('codec');
  expect(await movieFault(movie(parts, 'FILM.MOV', ''))).toBe('codec');
  expect(await movieFault(movie(parts, 'film.mp4', 'video/mp4'))).toBeNull();
});

test.each([
  ['film.mov', 'video/quicktime'],
  ['film.mp4', 'video/mp4'],
  ['film.m4v', 'video/x-m4v'],
  ['film.mp4', ''],
])('%s of type “%s” is damaged if a part is missing', async (name, type) => {
  expect(await movieFault(movie(box('ftyp', 'isom') + box('mdat', '123'), name, type))).toBe('broken');
  // The box says that it has more bytes than the file.
  expect(await movieFault(movie(parts.slice(0, -2), name, type))).toBe('broken');
});

test('a file that is no movie is left to the server', async () => {
  expect(await movieFault(movie('\u001AE\u00DF\u00A3webm', 'film.mp4', 'video/mp4'))).toBeNull();
  expect(await movieFault(movie('', 'film.mov'))).toBeNull();
  expect(await movieFault(movie(box('mdat', '123'), 'film.webm', 'video/webm'))).toBeNull();
});

test('a forged movie with very many boxes is not read to its end', async () => {
  const forged = movie(parts + box('free').repeat(30_000));
  const slice = vi.spyOn(forged, 'slice');
  expect(await movieFault(forged)).toBe('broken');
  // The check reads at most 10,000 times, after the name of the first box.
  expect(slice).toHaveBeenCalledTimes(10_001);
});
