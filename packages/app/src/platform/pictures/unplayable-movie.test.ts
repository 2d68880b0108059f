import { expect, test, vi } from 'vitest';
import { isUnplayableMovie } from './unplayable-movie.ts';

const box = (name: string, content = ''): string =>
  String.fromCharCode(0, 0, 0, content.length + 8) + name + content;

/** A movie without a video format that browsers can play. */
const parts = box('moov', box('udta', '1')) + box('mdat', '123');
const movie = (end = '') => new File([parts, end], 'film.mov', { type: 'video/quicktime' });

test('a movie that browsers cannot play is recognized', async () => {
  expect(await isUnplayableMovie(movie())).toBe(true);
  expect(await isUnplayableMovie(new File([parts], 'film.mp4', { type: 'video/mp4' }))).toBe(false);
});

test('a forged movie with very many boxes is not read to its end', async () => {
  const forged = movie(box('free').repeat(30_000));
  const slice = vi.spyOn(forged, 'slice');
  expect(await isUnplayableMovie(forged)).toBe(false);
  // Two checks read at most 10,000 times.
  expect(slice).toHaveBeenCalledTimes(20_000);
});
