import { languageNames, languages } from '@parvis/api-client/languages';
import type { Language } from './languages.ts';

/** The languages to choose from. Each one has its name in that language. */
export const languageOptions: readonly { value: Language; label: string }[] = languages.map((value) => ({
  value,
  label: languageNames[value],
}));
