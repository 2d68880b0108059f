/** The attributes that set the theme of a page or of a part of it. */
export const themeAttributes = [
  'data-brand',
  'data-color-scheme',
  'data-contrast',
  'data-density',
  'data-season',
] as const;

/** A selector for the parts of a page with their own theme. */
export const nestedThemes = themeAttributes.map((name) => `[${name}]:not(html)`).join(', ');

/** The nearest themed part around an element. */
export const nestedThemeOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>(nestedThemes);
