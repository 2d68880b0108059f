import { setupI18n } from '@lingui/core';

/** For tests: the literal texts themselves. */
export const literal = setupI18n({ locale: 'default', messages: { default: {} } });
