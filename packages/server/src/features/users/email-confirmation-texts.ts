import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language } from '../../platform/language.ts';

const texts = {
  subject: i18n._('Confirm your email address'),
  hello: (name: string) => i18n._('Hello {name},', { name }),
  address: {
    lead: i18n._('Please confirm that this address is yours. Until then, we send you nothing else.'),
    action: i18n._('Confirm my address'),
    limits: i18n._('The link works for 7 days. You can ask for a new one in Settings.'),
    otherwise: i18n._('If you did not sign up, ignore this email. We will not write to you again.'),
  },
  change: {
    lead: i18n._(
      'You want to use this address for your account. Please confirm that it is yours. Until then, your account keeps its previous address.',
    ),
    action: i18n._('Use this address'),
    limits: i18n._('The link works for one day. You can ask for a new one in Settings.'),
    otherwise: i18n._('If you did not ask for this, ignore this email. Nothing changes.'),
  },
};

export const emailConfirmationTexts = (language: Language) => inLanguage(texts, language);
