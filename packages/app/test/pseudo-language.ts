import type { Messages } from '@lingui/core';
import type { Messages as ComponentMessages } from '@parvis/design-system';
import { messages as componentMessages } from '../../design-system/src/i18n/es/index.ts';
import { createLanguages, type Languages } from '../src/i18n/languages.ts';
import { screens, texts } from '../src/locales/es.ts';

type Deep = string | ((...given: unknown[]) => Deep) | { [key: string]: Deep };
/**
 * A compiled Lingui message. It consists of strings and placeholders. The texts that a placeholder chooses from, such
 * as plurals, are messages, too.
 */
type Text = string | readonly (string | Placeholder)[];
type Placeholder = readonly [name: string, kind?: string | undefined, forms?: Readonly<Record<string, Text>>];

const distance = 'ａ'.charCodeAt(0) - 'a'.charCodeAt(0);
const wide = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + distance);
const mark = (text: string): string => text.normalize('NFKD').replaceAll(/[a-z]/gi, wide);

/** Marks a text, but not the tags of links and other elements in it. */
const markAround = (text: string): string =>
  text
    .split(/(<\/?\w+\/?>)/)
    .map((part, index) => (index % 2 === 0 ? mark(part) : part))
    .join('');

const markText = (text: Text): Text => {
  if (typeof text === 'string') return markAround(text);
  return text.map((part) => {
    if (typeof part === 'string') return markAround(part);
    const [name, kind, forms] = part;
    return forms === undefined ? part : [name, kind, markCatalogue(forms)];
  });
};

const markCatalogue = (texts: Readonly<Record<string, Text>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, markText(text)]));

const markMessages = (messages: Messages): Messages =>
  markCatalogue(messages as Readonly<Record<string, Text>>) as Messages;

function markComponents(messages: Deep): Deep {
  if (typeof messages === 'string') return mark(messages);
  if (typeof messages === 'function') return (...given) => markComponents(messages(...given));
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([name, part]) => [name, markComponents(part)]));
}

/**
 * A pseudo-locale: Spanish in full-width letters (`Ｉｎｉｃｉｏ`). Texts without a translation are therefore easy to find.
 */
export function pseudoLanguages(): Languages {
  return createLanguages({
    load: async () => ({
      texts: markMessages(texts),
      screens: Object.fromEntries(
        Object.entries(screens).map(([name, load]) => [
          name,
          async () => ({ messages: markMessages((await load()).messages) }),
        ]),
      ),
      componentMessages: markComponents(componentMessages as unknown as Deep) as unknown as ComponentMessages,
    }),
    read: () => 'es',
    keep: () => {},
    onChange: (tag) => {
      document.documentElement.lang = tag;
    },
  });
}

interface Format {
  resolvedOptions: () => { locale: string };
  formatToParts: (...given: unknown[]) => { type: string; value: string }[];
  formatRangeToParts?: Format['formatToParts'];
}

const formats = [Intl.DateTimeFormat, Intl.ListFormat, Intl.NumberFormat, Intl.RelativeTimeFormat];

/** Makes `Intl` write Spanish in full-width letters, too. Returns a function that undoes this. */
export function markSpanishOfIntl(): () => void {
  const restores = formats.map(({ prototype }) => {
    const own = Object.getOwnPropertyDescriptors(prototype);
    const { formatToParts, formatRangeToParts } = prototype as unknown as Format;
    const marked = (parts: Format['formatToParts'] | undefined) =>
      function markParts(this: Format, ...given: unknown[]) {
        const isSpanish = this.resolvedOptions().locale.startsWith('es');
        return (parts?.apply(this, given) ?? []).map((part) =>
          // The elements of a list have already been marked.
          isSpanish && part.type !== 'element' ? { ...part, value: mark(part.value) } : part,
        );
      };
    const [single, range] = [marked(formatToParts), marked(formatRangeToParts)];
    const joined = (parts: typeof single, format: Format, given: unknown[]): string =>
      parts
        .apply(format, given)
        .map(({ value }) => value)
        .join('');
    Object.defineProperties(prototype, {
      formatToParts: { configurable: true, value: single },
      format: {
        configurable: true,
        get(this: Format) {
          return (...given: unknown[]) => joined(single, this, given);
        },
      },
    });
    if (formatRangeToParts !== undefined)
      Object.defineProperties(prototype, {
        formatRangeToParts: { configurable: true, value: range },
        formatRange: {
          configurable: true,
          value(this: Format, ...given: unknown[]) {
            return joined(range, this, given);
          },
        },
      });
    return () => Object.defineProperties(prototype, own);
  });
  const { prototype } = Intl.DisplayNames;
  const ownNames = Object.getOwnPropertyDescriptors(prototype);
  const { value: nameOf } = ownNames.of;
  prototype.of = function markName(this: Intl.DisplayNames, code) {
    const name = nameOf?.call(this, code);
    const isSpanish = this.resolvedOptions().locale.startsWith('es');
    return isSpanish && name !== undefined ? mark(name) : name;
  };
  return () => {
    Object.defineProperties(prototype, ownNames);
    for (const restore of restores) restore();
  };
}
