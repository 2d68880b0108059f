import { open, type FileHandle } from 'node:fs/promises';

/** Far more than a video of 25 MB needs. A forged file could cause millions of reads. */
const MOST_READINGS = 10_000;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns fewer bytes if the file has no more. */
type Reader = (position: number, length: number) => Promise<Buffer>;

class TooManyPieces extends Error {}

function createReader(file: FileHandle): Reader {
  let left = MOST_READINGS;
  return async (position, length) => {
    if (left === 0) throw new TooManyPieces();
    left -= 1;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
}

/**
 * Returns the size of a box of an MP4 (ISO/IEC 14496-12, 4.2). Returns null if this is not a box or the box does not
 * fit.
 */
function boxSize(head: Buffer, rest: number): number | null {
  if (head.length < 8 || !/^[\x20-\x7E\xA9]{4}$/u.test(head.toString('latin1', 4, 8))) return null;
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  if (short === 1 && head.length < 16) return null;
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  return size < (short === 1 ? 16 : 8) || size > rest ? null : size;
}

interface Box {
  readonly name: string;
  readonly content: Span;
}

/**
 * Returns the boxes of a span up to the first bytes that are not a box. Programs for videos ignore such bytes at the
 * end, and QuickTime ends some boxes with zeros.
 */
async function readBoxes(read: Reader, { start, end }: Span): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  let position = start;
  while (position < end) {
    const head = await read(position, Math.min(16, end - position));
    const size = boxSize(head, end - position);
    if (size === null) return boxes;
    const headLength = head.readUInt32BE(0) === 1 ? 16 : 8;
    boxes.push({
      name: head.toString('latin1', 4, 8),
      content: { start: position + headLength, end: position + size },
    });
    position += size;
  }
  return boxes;
}

/**
 * Whether the file has the description of the film and its data, both complete. This holds for an MP4 and for a
 * QuickTime movie. An old QuickTime movie does not begin with its type.
 */
async function isWholeMp4(read: Reader, length: number): Promise<boolean> {
  const boxes = await readBoxes(read, { start: 0, end: length });
  return ['moov', 'mdat'].every((name) =>
    boxes.some((box) => box.name === name && box.content.end > box.content.start),
  );
}

/** Returns the boxes at the end of this path of names. */
async function findBoxes(read: Reader, span: Span, path: readonly string[]): Promise<readonly Box[]> {
  const [name, ...rest] = path;
  const boxes = (await readBoxes(read, span)).filter((box) => box.name === name);
  if (rest.length === 0) return boxes;
  const found: Box[] = [];
  for (const { content } of boxes) found.push(...(await findBoxes(read, content, rest)));
  return found;
}

const SOUND = 'soun';
const PICTURES = 'vide';

/** Whether an MP4 has sound and no video. */
async function isSoundMp4(read: Reader, length: number): Promise<boolean> {
  const handlers = await findBoxes(read, { start: 0, end: length }, ['moov', 'trak', 'mdia', 'hdlr']);
  const kinds: string[] = [];
  for (const { content } of handlers) kinds.push((await read(content.start + 8, 4)).toString('latin1'));
  return kinds.includes(SOUND) && !kinds.includes(PICTURES);
}

/** H.264 and HEVC, the formats in which phones record. */
const playedFormats: ReadonlySet<string> = new Set(['avc1', 'avc3', 'hvc1', 'hev1']);

/** Whether browsers can play a QuickTime movie as an MP4. Its video format decides this. */
async function isPlayedQuickTime(read: Reader, length: number): Promise<boolean> {
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
  for (const { content } of await findBoxes(read, { start: 0, end: length }, path)) {
    // Before the format come a version, the number of descriptions, and the size of the first description.
    const format = (await read(content.start + 12, 4)).toString('latin1');
    if (playedFormats.has(format)) return true;
  }
  return false;
}

const EBML = 0x1a45dfa3;
const DOCUMENT_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const SOUND_TRACK = 2;
const CLUSTER = 0x1f43b675;

interface Element {
  readonly id: number;
  readonly content: Span;
}

/**
 * Reads an element of EBML (RFC 8794). An element of unknown size lasts to the end. Live recordings have such
 * elements.
 */
