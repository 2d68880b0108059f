import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { decodedParts, readPart } from './file-parts.ts';
import type { FileType, RefusedFile } from './file-types.ts';
import {
  guessedEncoding,
  guessedWithControls,
  markedEncoding,
  type Guess,
  type TextEncoding,
} from './text-encoding.ts';

/**
 * Characters that do not occur in text. A form feed is allowed because it separates pages, and a vertical tab because
 * programs use it for a new line within a paragraph or a cell.
 */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r]/u;
const CONTROL_BYTES = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u;
/** DOS programs write this character at the end of a text. It does not belong to the text. */
const DOS_END = '\u001A';
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

/** Yields the text in parts, without the mark of DOS at its end. */
async function* decoded(path: string, encoding: TextEncoding | 'latin1'): AsyncGenerator<string> {
  let hasEnded = false;
  for await (const part of decodedParts(path, encoding)) {
    let end = part.length;
    while (part[end - 1] === DOS_END) end -= 1;
    const text = part.slice(0, end);
    if (hasEnded && text !== '') yield DOS_END;
    hasEnded = text === '' ? hasEnded || part !== '' : text !== part;
    yield text;
  }
}

type Reading = 'text' | 'other encoding' | 'controls' | 'active';

/**
 * Reads the whole file in this encoding. The file is a text only if it has no control characters and does not begin
 * with code that a machine would run.
 */
async function read(path: string, encoding: TextEncoding): Promise<Reading> {
  let beginning = '';
  try {
    for await (const part of decoded(path, encoding)) {
      if (CONTROLS.test(part)) return 'controls';
      if (beginning.length < BEGINNING) beginning += part.slice(0, BEGINNING);
    }
  } catch (error) {
    if (error instanceof TypeError) return 'other encoding';
    throw error;
  }
  return beginsLikeActiveContent(beginning) ? 'active' : 'text';
}

/** Whether the file has control bytes. Most binary files have some. No 8-bit encoding uses them for letters. */
async function hasControlBytes(path: string): Promise<boolean> {
  for await (const part of decoded(path, 'latin1')) {
    if (CONTROL_BYTES.test(part)) return true;
  }
  return false;
}

async function hasDosEnd(path: string): Promise<boolean> {
  const { size } = await stat(path);
  const end = await readPart(path, Math.max(0, size - 1), 1);
  return end.toString('latin1') === DOS_END;
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
  const reading = await read(path, encoding);
  if (reading === 'other encoding') return { refused: 'encoding', encoding };
  if (reading !== 'text') return null;
  if (await namesCharset(path, encoding)) return { refused: 'encoding', encoding };
  return { kind: 'document', contentType: 'text/plain', encoding };
}

async function typeOfGuess(path: string, guess: Guess): Promise<FileType | RefusedFile | null> {
  if ('encoding' in guess) return typeIn(path, guess.encoding);
  return guess.name === null ? { refused: 'encoding' } : { refused: 'encoding', encoding: guess.name };
}

/** Returns the type of a text file with its encoding. Returns null if the file is not text. */
export async function readPlainText(path: string): Promise<FileType | RefusedFile | null> {
  const marked = markedEncoding(await readPart(path, 0, 4));
  if (marked === 'UTF-32') return { refused: 'encoding', encoding: marked };
  if (marked !== null) return typeIn(path, marked);
  const reading = await read(path, 'utf-8');
  if (reading === 'active') return null;
  if (reading === 'text') {
    const type = { kind: 'document', contentType: 'text/plain' } as const;
    return (await hasDosEnd(path)) ? { ...type, encoding: 'utf-8' } : type;
  }
  const hasControls = reading === 'controls' || (await hasControlBytes(path));
  // Without control bytes, only encodings that include ASCII can be guessed. So a text that is active content can be
  // recognized before its encoding is known.
  if (!hasControls && (await read(path, 'windows-1252')) === 'active') return null;
  const guess = hasControls ? await guessedWithControls(path) : await guessedEncoding(path);
  return guess === null ? null : typeOfGuess(path, guess);
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
