import { readFile } from 'node:fs/promises';
import { defineConfig } from '@lingui/conf';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { parse } from 'yaml';
import { languages } from '@parvis/api-client/languages';

/** Yields the `x-message` of every schema in the contract. */
function* messagesIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, member] of Object.entries(part)) {
    if (key === 'x-message' && typeof member === 'string') yield member;
    else yield* messagesIn(member);
  }
}

// The message ids are the English texts.
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src', '<rootDir>/../../openapi.yaml'],
      exclude: ['**/*.test.ts', '**/*.gen.*'],
    },
  ],
  extractors: [
    babel,
    {
      match: (file) => file.endsWith('openapi.yaml'),
      extract: async (file, _code, onMessageExtracted) => {
        for (const id of messagesIn(parse(await readFile(file, 'utf8'))))
          onMessageExtracted({ id, origin: [file, 1] });
      },
    },
  ],
  format: formatter({ origins: false }),
  orderBy: 'messageId',
});
