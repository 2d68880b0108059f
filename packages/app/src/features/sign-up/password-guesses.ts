import { ZxcvbnFactory, type OptionsDictionary } from '@zxcvbn-ts/core';
import type { Language } from '../../i18n/languages.ts';

/** Common words, first names and surnames. */
const dictionaries: Record<Language, () => Promise<{ dictionary: OptionsDictionary }>> = {
  en: () => import('@zxcvbn-ts/language-en'),
  es: () => import('@zxcvbn-ts/language-es-es'),
  pt: () => import('@zxcvbn-ts/language-pt-br'),
};

/** zxcvbn's score of passwords that are safe even if the stored hashes are stolen. */
const safe = 3;
/** Longer passwords are judged by their beginning: a repeated pattern of 200 characters would take seconds. */
const maxLength = 64;

/** Answers with zxcvbn's warning, or `other`, for a password that is easy to guess; else with null. */
export async function loadWarnings(language: Language): Promise<(password: string) => string | null> {
  const [common, own] = await Promise.all([import('@zxcvbn-ts/language-common'), dictionaries[language]()]);
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
