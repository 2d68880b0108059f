import { setupI18n, type I18n, type Messages } from '@lingui/core';
import catalogues from '../locales/messages.gen.json' with { type: 'json' };
import { isText, type Language, type Text, textOf } from './language.ts';

type MessageId = keyof typeof catalogues.en;
type Values = Readonly<Record<string, string | number | Text>>;

const compiled: Readonly<Record<Language, object>> = catalogues;
const instances = new Map<Language, I18n>();

function instanceFor(language: Language): I18n {
  const known = instances.get(language);
  if (known !== undefined) return known;
  // JSON has no tuples, so TypeScript cannot know the type of Lingui's compiled messages.
  const messages = compiled[language] as Messages;
  const instance = setupI18n({ locale: language, messages: { [language]: messages } });
  instances.set(language, instance);
  return instance;
}

/**
 * Returns a message of the contract's schemas in every language. The catalogues contain it, because they are made from
 * the contract too.
 */
export const contractText = (id: string, values: Values = {}): Text =>
  textOf((language) => {
    const own = Object.entries(values).map(([name, value]) => [
      name,
      isText(value) ? value[language] : value,
    ]);
    return instanceFor(language)._(id, Object.fromEntries(own));
  });

/**
 * Returns a message in every language, from the catalogues in `locales/`. `npm run generate` adds new ids to them.
 */
export const i18n = {
  _: (id: MessageId, values?: Values): Text => contractText(id, values),
};
