import { open, type FileHandle } from 'node:fs/promises';

/** Far more than a video of 25 MB is made of; each one costs a reading. */
const MOST_BOXES = 10_000;
const MOST_TRACKS = 100;

interface Span {
  readonly start: number;
  readonly end: number;
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The size of a box of MP4 (ISO/IEC 14496-12, 4.2); null where it is not one, or does not fit. */
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

/** The boxes that fill a span; null where something in it is none. */
async function readBoxes(file: FileHandle, { start, end }: Span): Promise<readonly Box[] | null> {
  const boxes: Box[] = [];
  let position = start;
  while (position < end) {
    const head = await readBytes(file, position, Math.min(16, end - position));
    const size = boxSize(head, end - position);
    if (size === null || boxes.length === MOST_BOXES) return null;
    const headLength = head.readUInt32BE(0) === 1 ? 16 : 8;
    boxes.push({
      name: head.toString('latin1', 4, 8),
      content: { start: position + headLength, end: position + size },
    });
    position += size;
  }
  return boxes;
}

/** An MP4 is boxes from its first byte to its last, among them the description of the film and the film itself. */
async function isWholeMp4(file: FileHandle, length: number): Promise<boolean> {
  const boxes = await readBoxes(file, { start: 0, end: length });
  return ['ftyp', 'moov', 'mdat'].every((name) => boxes?.some((box) => box.name === name) === true);
}

/** The boxes at the end of that path of names. */
async function findBoxes(file: FileHandle, span: Span, path: readonly string[]): Promise<readonly Box[]> {
  const [name, ...rest] = path;
  const boxes = ((await readBoxes(file, span)) ?? []).filter((box) => box.name === name);
  if (rest.length === 0) return boxes;
  return (await Promise.all(boxes.map((box) => findBoxes(file, box.content, rest)))).flat();
}

const SOUND = 'soun';
const PICTURES = 'vide';

/** Whether an MP4 has sound, and no pictures to it. */
async function isSoundMp4(file: FileHandle, length: number): Promise<boolean> {
  const handlers = await findBoxes(file, { start: 0, end: length }, ['moov', 'trak', 'mdia', 'hdlr']);
  const kinds = await Promise.all(
    handlers.map(async ({ content }) => (await readBytes(file, content.start + 8, 4)).toString('latin1')),
  );
  return kinds.includes(SOUND) && !kinds.includes(PICTURES);
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

/** An element of EBML (RFC 8794); one of unknown size, as of a live recording, lasts to the end. */
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

/** Answers the first element of each wanted kind, and null where one is broken or missing. */
async function findElements(
  file: FileHandle,
  span: Span,
  wanted: readonly number[],
): Promise<readonly Element[] | null> {
  const found = new Map<number, Element>();
  let position = span.start;
  for (let count = 0; position < span.end && count < MOST_BOXES; count += 1) {
    const head = await readBytes(file, position, Math.min(12, span.end - position));
    const element = readElement(head, { start: position, end: span.end });
    if (element === null) return null;
    if (wanted.includes(element.id) && !found.has(element.id)) found.set(element.id, element);
    const elements = wanted.map((id) => found.get(id)).filter((each) => each !== undefined);
    if (elements.length === wanted.length) return elements;
    position = element.content.end;
  }
  return null;
}

/** A WebM is a head that says so and a segment, which holds the tracks and at least one piece of them. */
async function isWholeWebm(file: FileHandle, length: number): Promise<boolean> {
  const top = await findElements(file, { start: 0, end: length }, [EBML, SEGMENT]);
  const [head, segment] = top ?? [];
  if (head === undefined || segment === undefined) return false;
  const [type] = (await findElements(file, head.content, [DOCUMENT_TYPE])) ?? [];
  if (type === undefined) return false;
  const name = await readBytes(file, type.content.start, Math.min(16, type.content.end - type.content.start));
  if (name.toString('latin1').replace(/\0+$/u, '') !== 'webm') return false;
  return (await findElements(file, segment.content, [TRACKS, CLUSTER])) !== null;
}

/** Whether a WebM has sound, and no pictures to it. */
async function isSoundWebm(file: FileHandle, length: number): Promise<boolean> {
  const [segment] = (await findElements(file, { start: 0, end: length }, [SEGMENT])) ?? [];
  const [tracks] = segment === undefined ? [] : ((await findElements(file, segment.content, [TRACKS])) ?? []);
  if (tracks === undefined) return false;
  const types: number[] = [];
  let { start } = tracks.content;
  while (start < tracks.content.end && types.length < MOST_TRACKS) {
    const [track] = (await findElements(file, { start, end: tracks.content.end }, [TRACK])) ?? [];
    if (track === undefined) break;
    const [type] = (await findElements(file, track.content, [TRACK_TYPE])) ?? [];
    if (type === undefined) return false;
    types.push((await readBytes(file, type.content.end - 1, 1))[0] ?? 0);
    start = track.content.end;
  }
  return types.length > 0 && types.every((type) => type === SOUND_TRACK);
}

type FilmType = 'video/mp4' | 'video/webm';

async function withFile<T>(path: string, work: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await work(file, size);
  } finally {
    await file.close();
  }
}

/** Whether a file that begins like a video is built like one to its end: the first bytes alone are easily forged. */
export function isWholeVideo(path: string, type: FilmType): Promise<boolean> {
  return withFile(path, type === 'video/mp4' ? isWholeMp4 : isWholeWebm);
}

/** Whether what is built like a video holds sound alone. */
export function isSoundAlone(path: string, type: FilmType): Promise<boolean> {
  return withFile(path, type === 'video/mp4' ? isSoundMp4 : isSoundWebm);
}
