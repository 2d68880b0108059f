import { createReadStream } from 'node:fs';
import { analyse } from 'chardet';

/** The encodings that the server recognizes. All of them except UTF-8 are converted to UTF-8. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SAMPLE_BYTES = 64 * 1024;
const WESTERN: ReadonlySet<string> = new Set(['ISO-8859-1', 'windows-1252']);

/** All characters except ASCII and the usual letters and symbols of Western European languages. */
const UNUSUAL = /[^\p{ASCII}À-ÖØ-öø-ÿŒœŠšŽžŸ“”„‘’‚‹›«»–—…•·€£¢§°º©®™ª¿¡´\u00A0\u00AD²³¼½¾±×]/u;
/** Sequences of characters that are typical when a text in another encoding is read as Windows-1252. */
const GARBLED = /\p{Ll}[À-ÖØ-ÞŒŠŽŸ]|\p{L}[¡¿°º©®™ª²³¼½¾±×§€£¢]+\p{L}|[À-ÖØ-öø-ÿŠšŽžŸ]{4}/u;

/** Returns the encoding of the byte order mark at the beginning, or null if there is no mark. */
export function markedEncoding(beginning: Uint8Array): TextEncoding | 'UTF-32' | null {
  const [one, two, three, four] = beginning;
  if (one === 0xff && two === 0xfe) return three === 0 && four === 0 ? 'UTF-32' : 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  return one === 0 && two === 0 && three === 0xfe && four === 0xff ? 'UTF-32' : null;
}

/** Returns a part of the file with characters outside of ASCII, and the bytes before it. */
async function sampleOf(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { highWaterMark: SAMPLE_BYTES })) {
    const bytes = Buffer.from(chunk);
    if (bytes.some((byte) => byte > 0x7f)) return bytes;
  }
  return Buffer.alloc(0);
}

/**
 * Returns the encoding that a text probably has if it is not UTF-8. Also returns whether it is certain enough to
 * convert the text.
 */
export async function guessedEncoding(
  path: string,
): Promise<{ readonly name: string; readonly isWestern: boolean } | null> {
  const sample = await sampleOf(path);
  const [best, ...others] = analyse(sample);
  if (best === undefined || best.confidence === 0 || best.name === 'UTF-8' || best.name === 'ASCII')
    return null;
  const equals = [best, ...others].filter(({ confidence }) => confidence === best.confidence);
  const text = new TextDecoder('windows-1252').decode(sample);
  const isWestern =
    equals.some(({ name }) => WESTERN.has(name)) && !UNUSUAL.test(text) && !GARBLED.test(text);
  return { name: isWestern ? 'windows-1252' : best.name, isWestern };
}
