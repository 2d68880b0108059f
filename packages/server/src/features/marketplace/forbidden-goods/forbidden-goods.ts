import { badRequest, type AppError } from '../../../platform/http/errors.ts';
import { i18n } from '../../../platform/i18n.ts';
import type { Text } from '../../../platform/language.ts';
import { searchable } from '../../../platform/text.ts';
import * as english from './english.ts';
import * as latin from './latin.ts';
import * as portuguese from './portuguese.ts';
import * as spanish from './spanish.ts';

const languages = [english, spanish, portuguese, latin];

/**
 * Goods that the Church forbids to sell (simony), in English, Spanish, Portuguese and Latin. Texts are normalized
 * before they are compared.
 */
interface Rule {
  readonly what: 'relic' | 'sacrament' | 'offering';
  readonly mentions: readonly RegExp[];
}

const phrase = (text: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${text})(?![\p{L}\p{N}])`, 'gu');

/** The names of saints for the rules of both English and Spanish. The rules of Portuguese have their own list. */
const saints = [...english.known, ...spanish.known].join('|');

const rules: readonly Rule[] = [
  {
    what: 'relic',
    mentions: [
      ...english.relics(saints),
      ...spanish.relics(saints),
      ...latin.relics,
      ...portuguese.relics,
    ].map(phrase),
  },
  { what: 'sacrament', mentions: languages.flatMap(({ sacraments }) => sacraments).map(phrase) },
  { what: 'offering', mentions: languages.flatMap(({ offerings }) => offerings).map(phrase) },
];

/**
 * Words that are forbidden only if they are the whole text. Together with more words they name a chaplet, a parish or
 * a feast.
 */
const wholeTexts: readonly Rule[] = [
  { what: 'relic', mentions: languages.map(({ wholeRelics }) => wholeRelics) },
  { what: 'sacrament', mentions: languages.map(({ wholeBlood }) => wholeBlood) },
];

const and = languages.map((language) => language.and).join('|');
const no = languages.map((language) => language.no).join('|');
const spoken = [english, spanish, portuguese];
const only = spoken.map((language) => language.only).join('|');
const articles = spoken.map((language) => language.articles).join('|');

/**
 * If one of these words stands before the forbidden thing, the text is harmless. Such a text offers a book about the
 * thing, an accessory or an imitation, or says that the thing is not included.
 */
const harmlessBefore = [
  // All languages are tried on every text because they share words. For example, "no" is English and Spanish.
  String.raw`(?:${no})(?: (?!${only})\p{L}+){0,2}`,
  ...languages.flatMap((language) => language.harmlessBefore),
].map((text) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${text}) $`, 'u'));

/**
 * If one of these words stands after the forbidden thing, the text is harmless. The word says that the thing is a book,
 * is missing, or is elsewhere.
 */
const harmlessAfter = spoken
  .flatMap((language) => language.harmlessAfter)
  .map((text) => new RegExp(`^ (?:${text})`, 'u'));

/** A medium about the thing, such as a book. It stands directly after the thing or before a colon. */
const medium = `(?:${languages.map((language) => language.medium).join('|')})`;
const directlyAfter = new RegExp(String.raw`^ ${medium}(?![\p{L}\p{N}])(?! (?:${and}) )`, 'u');
const directlyBefore = /(?<![\p{L}\p{N}])(?:dvds?|blu ray|vhs|audiobooks?) (?:the )?$/u;
/** A medium in brackets or after a comma, followed by its author. Such a text offers a written work. */
const written = new RegExp(
  String.raw`^(?: (?!(?:${and}) )\p{L}+){0,3},(?:${articles})?${medium} (?:by|de|por) `,
  'u',
);
const titled = new RegExp(String.raw`^(?!(?:${no}) )((?:\p{L}+ ){0,2}${medium}) ?: ?`, 'u');

const PUNCTUATION = /[^\p{L}\p{N}ªº\n]+/gu;
const PAUSE = /[,&+/()|–—]|\s-\s/u;
/** This many characters before and after the thing are searched for harmless words. */
const NEARBY = 80;

/** Returns the normalized sentences, one on each line. Every separator becomes a comma. */
const plain = (text: string): string =>
  text
    .split(/[\n.;!?]+(?=\s|$)/u)
    .map((sentence) =>
      searchable(sentence)
        .replace(titled, '$1 about ')
        .replace(PUNCTUATION, (marks) => (PAUSE.test(marks) ? ',' : ' '))
        .replaceAll(/^[ ,]+|[ ,]+$/gu, ''),
    )
    // The period of an abbreviation does not end a sentence.
    .reduce(
      (whole, sentence) =>
        /(?:^|[\s,])(?:st|sts|s|ss|b|bl|sta|sto)$/u.test(whole)
          ? `${whole} ${sentence}`
          : `${whole}\n${sentence}`,
      '',
    );

const withoutPauses = (text: string): string => text.replaceAll(',', ' ');

function isHarmless(text: string, from: number, to: number): boolean {
  const phrase =
    text
      .slice(Math.max(0, from - NEARBY), from)
      .split('\n')
      .at(-1) ?? '';
  const before = withoutPauses(phrase);
  const after = text.slice(to, to + NEARBY).split('\n')[0] ?? '';
  return (
    directlyBefore.test(phrase) ||
    directlyAfter.test(after) ||
    written.test(after) ||
    harmlessBefore.some((context) => context.test(before)) ||
    harmlessAfter.some((context) => context.test(withoutPauses(after)))
  );
}

/** Returns which kind of forbidden goods the text offers, or null. */
export function forbiddenIn(text: string): Rule['what'] | null {
  const parted = plain(text);
  const folded = withoutPauses(parted);
  for (const { what, mentions } of wholeTexts) {
    if (mentions.some((mention) => mention.test(folded.trimEnd()))) return what;
  }
  for (const { what, mentions } of rules) {
    for (const mention of mentions) {
      for (const { index, 0: found } of folded.matchAll(mention)) {
        if (!isHarmless(parted, index, index + found.length)) return what;
      }
    }
  }
  return null;
}

const messages: Record<Rule['what'], Text> = {
  relic: i18n._(
    'The Church asks that relics of saints never be sold (canon 1190). You could give this one to a parish, or to your diocese, which knows how to honor it. An empty reliquary may be sold.',
  ),
  sacrament: i18n._(
    'The Blessed Sacrament can never be bought or sold. If you have found a consecrated Host, please bring it to a priest, who will know what to do.',
  ),
  offering: i18n._(
    'Masses and sacraments are not for sale (canons 947 and 1380), nor are indulgences. A parish will gladly take your intention.',
  ),
};

/** Refuses goods that the site does not allow, with a friendly reason. */
export function requireAllowed(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    const what = forbiddenIn(text);
    if (what !== null) throw refusal(path, messages[what]);
  }
}

function refusal(path: string, message: Text): AppError {
  return badRequest(message, [{ path, message }], 'listing.forbidden');
}
