// Marks that turn the direction of writing round: 'cod.exe' could be made to read 'exe.doc'.
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file's name as it is, whatever its author did to make it read as another. */
export const plainFileName = (name: string): string => name.replaceAll(directionMarks, '');

/** The name and its ending, which stays in sight however long the name is. */
export function partsOfFileName(name: string): { readonly stem: string; readonly ending: string } {
  const plain = plainFileName(name);
  const dot = plain.lastIndexOf('.');
  // A long last part is no ending, and a name that begins with its only dot has none.
  if (dot <= 0 || plain.length - dot > 8) return { stem: plain, ending: '' };
  return { stem: plain.slice(0, dot), ending: plain.slice(dot) };
}

const longestStem = 48;
const lastOfStem = 12;

/** The name within a sentence: of a long one the beginning and the end. */
export function shortFileName(name: string): string {
  const { stem, ending } = partsOfFileName(name);
  const characters = Array.from(stem);
  if (characters.length <= longestStem) return stem + ending;
  const beginning = characters.slice(0, longestStem - lastOfStem - 1).join('');
  return `${beginning}…${characters.slice(-lastOfStem).join('')}${ending}`;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** '2.4 MB' in the language of the page. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