function readElement(head: Buffer, { start, end }: Span): Element | null {
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  const marker = head[idLength] ?? 0;
  const sizeLength = Math.clz32(marker) - 23;
  const headLength = idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || headLength > head.length) return null;
  const first = BigInt(marker & (0xff >> sizeLength));
  const size = head
    .subarray(idLength + 1, headLength)
    .reduce((sum, byte) => sum * 256n + BigInt(byte), first);
  const isUnknown = size === 2n ** BigInt(7 * sizeLength) - 1n;
  const from = start + headLength;
  if (!isUnknown && size > BigInt(end - from)) return null;
  return {
    id: head.readUIntBE(0, idLength),
    content: { start: from, end: isUnknown ? end : from + Number(size) },
  };
}

/** Returns the first element of each kind. Returns null if one of them is broken or missing. */
async function findElements(
  read: Reader,
  span: Span,
  wanted: readonly number[],
): Promise<readonly Element[] | null> {
  const found = new Map<number, Element>();
  let position = span.start;
  while (position < span.end) {
    const head = await read(position, Math.min(12, span.end - position));
    const element = readElement(head, { start: position, end: span.end });
    if (element === null) return null;
    if (wanted.includes(element.id) && !found.has(element.id)) found.set(element.id, element);
    const elements = wanted.map((id) => found.get(id)).filter((each) => each !== undefined);
    if (elements.length === wanted.length) return elements;
    position = element.content.end;
  }
  return null;
}

/** Whether the file is a complete WebM: a header, and a segment with the tracks and at least one cluster. */
async function isWholeWebm(read: Reader, length: number): Promise<boolean> {
  const top = await findElements(read, { start: 0, end: length }, [EBML, SEGMENT]);
  const [head, segment] = top ?? [];
  if (head === undefined || segment === undefined) return false;
  const [type] = (await findElements(read, head.content, [DOCUMENT_TYPE])) ?? [];
  if (type === undefined) return false;
  const name = await read(type.content.start, Math.min(16, type.content.end - type.content.start));
  if (name.toString('latin1').replace(/\0+$/u, '') !== 'webm') return false;
  return (await findElements(read, segment.content, [TRACKS, CLUSTER])) !== null;
}

/** Whether a WebM has sound and no video. */
async function isSoundWebm(read: Reader, length: number): Promise<boolean> {
  const [segment] = (await findElements(read, { start: 0, end: length }, [SEGMENT])) ?? [];
  const [tracks] = segment === undefined ? [] : ((await findElements(read, segment.content, [TRACKS])) ?? []);
  if (tracks === undefined) return false;
  const types: number[] = [];
  let { start } = tracks.content;
  while (start < tracks.content.end) {
    const [track] = (await findElements(read, { start, end: tracks.content.end }, [TRACK])) ?? [];
    if (track === undefined) break;
    const [type] = (await findElements(read, track.content, [TRACK_TYPE])) ?? [];
    if (type === undefined) return false;
    types.push((await read(type.content.end - 1, 1))[0] ?? 0);
    start = track.content.end;
  }
  return types.length > 0 && types.every((type) => type === SOUND_TRACK);
}

type FilmType = 'video/mp4' | 'video/webm';

/** Runs a check of the file. A file with too many parts fails every check. */
async function holds(
  path: string,
  check: (read: Reader, size: number) => Promise<boolean>,
): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await check(createReader(file), size);
  } catch (error) {
    if (error instanceof TooManyPieces) return false;
    throw error;
  } finally {
    await file.close();
  }
}

/** Checks the structure of the whole file, because the first bytes alone are easy to forge. */
export function isWholeVideo(path: string, type: FilmType): Promise<boolean> {
  return holds(path, type === 'video/mp4' ? isWholeMp4 : isWholeWebm);
}

/** Whether browsers can play a QuickTime movie as an MP4. */
export function isQuickTimeForBrowsers(path: string): Promise<boolean> {
  return holds(path, isPlayedQuickTime);
}

/** Whether a file in a video container has only an audio track. */
export function isSoundAlone(path: string, type: FilmType): Promise<boolean> {
  return holds(path, type === 'video/mp4' ? isSoundMp4 : isSoundWebm);
}
