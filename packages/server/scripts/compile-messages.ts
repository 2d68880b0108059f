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
const missing: string[] = [];
for (const locale of languages) {
  const translations = await catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: config.sourceLocale ?? '',
  });
  missing.push(...translations.missing.map(({ id }) => `src/locales/${locale}.po has no text for “${id}”`));
  compiled[locale] = Object.fromEntries(
    Object.entries(translations.messages).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  );
}
// One run names everything that is missing.
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
const text = `${JSON.stringify(compiled, null, 1)}\n`;
const current = await readFile(output, 'utf8').catch(() => '');
if (current !== text) await writeFile(output, text);
