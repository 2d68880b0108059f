import { create } from 'storybook/theming';
import { colorHex } from '../packages/design-system/src/styles/tokens.gen.ts';

const colors = colorHex.light;

/** Storybook in the colours of the design system. */
export const theme = create({
  base: 'light',
  brandTitle: 'Parvis design system',
  fontBase: "'Atkinson Hyperlegible Next Variable', Verdana, sans-serif",
  colorPrimary: colors['primary-solid'],
  colorSecondary: colors['primary-border'],
  appBg: colors['surface-sunken'],
  appContentBg: colors['surface'],
  appPreviewBg: colors['background'],
  appBorderColor: colors['border'],
  barBg: colors['surface'],
  barSelectedColor: colors['primary-text'],
  barHoverColor: colors['primary-text'],
  barTextColor: colors['text-muted'],
  textColor: colors['text'],
  textMutedColor: colors['text-muted'],
  inputBg: colors['surface'],
  inputBorder: colors['border-strong'],
  inputTextColor: colors['text'],
});
