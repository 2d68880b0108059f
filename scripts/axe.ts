import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';

interface Question {
  exclude?: string[];
  options?: RunOptions;
}

/** The axe violations on a page, one line per rule. Frames are not checked. */
export async function violationsOn(page: Page, { exclude, options = {} }: Question = {}): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  // Without `resultTypes`, axe would also describe every element that passed.
  const runOptions: RunOptions = { iframes: false, resultTypes: ['violations'], ...options };
  return page.evaluate(
    async ({ without, how }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(without === undefined ? document : { exclude: without }, how);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
      );
    },
    { without: exclude, how: runOptions },
  );
}
