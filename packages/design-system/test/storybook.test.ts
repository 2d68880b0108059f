import { describe, expect, it } from 'vitest';
import { chromaticModes, modeNames } from '../../../.storybook/modes.ts';
import { darkTheme, lightTheme } from '../../../.storybook/theme.ts';
import { contrast, fromHex } from '../scripts/color.ts';

describe("the modes in Chromatic's format", () => {
  it.each(modeNames)('%s has reduced motion, as in the tests', (name) => {
    expect(chromaticModes[name]).toMatchObject({ prefersReducedMotion: 'reduce' });
  });
});

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)("Storybook's own frame, %s", (_, theme) => {
  it.each([
    ['colorSecondary', 'barBg'],
    ['colorSecondary', 'appBg'],
    ['colorSecondary', 'appContentBg'],
    ['barTextColor', 'barBg'],
    ['barSelectedColor', 'barBg'],
    ['textColor', 'appBg'],
    ['textMutedColor', 'appBg'],
  ] as const)('is readable: %s on %s', (text, ground) => {
    expect(contrast(fromHex(theme[text]), fromHex(theme[ground]))).toBeGreaterThanOrEqual(4.5);
  });
});
