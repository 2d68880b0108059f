import { languages } from '@parvis/api-client/languages';
import type { FastifyRequest } from 'fastify';
import { FALLBACK, type Language, languageOf } from '../language.ts';

const chosen = /(?:^|;\s*)language=(?<language>[a-z]+)/;
const addressed = /[?&]lang=(?<language>[a-z]+)(?:[&#]|$)/;

/**
 * Returns the language of a page. The first choice is the language that was chosen on the site. The second is the
 * language in the address, for search engines and links. The third is the preference of the browser.
 */
export function pageLanguageOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): Language {
  const choice = chosen.exec(headers.cookie ?? '')?.groups?.['language'];
  if (choice !== undefined) return languages.find((language) => language === choice) ?? FALLBACK;
  const address = addressed.exec(url)?.groups?.['language'];
  // English addresses have no parameter.
  const other = languages.find((language) => language === address && language !== FALLBACK);
  return other ?? languageOf(headers['accept-language']);
}
