import { ZxcvbnFactory, type OptionsDictionary } from '@zxcvbn-ts/core';
import type { Language } from '../../i18n/languages.ts';

type LoadDictionary = () => Promise<{ dictionary: OptionsDictionary }>;

const english: LoadDictionary = () => import('@zxcvbn-ts/language-en');

/** Common words, first names and surnames. A language without a dictionary uses the English dictionary. */
const dictionaries: Partial<Record<Language, LoadDictionary>> = {
  en: english,
  es: () => import('@zxcvbn-ts/language-es-es'),
  pt: () => import('@zxcvbn-ts/language-pt-br'),
};

/** A password with at least this zxcvbn score is safe even if the stored hashes are stolen. */
const safe = 3;
/**
 * Only the beginning of a longer password is judged, because a repeated pattern of 200 characters would take seconds.
 */
const maxLength = 64;

/**
 * Loads a function that judges passwords. For a password that is easy to guess, the function returns zxcvbn's
 * warning, or `other` if there is none. For all other passwords, it returns null.
 */
export async function loadWarnings(language: Language): Promise<(password: string) => string | null> {
  const loadDictionary = dictionaries[language] ?? english;
  const [common, own] = await Promise.all([import('@zxcvbn-ts/language-common'), loadDictionary()]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...own.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength,
  });
  return (password) => {
    const { score, feedback } = zxcvbn.check(password);
    return score >= safe ? null : (feedback.warning ?? 'other');
  };
}
