/**
 * In UTF-16, at least this fraction of the bytes are control bytes or outside of ASCII. A text in another encoding with
 * a stray control byte has fewer of them.
 */
const LEAST_HIGH_BYTES = 1 / 8;
/** Characters that no text has: controls, unassigned characters and characters for private use. */
const IMPOSSIBLE = /[\p{Cn}\p{Co}]|[^\P{Cc}\t\n\v\f\r]/u;
/** A Latin letter beside a letter of another script. In the wrong order of bytes, a text is full of such pairs. */
const MIXED = /\p{Script=Latin}(?=(?!\p{Script=Latin})\p{L})|(?!\p{Script=Latin})\p{L}(?=\p{Script=Latin})/gu;
/**
 * Among this many characters, at least one must be usual in the right order of bytes and unusual in the wrong order.
 */
const LEAST_USUAL = 50;
const USUAL = /[\t\n\r\x20-\x7E\u3000-\u30FF]/gu;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
const usual = (text: string | null): number => (text === null ? 0 : count(text, USUAL));
/** Whether a text can have these characters. DOS marks the end of a text with 0x1A. */
const isPossible = (text: string): boolean => !IMPOSSIBLE.test(text.replaceAll('\u001A', ''));

/**
 * Whether most letters of other scripts are beside Latin letters. In Japanese, some letters are beside Latin letters.
 * In a wrong encoding, almost all of them are.
 */
export function mixesScripts(text: string): boolean {
  const others = count(text, /(?!\p{Script=Latin})\p{L}/gu);
  return others > 0 && count(text, MIXED) * 2 >= others;
}

function decode(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string | null {
  try {
    // The sample can end within a character, so its last part is not checked.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return text === '' || !isPossible(text) || count(text, MIXED) * 5 > text.length ? null : text;
  } catch {
    return null;
  }
}

/** Returns the UTF-16 in which a text without a byte order mark is written, or null if it is not UTF-16. */
export function unmarkedUtf16(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const high = sample.reduce((sum, byte) => sum + (byte < 9 || byte > 0x7e ? 1 : 0), 0);
  if (high < Math.max(2, sample.length * LEAST_HIGH_BYTES)) return null;
  const little = decode(sample, 'utf-16le');
  const big = decode(sample, 'utf-16be');
  // Spaces, ends of lines and kana become rare characters in the wrong order.
  const difference = usual(little) - usual(big);
  if (Math.abs(difference) * LEAST_USUAL < sample.length / 2) return null;
  return difference > 0 ? 'utf-16le' : 'utf-16be';
}

/** Whether each group of four bytes is a character of a text, in one of the two orders. */
export function isUnmarkedUtf32(sample: Uint8Array): boolean {
  const length = sample.length - (sample.length % 4);
  const view = new DataView(sample.buffer, sample.byteOffset, length);
  return [true, false].some((isLittleEndian) => {
    for (let at = 0; at < length; at += 4) {
      const code = view.getUint32(at, isLittleEndian);
      if (code > 0x10ffff || !isPossible(String.fromCodePoint(code))) return false;
    }
    return length > 0;
  });
}
