// Compiles the catalogues of all languages into one file, which the server reads when it starts.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@parvis/api-client/languages';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const config = getConfig({ configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) });
const output = new URL('../src/locales/messages.gen.json', import.meta.url);
const [catalog] = await getCatalogs(config);
if (catalog === undefined) throw new Error('There is no catalogue.');

const compiled: Record<string, object> = {};
for (const locale of languages) {
  const { messages, missing } = await catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: config.sourceLocale ?? '',
  });
  if (missing.length > 0)
    throw new Error(`${locale} has no text for ${missing.map(({ id }) => `“${id}”`).join(', ')}.`);
  compiled[locale] = Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  );
}
const text = `${JSON.stringify(compiled, null, 1)}\n`;
const current = await readFile(output, 'utf8').catch(() => '');
if (current !== text) await writeFile(output, text);
