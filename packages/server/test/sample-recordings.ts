import { box } from './sample-files.ts';
import { waveFile } from './wave-file.ts';

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Creates a recording. Its tone rises every second, so that a test can tell the parts apart. */
export function wave(seconds: number, rate = 8000): Buffer {
  const samples = Buffer.from(Array.from({ length: seconds * rate }, (_, at) => at % 251));
  return waveFile(samples, rate);
}

/** Creates frames of 1152 samples each. */
const mp3 = (frames: number): Buffer =>
  Buffer.concat(
    Array.from({ length: frames }, () => Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])),
  );

/** Creates frames of 1024 samples each. */
const aac = (frames: number): Buffer =>
  Buffer.concat(
    Array.from({ length: frames }, () =>
      Buffer.concat([Buffer.from('fff150800d7ffc', 'hex'), Buffer.alloc(100)]),
    ),
  );

function page(granule: bigint, flags: number, sequence: number, packet: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0, 'latin1');
  head.writeUInt8(flags, 5);
  head.writeBigInt64LE(granule, 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(sequence, 18);
  head.writeUInt8(1, 26);
  head.writeUInt8(packet.length, 27);
  return Buffer.concat([head, packet]);
}

/** Creates an Opus file. Opus always counts 48,000 samples a second, no matter what the rate of the source is. */
export function opus(seconds: number): Buffer {
  const identification = Buffer.concat([
    ascii('OpusHead'),
    Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]),
  ]);
  const tags = Buffer.concat([ascii('OpusTags'), Buffer.alloc(8)]);
  return Buffer.concat([
    page(0n, 2, 0, identification),
    page(0n, 0, 1, tags),
    page(BigInt(seconds * 48_000), 4, 2, Buffer.alloc(100)),
  ]);
}

function m4a(seconds: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  const media = Buffer.alloc(24);
  media.writeUInt32BE(1000, 12);
  media.writeUInt32BE(seconds * 1000, 16);
  const handler = box('hdlr', Buffer.concat([Buffer.alloc(8), ascii('soun'), Buffer.alloc(13)]));
  const sound = box('mp4a', Buffer.alloc(28));
  const description = box('stsd', Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), sound]));
  const track = box(
    'trak',
    Buffer.concat([
      box('tkhd', Buffer.alloc(84)),
      box('mdia', Buffer.concat([box('mdhd', media), handler, box('minf', box('stbl', description))])),
    ]),
  );
  return Buffer.concat([
    box('ftyp', ascii('M4A \0\0\0\0M4A isom')),
    box('moov', Buffer.concat([box('mvhd', header), track])),
    box('mdat', Buffer.alloc(200)),
  ]);
}

/** Accepted recordings with their duration in seconds. */
export const sampleRecordings: readonly (readonly [
  name: string,
  bytes: Buffer,
  contentType: string,
  seconds: number,
])[] = [
  ['hymn.mp3', mp3(77), 'audio/mpeg', (77 * 1152) / 44_100],
  ['hymn.m4a', m4a(3), 'audio/mp4', 3],
  ['hymn.aac', aac(43), 'audio/aac', (43 * 1024) / 44_100],
  ['voice.opus', opus(5), 'audio/ogg', 5],
  ['bell.wav', wave(2), 'audio/wav', 2],
];
