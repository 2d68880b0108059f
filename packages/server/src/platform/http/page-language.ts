import type { FastifyRequest } from 'fastify';
import type { Language } from '../database/tables/people.ts';
import { languageOf } from '../language.ts';

const chosen = /(?:^|;\s*)language=(?<language>[a-z]+)/;
const addressed = /[?&]lang=es(?:[&#]|$)/;

/**
 * The language of a page: the one chosen on the site, else that of the address (for search engines and links), else
 * the browser's preference.
 */
export function pageLanguageOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): Language {
  const choice = chosen.exec(headers.cookie ?? '')?.groups?.['language'];
  if (choice !== undefined) return choice === 'es' ? 'es' : 'en';
  return addressed.test(url) ? 'es' : languageOf(headers['accept-language']);
}
