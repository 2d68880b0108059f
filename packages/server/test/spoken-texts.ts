import type { InjectOptions } from 'fastify';
import type { Community } from './community.ts';
import { latinWords } from './pseudo-language.ts';

/**
 * Texts that are the same in every language: names, payment references, and the memo that the specification gives for
 * transfers.
 */
const names = /Parvis|Zelle|Maria|Rossi|Plan Subscription|Free|Disciple|Apostle|localhost|\b[A-Z\d]{8}\b/g;
const addresses = /\S+@\S+|https?:\/\/\S+|\/\S+/g;

/** Calls `found` with each text of a JSON value and the path of the text. */
function eachText(value: unknown, path: string, found: (text: string, path: string) => void): void {
  if (typeof value === 'string') found(value, path);
  else if (Array.isArray(value)) for (const item of value) eachText(item, `${path}[]`, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      // Among the texts in several languages, only the Spanish text is in the pseudo-locale.
      if (!('es' in value) || key === 'es') eachText(item, `${path}.${key}`, found);
    }
  }
}

export interface SpokenTexts {
  /** The texts of the responses, each with one of the places where it was found. */
  readonly answered: ReadonlyMap<string, string>;
  /** Returns the words of a text that come from no catalogue and from no request. */
  untranslated(text: string): string[];
}

/** Makes all calls ask for Spanish, and records their responses. */
export function speakSpanish({ app }: Pick<Community, 'app'>): SpokenTexts {
  const sent = new Set<string>();
  const answered = new Map<string, string>();
  const inject = app.inject.bind(app);

  /** Adds the language to the body, because visitors send their language there. */
  function withLanguage(payload: string, url: string): string {
    const body: unknown = JSON.parse(payload);
    eachText(body, '', (text) => sent.add(text));
    return /\/(?:contact|signup|subscribe)$/.test(url)
      ? JSON.stringify({ ...Object(body), language: 'es' })
      : payload;
  }

  const inSpanish = async (options: InjectOptions) => {
    const { headers, method, payload } = options;
    const url = typeof options.url === 'string' ? options.url : '';
    const isObject = typeof payload === 'string' && payload.startsWith('{"');
    const response = await inject({
      ...options,
      headers: { 'accept-language': 'es', ...headers },
      ...(isObject ? { payload: withLanguage(payload, url) } : {}),
    });
    if (String(response.headers['content-type']).startsWith('application/json'))
      eachText(response.json(), `${method} ${response.statusCode} `, (text, path) =>
        answered.set(text, path),
      );
    return response;
  };
  Object.assign(app, { inject: inSpanish });

  let pattern = /(?!)/gu;
  let patternSize = 0;

  /** Returns a pattern for all texts that were sent. The longest come first. */
  function spoken(): RegExp {
    if (sent.size === patternSize) return pattern;
    const longest = [...sent].filter((text) => text !== '').toSorted((one, two) => two.length - one.length);
    const escaped = longest.map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
    pattern = new RegExp(String.raw`(?<!\p{L})(?:${escaped.join('|')})(?!\p{L})`, 'gu');
    patternSize = sent.size;
    return pattern;
  }

  return {
    answered,
    // The sent texts come before the names, because a sent text can contain what looks like a payment reference.
    untranslated: (text) =>
      latinWords(text.replaceAll(addresses, ' ').replaceAll(spoken(), ' ').replaceAll(names, ' ')),
  };
}
