import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { analyse, type Match } from 'chardet';
import { readPart } from './file-parts.ts';
import { isUnmarkedUtf32, mixesScripts, unmarkedUtf16 } from './unmarked-unicode.ts';
import { olderWesternEncoding, westernText } from './western-text.ts';

/** The encodings that the server recognizes. All of them except UTF-8 are converted to UTF-8. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'iso-2022-jp' | 'windows-1252';

/**
 * The encoding from which a text is converted. If texts in that encoding are not converted, its name, or null if the
 * name is not known.
 */
export type Guess = { readonly encoding: TextEncoding } | { readonly name: string | null };

const SAMPLE_BYTES = 16 * 1024;
/**
 * The library gets only this part of the sample, because it is slow, and the server cannot do other work while it runs.
 */
const ANALYSED_BYTES = 8 * 1024;
/** The number of bytes in the sample before the first wanted byte. */
const BYTES_BEFORE = 1024;
const ESCAPE = 0x1b;
const WESTERN: ReadonlySet<string> = new Set(['ISO-8859-1', 'windows-1252']);
/** The other Latin encodings with one byte for each character. For them, the guess of the library is often wrong. */
const LATIN = /^(?:ISO-8859-[29]|windows-125[0478])$/u;

/** Returns the encoding of the byte order mark at the beginning, or null if there is no mark. */
export function markedEncoding(beginning: Uint8Array): TextEncoding | 'UTF-32' | null {
  const [one, two, three, four] = beginning;
  if (one === 0xff && two === 0xfe) return three === 0 && four === 0 ? 'UTF-32' : 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  return one === 0 && two === 0 && three === 0xfe && four === 0xff ? 'UTF-32' : null;
}

/** Returns the part of the file around the first byte that is wanted. */
async function sampleOf(path: string, isWanted: (byte: number) => boolean): Promise<Buffer> {
  let position = 0;
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.from(chunk);
    const at = bytes.findIndex(isWanted);
    if (at >= 0) return readPart(path, Math.max(0, position + at - BYTES_BEFORE), SAMPLE_BYTES);
    position += bytes.length;
  }
  return Buffer.alloc(0);
}

/**
 * Returns the encoding of a text with control bytes: UTF-16 or UTF-32 without a byte order mark, or an encoding of ISO
 * 2022. Returns null if the file is not such a text.
 */
export async function guessedWithControls(path: string): Promise<Guess | null> {
  const sample = await sampleOf(path, () => true);
  if (isUnmarkedUtf32(sample)) return { name: 'UTF-32' };
  const escaped = await sampleOf(path, (byte) => byte === ESCAPE);
  const name = analyse(escaped.subarray(0, ANALYSED_BYTES)).find((match) =>
    match.name.startsWith('ISO-2022'),
  )?.name;
  if (name !== undefined && escaped.every((byte) => byte < 0x80)) {
    return name === 'ISO-2022-JP' ? { encoding: 'iso-2022-jp' } : { name };
  }
  const encoding = unmarkedUtf16(sample);
  return encoding === null ? null : { encoding };
}

// The sample can end within a character, so its last part is not decoded.
const decode = (sample: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(sample, { stream: true });

/** Whether the platform has a decoder for an encoding. */
function isDecoded(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false;
  }
}

/**
 * Whether a text reads the same in Windows-1252 and in another Latin encoding. An "ñ" before a vowel counts as the
 * same. Other encodings have another letter in place of "ñ", but that letter does not occur before a vowel.
 */
function isAlsoWestern(western: string, encoding: string, sample: Uint8Array): boolean {
  if (!LATIN.test(encoding)) return false;
  const other = decode(sample, encoding);
  return Array.from(western).every(
    (letter, at) => letter === other[at] || /^ñ[aeiouáéíóú]/iu.test(western.slice(at, at + 2)),
  );
}

/** Parts that a text has only if it is read in a wrong Latin encoding. */
const GARBLED = /\p{Ll}\p{Lu}|\p{L}[^\p{ASCII}\p{L}]+\p{L}|\d[^\p{ASCII}\P{L}]/u;

/** Whether the sample looks like a text in the guessed encoding. */
function isPlausible({ name }: Match, sample: Uint8Array): boolean {
  if (WESTERN.has(name)) return true;
  const text = decode(sample, name);
  return !(LATIN.test(name) ? GARBLED : /[\uFFFD\p{Co}]/u).test(text) && !mixesScripts(text);
}

/** Returns the probable encoding of a text that has no control bytes and is not UTF-8. */
export async function guessedEncoding(path: string): Promise<Guess> {
  const sample = await sampleOf(path, (byte) => byte > 0x7f);
  const analysed = sample.subarray(0, ANALYSED_BYTES);
  const all = analyse(analysed).filter(
    ({ name, confidence }) => confidence > 0 && isDecoded(name) && name !== 'UTF-8' && name !== 'ASCII',
  );
  await setImmediate();
  const guesses = all.filter((guess) => isPlausible(guess, analysed));
  const [best] = guesses;
  await setImmediate();
  const text = westernText(sample);
  const other = guesses.find(({ name }) => !WESTERN.has(name))?.name ?? null;
  if (text === null) return { name: olderWesternEncoding(sample) ?? other };
  const isBest = guesses.some(({ name, confidence }) => confidence === best?.confidence && WESTERN.has(name));
  // If the library guesses nothing at all, the text is very short. It is then Western if it reads the same in
  // Windows-1250.
  const isWestern =
    best === undefined
      ? all.length > 0 || isAlsoWestern(text, 'windows-1250', sample)
      : isBest || isAlsoWestern(text, best.name, sample);
  return isWestern ? { encoding: 'windows-1252' } : { name: other };
}
