// Direction marks. With them, 'cod.exe' could be displayed as 'exe.doc'.
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Removes direction marks from a file's name, because they can make the name look like another name. */
export const plainFileName = (name: string): string => name.replaceAll(directionMarks, '');

/** Splits the name so that its extension stays visible even if the name is long. */
export function partsOfFileName(name: string): { readonly stem: string; readonly ending: string } {
  const plain = plainFileName(name);
  const dot = plain.lastIndexOf('.');
  // If the part after the last dot is long, it is not an extension. A name that starts with its only dot has no
  // extension.
  if (dot <= 0 || plain.length - dot > 8) return { stem: plain, ending: '' };
  return { stem: plain.slice(0, dot), ending: plain.slice(dot) };
}

const longestStem = 48;
const lastOfStem = 12;

/** Returns the name for use within a sentence. A long name is shortened in the middle. */
export function shortFileName(name: string): string {
  const { stem, ending } = partsOfFileName(name);
  const characters = Array.from(stem);
  if (characters.length <= longestStem) return stem + ending;
  const beginning = characters.slice(0, longestStem - lastOfStem - 1).join('');
  return `${beginning}…${characters.slice(-lastOfStem).join('')}${ending}`;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes in the language of the page: '2.4 MB'. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
