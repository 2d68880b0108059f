import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { typingText } from './typing-text.ts';

it('names at most two of the members who are typing', () => {
  const everybody = Array.from({ length: 200 }, (_, index) => `Member ${index}`);
  expect(typingText(literal, [])).toBeNull();
  expect(typingText(literal, ['Anna'])).toBe('Anna is writing…');
  expect(typingText(literal, ['Anna', 'Josef'])).toBe('Anna and Josef are writing…');
  expect(typingText(literal, everybody)).toBe('Member 0, Member 1, and others are writing…');
});

it('counts the members if it does not know whom it would name', () => {
  expect(typingText(literal, [null])).toBe('A member is writing…');
  expect(typingText(literal, [null, 'Josef'])).toBe('2 members are writing…');
  expect(typingText(literal, [null, null, null])).toBe('3 members are writing…');
  expect(typingText(literal, ['Anna', 'Josef', null])).toBe('Anna, Josef, and others are writing…');
});

it('has the Spanish "e" before a name with the same sound', () => {
  const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
  expect(typingText(i18n, ['Ana', 'Inés'])).toBe('Ana e Inés are writing…');
});
