import { languageNames, languages } from '@parvis/api-client/languages';
import type { Language } from './languages.ts';

/** The languages to choose from, each by its own name. */
export const languageOptions: readonly { value: Language; label: string }[] = languages.map((value) => ({
  value,
  label: languageNames[value],
}));
