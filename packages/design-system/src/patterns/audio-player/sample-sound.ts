/** A quiet tone of this many seconds, as a data URL of a WAV. */
export function sampleSound(seconds: number): string {
  const rate = 8000;
  const samples = seconds * rate;
  const bytes = new Uint8Array(44 + samples);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let at = 0; at < samples; at += 1)
    view.setUint8(44 + at, 128 + Math.round(2 * Math.sin((at * 2 * Math.PI * 440) / rate)));
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}
