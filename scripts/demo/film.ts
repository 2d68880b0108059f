import sharp from 'sharp';

const width = 640;
const height = 426;
const frames = 50;
const frameTime = 80;

/** An EBML element (RFC 8794) with an eight-byte size. */
function element(id: string, content: Buffer | string | number | readonly Buffer[]): Buffer {
  let bytes: Buffer;
  if (typeof content === 'number') {
    bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(content);
  } else {
    bytes =
      typeof content === 'string' || Buffer.isBuffer(content) ? Buffer.from(content) : Buffer.concat(content);
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(0x01000000, 0);
  size.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([Buffer.from(id, 'hex'), size, bytes]);
}

/** The picture data of a lossy WebP, which is one VP8 key frame in a RIFF container. */
function pictureOf(webp: Buffer): Buffer {
  const length = webp.readUInt32LE(16);
  return webp.subarray(20, 20 + length);
}

function block(picture: Buffer): Buffer {
  const track = 0x81;
  const keyFrame = 0x80;
  return element('a3', [Buffer.from([track, 0, 0, keyFrame]), picture]);
}

function duration(milliseconds: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(milliseconds);
  return bytes;
}

/** A film that pans slowly across a picture, as a WebM. */
export async function panAcross(picture: Buffer): Promise<Buffer> {
  const { width: whole, height: tall } = await sharp(picture).metadata();
  const view = { width: Math.floor(whole * 0.6), height: Math.floor((whole * 0.6 * height) / width) };
  const clusters: Buffer[] = [];
  for (let index = 0; index < frames; index += 1) {
    const progress = (1 - Math.cos((Math.PI * index) / (frames - 1))) / 2;
    const frame = await sharp(picture)
      .extract({
        ...view,
        left: Math.floor((whole - view.width) * progress),
        top: Math.floor((tall - view.height) * (1 - progress)),
      })
      .resize(width, height, { fit: 'fill' })
      .webp({ quality: 55 })
      .toBuffer();
    clusters.push(element('1f43b675', [element('e7', index * frameTime), block(pictureOf(frame))]));
  }
  const head = element('1a45dfa3', [
    element('4286', 1),
    element('42f7', 1),
    element('42f2', 4),
    element('42f3', 8),
    element('4282', 'webm'),
    element('4287', 2),
    element('4285', 2),
  ]);
  const information = element('1549a966', [
    element('2ad7b1', 1_000_000),
    element('4489', duration(frames * frameTime)),
    element('4d80', 'Parvis'),
    element('5741', 'Parvis'),
  ]);
  const track = element('ae', [
    element('d7', 1),
    element('73c5', 1),
    element('83', 1),
    element('86', 'V_VP8'),
    element('e0', [element('b0', width), element('ba', height)]),
  ]);
  return Buffer.concat([head, element('18538067', [information, element('1654ae6b', track), ...clusters])]);
}
