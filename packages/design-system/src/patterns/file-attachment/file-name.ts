// Direction marks: 'cod.exe' could be displayed as 'exe.doc'.
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file's name without direction marks, which could make it read as another name. */
export const plainFileName = (name: string): string => name.replaceAll(directionMarks, '');

/** Splits the name so that its extension stays visible, however long the name is. */
export function partsOfFileName(name: string): { readonly stem: string; readonly ending: string } {
  const plain = plainFileName(name);
  const dot = plain.lastIndexOf('.');
  // A long last part is not an extension, and a dot file has none.
  if (dot <= 0 || plain.length - dot > 8) return { stem: plain, ending: '' };
  return { stem: plain.slice(0, dot), ending: plain.slice(dot) };
}

const longestStem = 48;
const lastOfStem = 12;

/** The name within a sentence; a long one is shortened in the middle. */
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
