/** The number of characters of a text as stored: normalized, and counted by code point. */
export const textLength = (text: string): number => Array.from(text.normalize('NFC')).length;
