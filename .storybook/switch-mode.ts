import { commands } from 'vitest/browser';
import { modes } from './modes.ts';
import { setOnPage, settingsOf, themeAttributes } from './settings.ts';

/**
 * Whether colors are forced. The media query is not sufficient, because it also matches when Chromium has lost
 * the forced palette.
 */
const colorsAreForced = (): boolean => {
  const probe = document.createElement('span');
  probe.style.color = 'rgb(1, 2, 3)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color !== 'rgb(1, 2, 3)';
};

/**
 * Finishes every finite animation, because a moving element is painted in its own layer with different
 * antialiasing.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
}

let forcedColors: 'active' | 'none' = 'none';

export async function setForcedColors(value: 'active' | 'none'): Promise<void> {
  if (value === forcedColors) return;
  await commands.emulateForcedColors(value);
  forcedColors = value;
  if (colorsAreForced() !== (value === 'active')) throw new Error(`forced-colors is not ${value}.`);
}

/** Shows the current story in another color mode without rendering it again. */
export async function switchMode(
  mode: 'dark' | 'forced',
  globals: Readonly<Record<string, unknown>>,
): Promise<void> {
  setOnPage(themeAttributes(settingsOf({ ...globals, ...modes[mode].globals })));
  await setForcedColors(mode === 'forced' ? 'active' : 'none');
  // During a transition, a color is neither the old nor the new one.
  finishAnimations();
}
