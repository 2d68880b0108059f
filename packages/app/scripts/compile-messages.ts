// Compiles the catalogues: whole for languages whose texts mostly equal the ids, and per screen for the others.
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

const readTexts = async (locale: string): Promise<Texts> => {
  const { messages, missing } = await catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: config.sourceLocale ?? '',
  });
  if (missing.length > 0)
    throw new Error(`${locale} has no text for ${missing.map(({ id }) => `“${id}”`).join(', ')}.`);
  return new Map(Object.entries(messages).map(([id, text]) => [id, compileMessageOrThrow(text)]));
};

/** A message without a translation shows its id. */
const saysItself = (id: string, text: CompiledMessage): boolean =>
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

const { everywhere, screens } = await readParts();
const used = new Set([...everywhere, ...[...screens.values()].flatMap((ids) => [...ids])]);

for (const locale of ['default', 'en']) {
  const texts = await readTexts(locale);
  const others = [...texts].filter(([id, text]) => !saysItself(id, text)).map(([id]) => id);
  await write(`${locale}.ts`, `export const texts=${jsonOf(texts, others)};`);
}

for (const language of languages.filter((one) => one !== 'en')) {
  const texts = await readTexts(language);
  const unused = [...texts.keys()].filter((id) => !used.has(id));
  if (unused.length > 0) throw new Error(`No screen leads to ${unused.map((id) => `“${id}”`).join(', ')}.`);

  const imports = [...screens.keys()].map(
    (name) => `${componentName(name)}:()=>import("./${language}/${name}.ts")`,
  );
  await write(
    `${language}.ts`,
    `export{messages as componentMessages}from"@parvis/design-system/messages/${language}";` +
      `export const texts=${jsonOf(texts, everywhere)};export const screens={${imports.join(',')}};`,
  );
  await mkdir(join(locales, language), { recursive: true });
  for (const [name, ids] of screens)
    await write(`${language}/${name}.ts`, `export const messages=${jsonOf(texts, ids)};`);
  for (const file of await readdir(join(locales, language)))
    if (!screens.has(file.replace('.ts', ''))) await rm(join(locales, language, file));
}
