/** Counts the characters of a text in the same way as the server: normalized, by code point. */
export const textLength = (text: string): number => Array.from(text.normalize('NFC')).length;
