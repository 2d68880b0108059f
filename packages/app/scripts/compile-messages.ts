// Compiles the catalogues. A language whose texts mostly equal the ids gets one file. Every other language gets a
// file for each screen.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { languages } from '@parvis/api-client/languages';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileLiteral } from '../src/i18n/compile-literal.ts';
import { readParts } from './message-graph.ts';

const root = join(import.meta.dirname, '..');
const locales = join(root, 'src/locales');
const config = getConfig({ configPath: join(root, 'lingui.config.ts') });
const [catalog] = await getCatalogs(config);
if (catalog === undefined) throw new Error('There is no catalogue.');

type Texts = ReadonlyMap<string, CompiledMessage>;

const missing: string[] = [];

const readTexts = async (locale: string): Promise<Texts> => {
  const translations = await catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: config.sourceLocale ?? '',
  });
  missing.push(...translations.missing.map(({ id }) => `src/locales/${locale}.po has no text for “${id}”`));
  return new Map(
    Object.entries(translations.messages).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  );
};

/** A message without a translation shows its id. */
const equalsId = (id: string, text: CompiledMessage): boolean =>
  JSON.stringify(text) === JSON.stringify(compileLiteral(id));

const jsonOf = (texts: Texts, ids: Iterable<string>): string => {
  const chosen = [...ids].toSorted().flatMap((id) => {
    const text = texts.get(id);
    return text === undefined ? [] : [[id, text] as const];
  });
  return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(chosen)))})as Messages`;
};

const write = (file: string, code: string): Promise<void> =>
  writeFile(join(locales, file), `import type{Messages}from"@lingui/core";${code}`);

/** The route table loads the texts of a screen by the name of its component. */
const componentName = (file: string): string =>
  file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const { everywhere, screens, documents } = await readParts();
const files = new Map([...screens, ['documents', documents] as const]);
const used = new Set([...everywhere, ...[...files.values()].flatMap((ids) => [...ids])]);

const compileWhole = async (locale: string, texts: Texts): Promise<void> => {
  const others = [...texts].filter(([id, text]) => !equalsId(id, text)).map(([id]) => id);
  await write(`${locale}.ts`, `export const texts=${jsonOf(texts, others)};`);
};

const compileByScreen = async (language: string, texts: Texts): Promise<void> => {
  const unused = [...texts.keys()].filter((id) => !used.has(id));
  if (unused.length > 0) throw new Error(`No screen uses ${unused.map((id) => `“${id}”`).join(', ')}.`);

  const imports = [...screens.keys()].map(
    (name) => `${componentName(name)}:()=>import("./${language}/${name}.ts")`,
  );
  await write(
    `${language}.ts`,
    `export{messages as componentMessages}from"@parvis/design-system/messages/${language}";` +
      `export const texts=${jsonOf(texts, everywhere)};export const screens={${imports.join(',')}};`,
  );
  await mkdir(join(locales, language), { recursive: true });
  for (const [name, ids] of files)
    await write(`${language}/${name}.ts`, `export const messages=${jsonOf(texts, ids)};`);
  for (const file of await readdir(join(locales, language)))
    if (!files.has(file.replace('.ts', ''))) await rm(join(locales, language, file));
};

// Reads all catalogues first, so that one run reports every missing text.
const catalogues = new Map<string, Texts>();
for (const locale of ['default', ...languages]) catalogues.set(locale, await readTexts(locale));
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
for (const [locale, texts] of catalogues) {
  const compile = locale === 'default' || locale === 'en' ? compileWhole : compileByScreen;
  await compile(locale, texts);
}
