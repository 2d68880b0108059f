import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { findSettings, settingsIn, type Setting } from './find-settings.ts';
import { sectionsIn } from './settings-sections.tsx';

const settings: readonly Setting[] = [
  { section: 'appearance', id: 'text-size', label: 'Size of the text', words: 'font, bigger' },
  { section: 'appearance', id: 'colors', label: 'Colors', words: 'dark mode, text' },
  { section: 'data', id: 'data', label: 'Contraseña', words: '2FA' },
];
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const found = (query: string) => findSettings(settings, sectionsIn(i18n), query).map(({ id }) => id);

describe('the search in the settings', () => {
  test.each([
    ['FON', ['text-size']],
    ['dark', ['colors']],
    ['contrasena', ['data']],
    ['  mode  dark ', ['colors']],
    ['appearance bigger', ['text-size']],
    ['text', ['text-size', 'colors']],
    ['2fa', ['data']],
    ['ode', []],
    ['dark bigger', []],
    ['', []],
    ['.*(', []],
  ])('%j finds %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  test('finds by "email" only those notifications that are sent by email', () => {
    const kinds = findSettings(settingsIn(i18n), sectionsIn(i18n), 'email').filter(
      ({ section }) => section === 'notifications',
    );
    expect(kinds.map(({ id }) => id)).toEqual([
      'digest',
      'notify-sharedPrayerReminder',
      'notify-planReminderMail',
    ]);
  });
});
