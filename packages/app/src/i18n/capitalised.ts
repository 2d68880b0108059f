/** Capitalises a text that stands alone; `Intl` formats for use within a sentence ('domingo'). */
export const capitalised = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
