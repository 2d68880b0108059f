import { expect, it } from 'vitest';
import { waveformOf } from './voice-recording.ts';

it.each([
  ['nothing', [], 0, 0],
  ['one level', [50], 100, 100],
  ['silence', Array.from({ length: 500 }, () => 0), 0, 0],
  ['a voice that becomes loud', Array.from({ length: 3000 }, (_, at) => at / 60), 2, 100],
] as const)('the waveform of %s has 64 values from 0 to 100', (_, levels, first, last) => {
  const waveform = waveformOf(levels);
  expect(waveform).toHaveLength(64);
  expect([waveform[0], waveform.at(-1)]).toEqual([first, last]);
});
