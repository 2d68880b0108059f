/** Counts characters as the server does: NFC-normalized, one per code point. */
export const textLength = (text: string): number => Array.from(text.normalize('NFC')).length;

/** The server's rule. Needs no form library, which not every page loads. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
