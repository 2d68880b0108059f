import { open } from 'node:fs/promises';
import {
  asciiOf,
  findBoxes,
  isPlayedQuickTime,
  isWholeMp4,
  passesCheck,
  type ReadBytes,
  type Span,
} from '@parvis/api-client/iso-media';

const SOUND = 'soun';
const PICTURES = 'vide';

/** Whether an MP4 has sound and no video. */
async function isSoundMp4(read: ReadBytes, length: number): Promise<boolean> {
  const handlers = await findBoxes(read, { start: 0, end: length }, ['moov', 'trak', 'mdia', 'hdlr']);
  const kinds: string[] = [];
  for (const { content } of handlers) kinds.push(asciiOf(await read(content.start + 8, 4)));
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

/**
 * Reads an element of EBML (RFC 8794). An element of unknown size lasts to the end. Live recordings have such
 * elements.
 */
function readElement(head: Uint8Array, { start, end }: Span): Element | null {
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
    id: head.subarray(0, idLength).reduce((id, byte) => id * 256 + byte, 0),
    content: { start: from, end: isUnknown ? end : from + Number(size) },
  };
}

/** Returns the first element of each kind. Returns null if one of them is broken or missing. */
async function findElements(
  read: ReadBytes,
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
async function isWholeWebm(read: ReadBytes, length: number): Promise<boolean> {
  const top = await findElements(read, { start: 0, end: length }, [EBML, SEGMENT]);
  const [head, segment] = top ?? [];
  if (head === undefined || segment === undefined) return false;
  const [type] = (await findElements(read, head.content, [DOCUMENT_TYPE])) ?? [];
  if (type === undefined) return false;
  const name = await read(type.content.start, Math.min(16, type.content.end - type.content.start));
  if (asciiOf(name).replace(/\0+$/u, '') !== 'webm') return false;
  return (await findElements(read, segment.content, [TRACKS, CLUSTER])) !== null;
}

/** Whether a WebM has sound and no video. */
async function isSoundWebm(read: ReadBytes, length: number): Promise<boolean> {
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

async function holds(path: string, check: Parameters<typeof passesCheck>[0]): Promise<boolean> {
  const file = await open(path, 'r');
  const read: ReadBytes = async (position, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  try {
    return await passesCheck(check, read, (await file.stat()).size);
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
