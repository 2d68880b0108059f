/** What says how a page, or a part of it, looks. */
export const themeAttributes = [
  'data-brand',
  'data-color-scheme',
  'data-contrast',
  'data-density',
  'data-season',
] as const;

/** Selects the parts of a page that look different from the page. */
export const nestedThemes = themeAttributes.map((name) => `[${name}]:not(html)`).join(', ');

/** The nearest such part around an element. */
export const nestedThemeOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>(nestedThemes);
