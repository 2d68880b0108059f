import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from '@parvis/api-client/languages';

// The message ids are the literal texts of the specification. The default catalogue contains them in their original
// language.
export default defineConfig({
  sourceLocale: 'default',
  locales: ['default', ...languages],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/locales/**', '**/*.test.ts'],
    },
  ],
  format: formatter({ origins: false }),
  compileNamespace: 'ts',
  orderBy: 'messageId',
});
