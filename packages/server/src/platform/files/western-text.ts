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
  // A small letter between capital letters shows an encoding of DOS. A lone "õ" is a Hungarian "ő".
  /\p{Lu}[à-öø-ÿšœž]\p{Lu}|™\p{L}|[‚¡¢£]{3}|õ(?!e)/u,
  /\p{L}[„‚¿¡¢]/u,
  // The letters of a Spanish or Portuguese text of an older Mac, read as Windows-1252.
  /\p{Ll}—[b-df-hj-np-tv-xz](?!\p{L})|(?<!\p{L})[b-df-hj-np-tv-xz]—\p{Ll}|[bcdfgpt][lr]—\p{Ll}/u,
  /\p{Ll}–[aeiou]s?(?!\p{L})/u,
  /\p{L}{3}’[ao]s?(?!\p{L})|(?<!\p{L})[Dd]’as?(?!\p{L})/u,
  /[b-df-hj-np-tv-z]’(?!(?:ll|re|ve)(?!\p{L}))[b-df-gj-np-tv-z]\p{Ll}/u,
  /\p{L}‹|\p{L}›\p{L}|œ(?!\p{L})|œ[bmr]|[aeiou]œ/u,
  /(?<!\p{L})(?:À\p{Lu}\p{Ll}|ò)|Ž(?!\p{L})|(?<!\p{L})\p{Lu}Ž\p{Ll}/u,
  // In Windows-1252, the "á" of DOS is a non-breaking space. In a correct text, a non-breaking space does not follow a
  // single consonant.
  /(?<!\p{L})[b-df-hj-np-tv-xz]\u00A0\p{Ll}/u,
];

/** All accented vowels in a row, as in a list of letters. The rule of four letters must not find these. */
const VOWELS = /áéíóú|ÁÉÍÓÚ/gu;

/** Croatian and Slovenian have "ć" where Windows-1252 has "æ". No language has "æ" besides "š" or "ž". */
const isSlavic = (text: string): boolean => text.includes('æ') && /[šž]/u.test(text);

function canBeText(text: string): boolean {
  const rest = text.replace(VOWELS, '');
  return !UNUSUAL.test(rest) && !isSlavic(rest) && !GARBLED.some((pattern) => pattern.test(rest));
}

/** Returns the text in Windows-1252. Returns null if it then looks like a text in another encoding. */
export function westernText(bytes: Uint8Array): string | null {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return canBeText(text) ? text : null;
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
