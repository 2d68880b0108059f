const rate = 22_050;
const seconds = 7;
/** The partials of a bell. Each has a frequency, a loudness and a decay. */
const partials = [
  [0.5, 0.6, 0.5],
  [1, 1, 0.9],
  [1.2, 0.8, 1.1],
  [1.5, 0.5, 1.4],
  [2, 0.7, 1.7],
  [2.67, 0.3, 2.4],
  [4.2, 0.2, 3.6],
] as const;
const strokes = [
  { at: 0, tone: 330 },
  { at: 1.6, tone: 495 },
  { at: 3.2, tone: 330 },
];

function amplitudeAt(time: number): number {
  return strokes
    .filter(({ at }) => time >= at)
    .flatMap(({ at, tone }) =>
      partials.map(
        ([ratio, weight, decay]) =>
          weight * Math.exp(-decay * (time - at)) * Math.sin(2 * Math.PI * tone * ratio * (time - at)),
      ),
    )
    .reduce((sum, partial) => sum + partial, 0);
}

/** Two bells that ring, as a WAV. */
export function ringBells(): Buffer {
  const samples = rate * seconds;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples * 2, 40);
  const sound = Buffer.alloc(samples * 2);
  for (let index = 0; index < samples; index += 1) {
    sound.writeInt16LE(Math.round(Math.tanh(amplitudeAt(index / rate) / 5) * 26_000), index * 2);
  }
  return Buffer.concat([head, sound]);
}
