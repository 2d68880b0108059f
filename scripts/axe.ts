import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';

interface Question {
  exclude?: string[];
  options?: RunOptions;
}

/** What axe finds wrong on a page, a line for each rule. It looks into no frame. */
export async function violationsOn(page: Page, { exclude, options = {} }: Question = {}): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  // The passes, which nobody reads, would be described element by element.
  const asked: RunOptions = { iframes: false, resultTypes: ['violations'], ...options };
  return page.evaluate(
    async ({ without, how }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(without === undefined ? document : { exclude: without }, how);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
      );
    },
    { without: exclude, how: asked },
  );
}
