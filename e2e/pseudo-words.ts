import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { speakSpanish } from './screens.ts';

type Deep = string | ((...given: unknown[]) => Deep) | { [key: string]: Deep };
/** A compiled text of Lingui: strings, and places whose forms are texts again. */
type Text = string | readonly (string | Place)[];
type Place = readonly [name: string, kind?: string | undefined, forms?: Readonly<Record<string, Text>>];

/** What stands in the page for the words that are made to be told from all others. */
interface PseudoWords {
  catalogue: (texts: Readonly<Record<string, Text>>) => Record<string, Text>;
  components: (messages: Deep) => Deep;
}

/** Runs in the page before its own code: what is said by a catalogue or by `Intl` in Spanish is written in wide letters. */
function markSpanish(): void {
  const distance = 'ａ'.charCodeAt(0) - 'a'.charCodeAt(0);
  const wide = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + distance);
  const mark = (text: string): string => text.normalize('NFKD').replaceAll(/[a-z]/gi, wide);
  // The places of links and the like within a text are no words.
  const markAround = (text: string): string =>
    text
      .split(/(<\/?\w+\/?>)/)
      .map((part, index) => (index % 2 === 0 ? mark(part) : part))
      .join('');

  const text = (said: Text): Text => {
    if (typeof said === 'string') return markAround(said);
    return said.map((part) => {
      if (typeof part === 'string') return markAround(part);
      const [name, kind, forms] = part;
      return forms === undefined ? part : [name, kind, catalogue(forms)];
    });
  };
  const catalogue = (texts: Readonly<Record<string, Text>>): Record<string, Text> =>
    Object.fromEntries(Object.entries(texts).map(([id, said]) => [id, text(said)]));
  const components = (said: Deep): Deep => {
    if (typeof said === 'string') return mark(said);
    if (typeof said === 'function') return (...given) => components(said(...given));
    if (typeof said !== 'object' || said === null) return said;
    return Object.fromEntries(Object.entries(said).map(([name, part]) => [name, components(part)]));
  };
  const words: PseudoWords = { catalogue, components };
  Object.assign(globalThis, { pseudoWords: words });

  interface Format {
    resolvedOptions: () => { locale: string };
    formatToParts: (...given: unknown[]) => { type: string; value: string }[];
    formatRangeToParts?: Format['formatToParts'];
  }
  const { DateTimeFormat, ListFormat, NumberFormat, RelativeTimeFormat } = Intl;
  for (const { prototype } of [DateTimeFormat, ListFormat, NumberFormat, RelativeTimeFormat]) {
    const { formatToParts, formatRangeToParts } = prototype as unknown as Format;
    const marked = (parts: Format['formatToParts'] | undefined) =>
      function (this: Format, ...given: unknown[]) {
        const isSpanish = this.resolvedOptions().locale.startsWith('es');
        return (parts?.apply(this, given) ?? []).map((part) =>
          // What is listed was said elsewhere.
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
      formatToParts: { value: single },
      format: {
        get(this: Format) {
          return (...given: unknown[]) => joined(single, this, given);
        },
      },
      ...(formatRangeToParts === undefined
        ? {}
        : {
            formatRangeToParts: { value: range },
            formatRange: {
              value(this: Format, ...given: unknown[]) {
                return joined(range, this, given);
              },
            },
          }),
    });
  }
}

/** The files with Spanish words, by how what they export is marked. The server has built the app by the time a test asks. */
async function wordFiles(): Promise<Map<string, keyof PseudoWords>> {
  const path = new URL('../packages/app/dist/.vite/manifest.json', import.meta.url);
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(path, 'utf8'));
  return new Map(
    Object.entries(manifest).flatMap(([source, { file }]): [string, keyof PseudoWords][] => {
      if (/^src\/locales\/es[./]/.test(source)) return [[`/${file}`, 'catalogue']];
      return source.endsWith('design-system/src/i18n/es/index.ts') ? [[`/${file}`, 'components']] : [];
    }),
  );
}

/** Has a page speak a language that is no one's: Spanish, in letters that nothing else is written in. */
export async function speakPseudo(page: Page): Promise<void> {
  const files = await wordFiles();
  await speakSpanish(page);
  await page.addInitScript(markSpanish);
  const paths = new RegExp(`(?:${[...files.keys()].join('|')})$`);
  await page.route(paths, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: `import { messages as said } from '${pathname}?said'; export const messages = pseudoWords.${files.get(pathname)}(said);`,
    });
  });
}
