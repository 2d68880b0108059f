import { languages } from '@parvis/api-client/languages';
import type { Schemas } from '@parvis/api-client';

type LocalizedText = Schemas['LocalizedText'];

/** A text of the server in every language. The languages for which a test gives no text use the English one. */
export const inEveryLanguage = (english: string, others: Partial<LocalizedText> = {}): LocalizedText => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of every language
  ...(Object.fromEntries(languages.map((language) => [language, english])) as LocalizedText),
  ...others,
});
