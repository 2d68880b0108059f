import { box } from './sample-files.ts';
import { opus } from './sample-recordings.ts';

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const integers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};

/** An element whose size is in four bytes. */
const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), integers(0x10000000 + content.length), content]);
/** An element without a size. Browsers write their recordings in this way, because they do not know its end. */
const openElement = (id: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), content]);

const soundOf = (codec: string) =>
  Buffer.concat([
    element('d7', Buffer.of(1)),
    element('73c5', Buffer.of(1)),
    element('83', Buffer.of(2)),
    element('86', ascii(codec)),
    element(
      'e1',
      Buffer.concat([element('b5', Buffer.from('473b8000', 'hex')), element('9f', Buffer.of(1))]),
    ),
  ]);
const film = Buffer.concat([
  element('d7', Buffer.of(2)),
  element('73c5', Buffer.of(2)),
  element('83', Buffer.of(1)),
  element('86', ascii('V_VP8')),
  element('e0', Buffer.concat([element('b0', Buffer.of(16)), element('ba', Buffer.of(16))])),
]);

function block(milliseconds: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(milliseconds, 1);
  return element('a3', Buffer.concat([head, Buffer.alloc(3, 0xf8)]));
}

/** Creates a WebM like that of a browser: without a length, and with one block for each second. */
export function webm(seconds: number, { codec = 'A_OPUS', hasFilm = false, title = '' } = {}): Buffer {
  const clusters = Array.from({ length: Math.ceil(seconds) }, (_, at) =>
    openElement(
      '1f43b675',
      Buffer.concat([
        element('e7', integers(at * 1000)),
        block(0),
        block(Math.min(999, (seconds - at) * 1000)),
      ]),
    ),
  );
  return Buffer.concat([
    element('1a45dfa3', element('4282', ascii('webm'))),
    openElement(
      '18538067',
      Buffer.concat([
        element(
          '1549a966',
          Buffer.concat([element('2ad7b1', integers(1_000_000)), element('7ba9', ascii(title))]),
        ),
        element(
          '1654ae6b',
          Buffer.concat([soundOf(codec), ...(hasFilm ? [film] : [])].map((track) => element('ae', track))),
        ),
        ...clusters,
      ]),
    ),
  ]);
}

/**
 * Creates an MP4 with Opus, in samples of 20 ms. `claimed` is the number of samples that its tables name. With
 * `repeated`, each sample is a chunk of its own, and all chunks are the same bytes, of this number.
 */
export function mp4(seconds: number, claimed = seconds * 50, repeated = 0): Buffer {
  const heads = box('ftyp', ascii('isom\0\0\0\0isomiso6'));
  const full = (name: string, content: Buffer) => box(name, Buffer.concat([integers(0), content]));
  const entry = box(
    'Opus',
    Buffer.concat([
      integers(0, 1, 0, 0, 0x0001_0010, 0, 48_000 * 0x10000),
      box('dOps', Buffer.from('000101380000bb80000000', 'hex')),
    ]),
  );
  const offsets = (at: number) => Array.from({ length: claimed }, () => at);
  const tables = (at: number) =>
    box(
      'stbl',
      Buffer.concat([
        full('stsd', Buffer.concat([integers(1), entry])),
        full('stts', integers(1, claimed, 960)),
        full('stsc', integers(1, 1, repeated > 0 ? 1 : claimed, 1)),
        full('stsz', integers(repeated > 0 ? repeated : 1, claimed)),
        full('stco', repeated > 0 ? integers(claimed, ...offsets(at)) : integers(1, at)),
      ]),
    );
  const movie = (at: number) =>
    box(
      'moov',
      Buffer.concat([
        full('mvhd', integers(0, 0, 1000, seconds * 1000, ...Array.from({ length: 20 }, () => 0))),
        box(
          'trak',
          Buffer.concat([
            full('tkhd', integers(0, 0, 1, 0, seconds * 1000, ...Array.from({ length: 15 }, () => 0))),
            box(
              'mdia',
              Buffer.concat([
                full('mdhd', integers(0, 0, 48_000, seconds * 48_000, 0x55c4_0000)),
                full('hdlr', Buffer.concat([integers(0), ascii('soun'), integers(0, 0, 0), Buffer.alloc(1)])),
                box('minf', tables(at)),
              ]),
            ),
          ]),
        ),
      ]),
    );
  const start = heads.length + movie(0).length + 8;
  return Buffer.concat([
    heads,
    movie(start),
    box('mdat', Buffer.alloc(repeated > 0 ? repeated : Math.min(claimed, 50_000))),
  ]);
}

export { opus as ogg };
