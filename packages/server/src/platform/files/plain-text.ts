import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileType, RefusedFile } from './file-types.ts';
import { guessedEncoding, markedEncoding, type TextEncoding } from './text-encoding.ts';

/** Characters that do not occur in text. A form feed is allowed, because it separates pages. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/u;
const CONTROL_BYTES = /[^\P{Cc}\t\n\f\r\u0080-\u009F]/u;
/**
 * The beginnings of active content. A browser would run it as a page or a drawing, or a program would run it as a
 * script.
 */
const ACTIVE =
  /^\s*(?:<[!?/]|<[a-z][\w:.-]*[\s/>]|#!|%!PS|regedit4|windows registry editor|\[internetshortcut\])/iu;
const BEGINNING = 1024;
/** The byte order mark. Without it, Excel reads a CSV file as Windows-1252. */
const MARK = '\uFEFF';
/** Calendars and contacts get no mark. The programs that read them expect UTF-8 and do not support the mark. */
const UNMARKED = /^BEGIN:V/u;
/** Matches a vCard 2.1 that names its encoding. After a conversion to UTF-8 that name would be wrong. */
const NAMED_CHARSET = /;charset=(?!"?utf-8)/iu;
const LONGEST_CHARSET = 20;

export const beginsLikeActiveContent = (text: string): boolean => ACTIVE.test(text);

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Yields the text in parts. Throws a TypeError if the file is not in this encoding. */
async function* decoded(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path))
    yield decoder.decode(Buffer.from(chunk), { stream: true });
  yield decoder.decode();
}

type Reading = 'text' | 'other encoding' | 'no text';

/**
 * Reads the whole file in this encoding. It is text only if it has no control characters and does not begin with code
 * that a machine would run.
 */
async function read(path: string, encoding: TextEncoding): Promise<Reading> {
  let beginning = '';
  try {
    for await (const part of decoded(path, encoding)) {
      if (CONTROLS.test(part)) return 'no text';
      if (beginning.length < BEGINNING) beginning += part.slice(0, BEGINNING);
    }
  } catch (error) {
    if (error instanceof TypeError) return 'other encoding';
    throw error;
  }
  return beginsLikeActiveContent(beginning) ? 'no text' : 'text';
}

/** Whether the file has control bytes. Most binary files have some. No 8-bit encoding uses them for letters. */
async function hasControlBytes(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path)) {
    if (CONTROL_BYTES.test(Buffer.from(chunk).toString('latin1'))) return true;
  }
  return false;
}

async function namesCharset(path: string, encoding: TextEncoding): Promise<boolean> {
  let before = '';
  for await (const part of decoded(path, encoding)) {
    if (before === '' && part !== '' && !UNMARKED.test(part)) return false;
    if (NAMED_CHARSET.test(before + part)) return true;
    before = (before + part).slice(-LONGEST_CHARSET);
  }
  return false;
}

async function typeIn(path: string, encoding: TextEncoding): Promise<FileType | RefusedFile | null> {
  if ((await read(path, encoding)) !== 'text') return null;
  if (encoding === 'utf-8') return { kind: 'document', contentType: 'text/plain' };
  if (await namesCharset(path, encoding)) return { refused: 'encoding', encoding };
  return { kind: 'document', contentType: 'text/plain', encoding };
}

/** Returns the type of a text file with its encoding. Returns null if the file is not text. */
export async function readPlainText(path: string): Promise<FileType | RefusedFile | null> {
  const marked = markedEncoding(await beginningOf(path));
  if (marked === 'UTF-32') return { refused: 'encoding', encoding: marked };
  if (marked !== null) return typeIn(path, marked);
  const reading = await read(path, 'utf-8');
  if (reading === 'text') return { kind: 'document', contentType: 'text/plain' };
  if (reading === 'no text' || (await hasControlBytes(path))) return null;
  const guess = await guessedEncoding(path);
  if (guess === null) return { refused: 'encoding' };
  return guess.isWestern ? typeIn(path, 'windows-1252') : { refused: 'encoding', encoding: guess.name };
}

async function* marked(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    if (part === '') continue;
    yield isFirst && !UNMARKED.test(part) ? MARK + part : part;
    isFirst = false;
  }
}

/** Converts a text file to UTF-8. */
export async function writeAsUtf8(path: string, encoding: TextEncoding, target: string): Promise<void> {
  await pipeline(marked(decoded(path, encoding)), createWriteStream(target));
}
