/** The upper half of IBM850, which `TextDecoder` does not know. IBM437 has the usual letters at the same places. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** All characters except ASCII and the usual letters and symbols of Western European languages. */
const UNUSUAL = /[^\p{ASCII}À-ÖØ-öø-ÿŒœŠšŽžŸ“”„‘’‚‹›«»–—…•·€£¢§°º©®™ª¿¡´\u00A0\u00AD²³¼½¾±×]/u;
/** Sequences of characters that typically appear when a text in another encoding is read as Windows-1252. */
const GARBLED: readonly RegExp[] = [
  /\p{Ll}[À-ÖØ-ÞŒŠŽŸ]/u,
  /\p{L}[¡¿°º©®™ª²³¼½¾±×§€£¢]+\p{L}/u,
  /[À-ÖØ-öø-ÿŠšŽžŸ]{4}/u,
  // A small letter between capital letters shows an encoding of DOS. An "õ" without an "e" after it is a Hungarian "ő".
  /\p{Lu}[à-öø-ÿšœž]\p{Lu}|™\p{L}|[‚¡¢£]{3}|õ(?!e)/u,
  /\p{L}[„‚¿¡¢]/u,
  // The letters of a Spanish or Portuguese text of an older Mac, read as Windows-1252.
  /\p{Ll}—[b-df-hj-np-tv-xz](?!\p{L})|(?<!\p{L})[b-df-hj-np-tv-xz]—\p{Ll}|[bcdfgpt][lr]—\p{Ll}/u,
  /\p{Ll}–[aeiou]s?(?!\p{L})/u,
  /\p{L}‹|\p{L}›\p{L}|œ(?!\p{L})|œ[bmr]|[aeiou]œ/u,
  /(?<!\p{L})(?:À\p{Lu}\p{Ll}|ò)|Ž(?!\p{L})|(?<!\p{L})\p{Lu}Ž\p{Ll}/u,
  // In Windows-1252, the "á" of DOS is a non-breaking space. In a correct text, a non-breaking space does not follow a
  // single consonant.
  /(?<!\p{L})[b-df-hj-np-tv-xz]\u00A0\p{Ll}/u,
];

/**
 * All accented vowels in a row, as in a list of letters. They are left out, because the pattern for four special
 * letters in a row would match them.
 */
const VOWELS = /áéíóú|ÁÉÍÓÚ/gu;

/**
 * The byte of "æ" in Windows-1252 is a "ć" in the encoding of Croatian and Slovenian. No language uses "æ" together
 * with "š" or "ž".
 */
const isSlavic = (text: string): boolean => text.includes('æ') && /[šž]/u.test(text);

function canBeText(text: string): boolean {
  const rest = text.replace(VOWELS, '');
  return !UNUSUAL.test(rest) && !isSlavic(rest) && !GARBLED.some((pattern) => pattern.test(rest));
}

/**
 * The byte of "í" on an older Mac is an apostrophe in Windows-1252. This matches words with an "í" at a typical place.
 */
const TYPICAL_MAC_WORD =
  /^(?:\p{L}{3,}í[ao]s?|[Dd]ías?|\p{L}*[b-df-hj-np-tv-z]í(?!(?:ll|re|ve)$)[b-df-gj-np-tv-z]\p{Ll}+)$/u;
/** Spellings that no Spanish or Portuguese word has, such as two acute accents. */
const NO_MAC_WORD =
  /[áéíóú].*[áéíóú]|[KkWw]|ií|tt|you|(?:[bcdfghjlmpqrtv]s|h|ai)$|^[Gg]randí[^s]|\p{Ll}\p{Lu}/u;
/** Apostrophes at the usual places in English, French, Italian and other languages. */
const USUAL_APOSTROPHE =
  /\p{L}[^\P{L}aeiou]’(?:s|t|d|m|re|ve|ll)(?!\p{L})|\p{L}{3}’s(?!\p{L})|(?<!\p{L})(?:[cdjlmnst]|\p{L}*qu|un|\p{L}*ll)’[haeiouàâéèêëîïôœù]\p{L}{2}/giu;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/**
 * Whether more apostrophes are where a text of an older Mac has an "í" than where other languages have an apostrophe.
 */
function hasMacApostrophes(text: string, bytes: Uint8Array): boolean {
  const words = new TextDecoder('macintosh').decode(bytes).match(/\p{L}*í\p{L}*/gu) ?? [];
  const typical = words.filter((word) => TYPICAL_MAC_WORD.test(word) && !NO_MAC_WORD.test(word));
  return typical.length > count(text, USUAL_APOSTROPHE);
}

/** Returns the text in Windows-1252. Returns null if it then looks like a text in another encoding. */
export function westernText(bytes: Uint8Array): string | null {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return canBeText(text) && !hasMacApostrophes(text, bytes) ? text : null;
}

const decodeDos = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : DOS[byte - 0x80])).join('');

/** Returns the older Western encoding in which the bytes are a text, if there is only one. */
export function olderWesternEncoding(bytes: Uint8Array): 'macintosh' | 'IBM850' | null {
  const isMac = canBeText(new TextDecoder('macintosh').decode(bytes));
  const isDos = canBeText(decodeDos(bytes));
  if (isMac === isDos) return null;
  return isMac ? 'macintosh' : 'IBM850';
}
