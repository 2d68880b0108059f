import { dirname, join } from 'node:path';
import { languages } from '@parvis/api-client/languages';
import { describe, expect, test } from 'vitest';
import { messagesIn, readParts, routeTable } from './message-graph.ts';
import { textsOfScreens } from './texts-of-screens.ts';
import { parseSync } from 'vite';

const source = dirname(routeTable);
const feed = 'features/feed/feed-screen.tsx';
const feedTexts = 'locales/es/feed-screen.ts';

const catalogue = (...ids: string[]): string =>
  `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(ids.map((id) => [id, [id]]))))});`;

const wholeApp: Record<string, { code: string; imports?: string[]; lazyImports?: string[] }> = {
  'main.tsx': { code: 'i18n._("Try again")', imports: ['route-table.ts'] },
  'route-table.ts': {
    code: `const feed = screen(() => import('./${feed}'), 'FeedScreen');`,
    lazyImports: [feed],
  },
  [feed]: {
    code: 'import { ask } from "../reports/index.ts"; ask(i18n._("Share"));',
    imports: ['features/reports/index.ts'],
    lazyImports: ['features/feed/dialogs.ts'],
  },
  'features/reports/index.ts': {
    code: 'export { ask } from "./ask.ts"; export { decide } from "./decide.ts";',
    imports: ['features/reports/ask.ts', 'features/reports/decide.ts'],
  },
  'features/reports/ask.ts': { code: 'export const ask = () => i18n._("Report");' },
  'features/reports/decide.ts': { code: 'export const decide = () => i18n._("Remove the content");' },
  'features/feed/dialogs.ts': { code: 'i18n._("{count, plural, one {# post} other {# posts}}", { count })' },
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`locales/${language}.ts`, { code: catalogue('Try again') }],
      [
        `locales/${language}/feed-screen.ts`,
        { code: catalogue('Share', 'Report', '{count, plural, one {# post} other {# posts}}') },
      ],
    ]),
  ),
  'locales/en.ts': { code: catalogue('{count, plural, one {# post} other {# posts}}') },
  'locales/default.ts': { code: catalogue('{count, plural, one {# post} other {# posts}}') },
};

const files = (names: readonly string[] = []) => names.map((name) => join(source, name));

/** Builds the app with some modules replaced. Returns the build's error message. */
const complaint = (changes: Record<string, string> = {}): string | null => {
  const { buildEnd } = textsOfScreens();
  if (typeof buildEnd !== 'function') throw new Error('It does nothing at the end of the build.');
  const context = {
    getModuleInfo: (file: string) => {
      const name = file.slice(source.length + 1);
      const module = wholeApp[name];
      return module === undefined
        ? null
        : {
            code: changes[name] ?? module.code,
            importedIds: files(module.imports),
            dynamicallyImportedIds: files(module.lazyImports),
          };
    },
    error: (message: string) => {
      throw new Error(message);
    },
  };
  try {
    Reflect.apply(buildEnd, context, []);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('the build', () => {
  test('accepts screens that load all of their texts', () => {
    expect(complaint()).toBeNull();
  });

  test.each([
    [
      'a word of a screen is missing',
      { [feedTexts]: catalogue('Share', 'Report') },
      'feed-screen.tsx says “{count',
    ],
    [
      'a word of another feature is missing',
      { [feedTexts]: catalogue('Share') },
      'feed-screen.tsx says “Report”',
    ],
    ['a word of every page is missing', { 'main.tsx': 'i18n._("Reload")' }, 'main.tsx says “Reload”'],
    ['a pattern is not compiled', { 'locales/en.ts': catalogue() }, 'en.ts has no “{count'],
    ['a screen has no texts at all', { [feedTexts]: catalogue() }, 'feed-screen.tsx says “Share”'],
  ])('fails if %s', (_, changes, message) => {
    expect(complaint(changes)).toContain(message);
  });
});

test('texts are found in single and double quotes, and nothing else counts as a text', () => {
  const { program } = parseSync(
    'a.tsx',
    'i18n._("One"); languages.current()._(`Two`); i18n._(name); list.map("Three"); i18n._(`${four}`);',
  );
  expect(messagesIn(program)).toEqual(['One', 'Two']);
});

test('a screen includes the texts of its dialogs, but not those that every page loads', async () => {
  const { everywhere, screens } = await readParts();
  expect(everywhere).toContain('This page could not be loaded');
  expect(screens.get('feed-screen')).toContain('Editar publicación');
  expect(screens.get('settings-screen')).not.toContain('Editar publicación');
  for (const words of screens.values()) expect(words).not.toContain('This page could not be loaded');
});
