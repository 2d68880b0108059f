import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language } from '../../platform/language.ts';

const texts = {
  subject: i18n._('Your data is ready'),
  hello: (name: string) => i18n._('Hello {name},', { name }),
  ready: (until: string) =>
    i18n._(
      'The copy of your data that you asked for is ready. You can download it in your settings until {until}.',
      { until },
    ),
  action: i18n._('Go to your settings'),
  warning: i18n._('If you did not ask for this, change your password and log out all other devices.'),
  explanation: i18n._(
    'This is what Parvis stores about you. Each document contains one kind of data, as JSON; times are in UTC.\nThe folder “files” contains the pictures, videos and documents that you uploaded, named by their ids.\nFor your conversations, the copy contains what you wrote and what others wrote to you, but not their files.\n',
  ),
};

export const textsOf = (language: Language) => inLanguage(texts, language);
