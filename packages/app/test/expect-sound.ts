import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { colorRules } from '../../../scripts/axe-rules.ts';

async function violations(options: RunOptions): Promise<string[]> {
  const found = await axe.run(document, { iframes: false, resultTypes: ['violations'], ...options });
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

/**
 * Checks the rules for every screen: axe finds no violations in light or dark mode, and the page does not scroll
 * horizontally.
 */
export async function expectSound(): Promise<void> {
  expect(await violations({}), 'axe, light').toEqual([]);
  const { colorScheme } = document.documentElement.style;
  document.documentElement.style.colorScheme = 'dark';
  // Only colors depend on the color scheme. A lint rule for styles ensures that.
  const inDark = await violations({ runOnly: [...colorRules] });
  document.documentElement.style.colorScheme = colorScheme;
  expect(inDark, 'axe, dark').toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, 'scrolls sideways').toBeLessThanOrEqual(0);
}
