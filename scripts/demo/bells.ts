import { waveFile } from '../../packages/server/test/wave-file.ts';

const RATE = 8000;
/** The partials of a bell. Each has its frequency, as a ratio, and its loudness. */
const PARTIALS = [
  [0.5, 0.5],
  [1, 1],
  [1.2, 0.5],
  [1.5, 0.3],
  [2, 0.4],
] as const;

/**
 * Returns a recording of a bell that is `seconds` long and rings at the time `at` of each stroke, as an 8-bit WAV. The
 * bytes are always the same.
 */
export function bells(seconds: number, strokes: readonly { at: number; hertz: number }[]): Buffer {
  const samples = new Float64Array(seconds * RATE);
  for (const { at, hertz } of strokes) {
    for (let place = Math.floor(at * RATE); place < samples.length; place += 1) {
      const time = place / RATE - at;
      const fading = Math.exp(-time * 1.6);
      if (fading < 0.004) break;
      let tone = 0;
      for (const [height, loudness] of PARTIALS)
        tone += loudness * Math.sin(2 * Math.PI * hertz * height * time);
      samples[place] = (samples[place] ?? 0) + tone * fading * 0.12;
    }
  }
  const bytes = Buffer.from(
    Array.from(samples, (tone) => 128 + Math.round(Math.max(-1, Math.min(1, tone)) * 127)),
  );
  return waveFile(bytes, RATE);
}
