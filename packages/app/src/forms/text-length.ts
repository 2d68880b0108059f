/** Counts characters as the server does: NFC-normalized, one per code point. */
export const textLength = (text: string): number => Array.from(text.normalize('NFC')).length;
