import { setupI18n } from '@lingui/core';

/** For tests: a catalogue that shows the literal texts. */
export const literal = setupI18n({ locale: 'default', messages: { default: {} } });
