import { vi } from 'vitest';
import catalogues from '../src/locales/messages.gen.json' with { type: 'json' };

const distance = 'ａ'.charCodeAt(0) - 'a'.charCodeAt(0);
const wide = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + distance);
const mark = (text: string): string => text.normalize('NFKD').replaceAll(/[a-z]/gi, wide);

/** Marks the texts of a compiled message. The names of placeholders stay unchanged. */
function markMessage(message: unknown): unknown {
  if (typeof message === 'string') return mark(message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => {
    if (!Array.isArray(part)) return markMessage(part);
    const [name, kind, forms]: unknown[] = part;
    if (typeof forms !== 'object' || forms === null) return part;
    const marked = Object.entries(forms).map(([form, text]) => [form, markMessage(text)]);
    return [name, kind, Object.fromEntries(marked)];
  });
}

interface Format {
  resolvedOptions: () => { locale: string };
  formatToParts: (value: unknown) => { type: string; value: string }[];
}

/** Makes `Intl` mark its Spanish output. The elements of a list are already marked, so they are not marked again. */
function markIntl(): () => void {
  const restores = [Intl.DateTimeFormat, Intl.ListFormat, Intl.NumberFormat].map(({ prototype }) => {
    const own = Object.getOwnPropertyDescriptors(prototype);
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get(this: Format) {
        const isSpanish = this.resolvedOptions().locale.startsWith('es');
        return (value: unknown) =>
          this.formatToParts(value)
            .map((part) => (isSpanish && part.type !== 'element' ? mark(part.value) : part.value))
            .join('');
      },
    });
    return () => Object.defineProperties(prototype, own);
  });
  return () => {
    for (const restore of restores) restore();
  };
}

/**
 * From now on, imported modules use a pseudo-locale in place of Spanish. It has full-width letters (`Ｉｎｉｃｉｏ`), so
 * texts that are in no catalogue can be recognized. Returns a function that undoes this.
 */
export function speakPseudoLanguage(): () => void {
  const es = Object.fromEntries(Object.entries(catalogues.es).map(([id, text]) => [id, markMessage(text)]));
  const restoreIntl = markIntl();
  // Test files share their modules, and some modules read their texts at the first import, so they must be imported
  // again.
  vi.resetModules();
  vi.doMock('../src/locales/messages.gen.json', () => ({ default: { ...catalogues, es } }));
  return () => {
    restoreIntl();
    vi.doUnmock('../src/locales/messages.gen.json');
    vi.resetModules();
  };
}

/** Returns the words of a text that are written in ordinary Latin letters. */
export const latinWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}]+/u).filter((word) => /[a-z]{2}/i.test(word));
