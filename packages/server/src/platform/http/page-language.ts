import { languages } from '@parvis/api-client/languages';
import type { FastifyRequest } from 'fastify';
import { FALLBACK, type Language, languageOf } from '../language.ts';

const chosen = /(?:^|;\s*)language=(?<language>[a-z]+)/;
const addressed = /[?&]lang=(?<language>[a-z]+)(?:[&#]|$)/;

/**
 * The language of a page: the one chosen on the site, else that of the address (for search engines and links), else
 * the browser's preference.
 */
export function pageLanguageOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): Language {
  const choice = chosen.exec(headers.cookie ?? '')?.groups?.['language'];
  if (choice !== undefined) return languages.find((language) => language === choice) ?? FALLBACK;
  const address = addressed.exec(url)?.groups?.['language'];
  // English has the address without a parameter.
  const other = languages.find((language) => language === address && language !== FALLBACK);
  return other ?? languageOf(headers['accept-language']);
}
