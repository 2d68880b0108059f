import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { participantStateLabels } from './chat-names.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('without presence nobody is called a friend, because enquirers about a listing need not be one', () => {
  expect(participantStateLabels(i18n, { presence: null, closed: null })).toBe('You can write to each other');
  expect(participantStateLabels(i18n, { presence: null, closed: 'not-friends' })).toBe('Read only');
});
