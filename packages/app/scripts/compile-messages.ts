// Compiles the catalogues: whole for languages whose texts mostly equal the ids, and per screen for the others.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
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

const write = async (file: string, texts: Texts, ids: Iterable<string>): Promise<void> => {
  const chosen = [...ids].toSorted().flatMap((id) => {
    const text = texts.get(id);
    return text === undefined ? [] : [[id, text] as const];
  });
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(chosen)));
  await writeFile(
    join(locales, file),
    `/*eslint-disable*/import type{Messages}from"@lingui/core";export const messages=JSON.parse(${json})as Messages;`,
  );
};

const { everywhere, screens } = await readParts();

for (const locale of ['default', 'en']) {
  const texts = await readTexts(locale);
  const others = [...texts].filter(([id, text]) => !saysItself(id, text)).map(([id]) => id);
  await write(`${locale}.ts`, texts, others);
}

const spanish = await readTexts('es');
const used = new Set([...everywhere, ...[...screens.values()].flatMap((ids) => [...ids])]);
const unused = [...spanish.keys()].filter((id) => !used.has(id));
if (unused.length > 0) throw new Error(`No screen leads to ${unused.map((id) => `“${id}”`).join(', ')}.`);

await write('es.ts', spanish, everywhere);
await mkdir(join(locales, 'es'), { recursive: true });
for (const [name, ids] of screens) await write(`es/${name}.ts`, spanish, ids);
for (const file of await readdir(join(locales, 'es')))
  if (!screens.has(file.replace('.ts', ''))) await rm(join(locales, 'es', file));
