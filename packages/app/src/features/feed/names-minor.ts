const family = [
  // English
  'son|daughter|child|kid|grandson|granddaughter|grandchild|nephew|niece|godson|goddaughter|student|pupil',
  // Spanish
  'hijo|hija|hijito|hijita|nieto|nieta|sobrino|sobrina|ahijado|ahijada|alumno|alumna|niño|niña',
  // Portuguese
  'filho|filha|filhinho|filhinha|neto|neta|sobrinho|sobrinha|afilhado|afilhada|aluno|aluna|menino|menina',
].join('|');

/** A word for a child of the family or a pupil, and then a name. */
const relative = new RegExp(String.raw`(?<!\p{L})(?:${family}),?\s+\p{Lu}\p{Ll}+`, 'u');

/** A name, and soon after it an age. */
const aged =
  /\p{Lu}\p{Ll}+(?:[^.!?\d]{0,15})(?<age>\d{1,2})[\s-]*(?:years?|yrs?|y\/o|months?|weeks?|años?|anos?|mes(?:es)?|semanas?)(?!\p{L})/gu;

/**
 * Whether a text seems to name a child or teenager, in English, Spanish or Portuguese. It only compares words, so
 * it is sometimes wrong in both directions. It is only used to ask the writer.
 */
export function seemsToNameMinor(text: string): boolean {
  if (relative.test(text)) return true;
  return [...text.matchAll(aged)].some(({ groups }) => Number(groups?.['age']) < 18);
}
