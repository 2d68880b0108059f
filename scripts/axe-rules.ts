/** The rules of axe that look at colors, and therefore find something else in another color scheme. */
export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];
