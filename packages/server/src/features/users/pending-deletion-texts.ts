import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language } from '../../platform/language.ts';

const texts = {
  hello: (name: string) => i18n._('Hello {name},', { name }),
  asked: {
    subject: i18n._('Your account will be deleted'),
    text: (day: string) =>
      i18n._(
        'You asked us to delete your account. Other members no longer see your profile and what you posted, and on {day} all of it is deleted for good.',
        { day },
      ),
    back: i18n._('Until then, you can change your mind: log in with your password.'),
    action: i18n._('Log in'),
    warning: i18n._('If you did not ask for this, restore your account and change your password.'),
  },
  erased: {
    subject: i18n._('Your account has been deleted'),
    text: i18n._(
      'Your account is deleted, with your profile, your posts, your listings and your files. Your messages stay with the people who received them, without your name. Our backups no longer contain any of it after 90 days.',
    ),
    farewell: i18n._('Go in peace. You are welcome back at any time.'),
  },
  refusal: (day: string) =>
    i18n._(
      'You asked us to delete this account. It will be deleted on {day}; until then, you can change your mind.',
      { day },
    ),
};

export const textsOf = (language: Language) => inLanguage(texts, language);
