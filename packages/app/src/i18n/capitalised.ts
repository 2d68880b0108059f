/** A text that stands alone begins with a capital, also where `Intl` says it as within a sentence: 'Domingo'. */
export const capitalised = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
