// Reads the structure of MP4 files and QuickTime movies (ISO/IEC 14496-12). The server checks uploads with this code.
// The app uses it too, so that it can refuse a file before the upload.

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Reads bytes of a file. Returns fewer bytes if the file has no more. */
export type ReadBytes = (position: number, length: number) => Promise<Uint8Array>;

/**
 * The maximum number of reads. A video of 25 MB needs far fewer, but without a limit a forged file could cause
 * millions.
 */
const MOST_READS = 10_000;

class TooManyReadsError extends Error {}

/** A check of the structure of a file with this length. */
type MediaCheck = (read: ReadBytes, length: number) => Promise<boolean>;

/** Runs a check of a file. A file with too many parts fails every check. */
export async function passesCheck(check: MediaCheck, read: ReadBytes, length: number): Promise<boolean> {
  let left = MOST_READS;
  const limitedRead: ReadBytes = (position, bytes) => {
    if (left === 0) throw new TooManyReadsError();
    left -= 1;
    return read(position, bytes);
  };
  try {
    return await check(limitedRead, length);
  } catch (error) {
    if (error instanceof TooManyReadsError) return false;
    throw error;
  }
}

const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;

export const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

interface Head {
  readonly name: string;
  readonly size: number;
  readonly headBytes: number;
}

/** Reads the head of a box (section 4.2). Returns null if this is not a box or the box does not fit. */
function readHead(bytes: Uint8Array, rest: number): Head | null {
  const name = asciiOf(bytes.subarray(4, HEAD_BYTES));
  if (bytes.length < HEAD_BYTES || !/^[\x20-\x7E\xA9]{4}$/u.test(name)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const short = view.getUint32(0);
  if (short === 0) return { name, size: rest, headBytes: HEAD_BYTES };
  const headBytes = short === 1 ? LONG_HEAD_BYTES : HEAD_BYTES;
  if (bytes.length < headBytes) return null;
  const size = short === 1 ? Number(view.getBigUint64(HEAD_BYTES)) : short;
  return size < headBytes || size > rest ? null : { name, size, headBytes };
}

interface Box {
  readonly name: string;
  readonly content: Span;
}

/**
 * Returns the boxes of a span up to the first bytes that are not a box. Programs for videos ignore such bytes at the
 * end, and QuickTime ends some boxes with zeros.
 */
async function readBoxes(read: ReadBytes, { start, end }: Span): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  let position = start;
  while (position < end) {
    const head = readHead(await read(position, Math.min(LONG_HEAD_BYTES, end - position)), end - position);
    if (head === null) return boxes;
    const { name, size, headBytes } = head;
    boxes.push({ name, content: { start: position + headBytes, end: position + size } });
    position += size;
  }
  return boxes;
}

/** Returns the boxes at the end of this path of names. */
export async function findBoxes(
  read: ReadBytes,
  span: Span,
  path: readonly string[],
): Promise<readonly Box[]> {
  const [name, ...rest] = path;
  const boxes = (await readBoxes(read, span)).filter((box) => box.name === name);
  if (rest.length === 0) return boxes;
  const found: Box[] = [];
  for (const { content } of boxes) found.push(...(await findBoxes(read, content, rest)));
  return found;
}

/**
 * Whether an MP4 file or a QuickTime movie contains the complete description and the complete data of the film. The box
 * with the type of the file is not required, because old QuickTime movies have none.
 */
export async function isWholeMp4(read: ReadBytes, length: number): Promise<boolean> {
  const boxes = await readBoxes(read, { start: 0, end: length });
  return ['moov', 'mdat'].every((name) =>
    boxes.some((box) => box.name === name && box.content.end > box.content.start),
  );
}

/** H.264 and HEVC, the formats in which phones record. */
const playedFormats: ReadonlySet<string> = new Set(['avc1', 'avc3', 'hvc1', 'hev1']);

/** Whether browsers can play a QuickTime movie as an MP4. The format of the video in the file decides this. */
export async function isPlayedQuickTime(read: ReadBytes, length: number): Promise<boolean> {
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
  for (const { content } of await findBoxes(read, { start: 0, end: length }, path)) {
    // Before the format come a version, the number of descriptions, and the size of the first description.
    if (playedFormats.has(asciiOf(await read(content.start + 12, 4)))) return true;
  }
  return false;
}
