/** The axe rules that check colors. Their results differ between color schemes. */
export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];
