import { sampleVideo } from '../packages/design-system/src/patterns/feed-post/sample-video.ts';

/** Half a second of silence, as a WAV of 8 bits. */
function silence(): Buffer {
  const rate = 8000;
  const length = rate / 2;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(length, 40);
  return Buffer.concat([head, Buffer.alloc(length, 128)]);
}

/** The shortest valid film, sound and document. */
export const sampleMessageFiles = () => [
  {
    name: 'ball.webm',
    mimeType: 'video/webm',
    buffer: Buffer.from(sampleVideo.slice(sampleVideo.indexOf(',') + 1), 'base64'),
  },
  { name: 'salve.wav', mimeType: 'audio/wav', buffer: silence() },
  {
    name: 'programme.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  },
];
