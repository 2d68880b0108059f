import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Chat } from './chat-cache.ts';
import { participantStateLabels } from './chat-names.tsx';
import { sampleChat } from './samples.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a member with unknown presence is not called a friend, because people who ask about a listing need not be friends', () => {
  expect(participantStateLabels(i18n, { presence: null, closed: null, request: null })).toBe(
    'You can write to each other',
  );
  expect(participantStateLabels(i18n, { presence: null, closed: 'not-friends', request: null })).toBe(
    'Read only',
  );
});

test('a chat of a server of the previous release is no message request', () => {
  const chat: Chat = JSON.parse(JSON.stringify({ ...sampleChat(), request: undefined }));
  expect(participantStateLabels(i18n, chat)).toBe('You can write to each other');
});
