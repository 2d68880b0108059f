/*
 * Normalization sorts the marks of a run, and its time grows with the square of their number. So a pasted text with
 * thousands of marks would stop the page.
 */
const longRuns = /(?<kept>\p{M}{30})\p{M}+/gu;
const stackedMarks = /(?<kept>\p{M}{4})\p{M}+/gu;

/**
 * Counts the characters of a text as the server does: by code point, in NFC, with at most four marks on a letter,
 * because the server stores no more of them.
 */
export const textLength = (text: string): number =>
  Array.from(text.replaceAll(longRuns, '$<kept>').normalize('NFC').replaceAll(stackedMarks, '$<kept>'))
    .length;

/** The server's rule for addresses. It needs no form library, because some pages do not load one. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
