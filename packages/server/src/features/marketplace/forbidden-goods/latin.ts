/** The forbidden goods in Latin, as parts of regular expressions. The expressions are applied to normalized text. */

const sanctus = '(?:ss?|sanct(?:i|ae|orum|arum)|beat(?:i|ae)|martyr(?:is|um)|apostol(?:i|orum))';

export const relics: readonly string[] = [
  `reliqui(?:a|ae|as|arum|is) (?:${sanctus}|verae crucis|(?:prima|secunda|tertia)e classis)`,
  'sacra(?:e|rum|s)? reliqui(?:a|ae|as|arum)|cum reliquiis',
  'ex (?:ossibus|carne|sanguine|capillis|cineribus|praecordiis|indument[oi]s?|vestibus|veste|pallio|velo|ligno|tunica|habitu|corpore|cilicio|sepulc(?:h)?ro|tumulo|arca)',
  '(?:ex |de )?lign(?:um|o) (?:s |sanctae |verae )?crucis',
];

export const sacraments: readonly string[] = [
  'hosti(?:a|ae|am|as) consecrat(?:a|ae|am|as)|panis consecratus|vinum consecratum',
  'sanctissimum sacramentum (?:venale|venditur)',
];

export const offerings: readonly string[] = [
  '(?:missae?|indulgentiae?) venal(?:is|es)|stipendia missarum venalia',
];

export const wholeRelics = /^\n?reliquiae$/u;
export const wholeBlood =
  /^\n?(?:(?:pretiosus|pretiosissimus) )?sanguis (?:christi|domini|pretiosus|pretiosissimus)$/u;

export const medium = 'libri|liber';
export const and = 'et|cum';
export const no = 'non|sine|nulla';

export const harmlessBefore: readonly string[] = [
  String.raw`(?:liber|libri|historia|tractatus)(?: \p{L}+){0,2} (?:about|de)(?: (?!et|cum)\p{L}+){0,2}`,
  'historia|tractatus de|de (?:cultu|veneratione)(?: et veneratione)?',
  String.raw`(?:reliquiarium|capsa|pyxis)(?: \p{L}+){0,3} (?:pro|ad)(?: \p{L}+){0,2}`,
  String.raw`vacuum(?: \p{L}+){0,3} pro(?: \p{L}+){0,2}`,
];
