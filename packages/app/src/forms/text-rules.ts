/** Counts characters as the server does: one for each code point of the NFC-normalized text. */
export const textLength = (text: string): number => Array.from(text.normalize('NFC')).length;

/** The server's rule for addresses. It needs no form library, because some pages do not load one. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
