import { create } from 'storybook/theming';
import mark from '../packages/design-system/src/assets/favicon.svg';
import { colorHex } from '../packages/design-system/src/styles/index.ts';

type Scheme = keyof typeof colorHex;

const sans = "'Atkinson Hyperlegible Next Variable', Verdana, sans-serif";

const themeIn = (scheme: Scheme) => {
  const colors = colorHex[scheme];
  return create({
    base: scheme,
    brandTitle: `<span class="parvis-brand"><img alt="" src="${mark.replaceAll('"', '&quot;')}" /><span>Parvis</span> <i>Design system</i></span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: sans,
    fontCode: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
    colorPrimary: colors['primary-solid'],
    // In dark mode this color is used for text. Storybook also uses a darker shade of it as the background of white
    // text.
    colorSecondary: colors[scheme === 'dark' ? 'primary-border' : 'primary-solid'],
    appBg: colors['surface-sunken'],
    appContentBg: colors['background'],
    appPreviewBg: colors['background'],
    appHoverBg: colors['surface-active'],
    appBorderColor: colors['border'],
    appBorderRadius: 8,
    barBg: colors['surface'],
    barSelectedColor: colors['primary-text'],
    barHoverColor: colors['primary-text'],
    barTextColor: colors['text-muted'],
    buttonBg: colors['surface'],
    buttonBorder: colors['border-strong'],
    booleanBg: colors['surface-active'],
    booleanSelectedBg: colors['surface'],
    textColor: colors['text'],
    textInverseColor: colors['text-inverse'],
    textMutedColor: colors['text-muted'],
    inputBg: colors['surface'],
    inputBorder: colors['border-strong'],
    inputTextColor: colors['text'],
    inputBorderRadius: 8,
  });
};

/** The theme of Storybook in the colors of the design system. */
export const lightTheme = themeIn('light');
export const darkTheme = themeIn('dark');
