import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language } from '../../platform/language.ts';

const words = {
  subject: i18n._('Your data is ready'),
  hello: (name: string) => i18n._('Hello {name},', { name }),
  ready: (until: string) =>
    i18n._(
      'The copy of your data that you asked for is ready. You can download it in your settings until {until}.',
      { until },
    ),
  action: i18n._('Go to your settings'),
  warning: i18n._('If it was not you who asked, change your password and log out all other devices.'),
  explanation: i18n._(
    'This is what Parvis keeps of you. Each document holds one kind of it, as JSON; times are in UTC.\nThe folder “files” holds the pictures, videos and documents that you uploaded, named by their ids.\nOf your conversations it holds what you wrote and what was said to you, but not the files of others.\n',
  ),
};

export const wordsOf = (language: Language) => inLanguage(words, language);
