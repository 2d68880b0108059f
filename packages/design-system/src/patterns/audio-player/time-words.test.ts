import { expect, it } from 'vitest';
import { clockTime, spokenTime } from './time-words.ts';

it.each([
  [0, '0:00', '0 seconds'],
  [-3, '0:00', '0 seconds'],
  [5.9, '0:05', '5 seconds'],
  [61, '1:01', '1 minute, 1 second'],
  [750, '12:30', '12 minutes, 30 seconds'],
  [3600, '1:00:00', '1 hour'],
  [3725, '1:02:05', '1 hour, 2 minutes, 5 seconds'],
])('%d seconds are shown as %s and announced as %s', (seconds, written, read) => {
  expect([clockTime(seconds), spokenTime(seconds, 'en')]).toEqual([written, read]);
});

it('are read in the language of the page', () => {
  expect(spokenTime(62, 'es')).toBe('1 minuto y 2 segundos');
});
