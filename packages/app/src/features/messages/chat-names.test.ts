import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { participantStateLabels } from './chat-names.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a member with unknown presence is not called a friend, because people who ask about a listing need not be friends', () => {
  expect(participantStateLabels(i18n, { presence: null, closed: null, request: null })).toBe(
    'You can write to each other',
  );
  expect(participantStateLabels(i18n, { presence: null, closed: 'not-friends', request: null })).toBe(
    'Read only',
  );
});
