import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language } from '../../platform/language.ts';

const texts = {
  subject: i18n._('Set your new password'),
  hello: (name: string) => i18n._('Hello {name},', { name }),
  lead: i18n._('somebody, probably you, has asked for a new password for your account.'),
  action: i18n._('Set a new password'),
  limits: i18n._('The link works for one hour and only once. Setting the new password logs out all devices.'),
  otherwise: i18n._('If it was not you, you do not have to do anything: your password stays the same.'),
};

export const recoveryTexts = (language: Language) => inLanguage(texts, language);
