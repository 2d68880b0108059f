import type { Language } from './languages.ts';

/**
 * Loads a long text, which has a module per language. `texts` comes from `import.meta.glob`, and `name` is a path
 * such as './about-us'.
 */
export const textIn = async <Text>(
  texts: Readonly<Record<string, () => Promise<Text>>>,
  name: string,
  language: Language,
): Promise<Text> => {
  const load = texts[`${name}.${language}.ts`];
  if (load === undefined) throw new Error(`${name} has no text in ${language}.`);
  return load();
};
