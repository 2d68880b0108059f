import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const listOf = (page: Page) => page.getByRole('list', { name: 'Listings', exact: true });
export const titlesOf = (page: Page) => listOf(page).getByRole('heading');
export const countOf = (page: Page) => page.locator('[data-part=result]');
export const chipsOf = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');

const opener = (page: Page) => page.getByRole('button', { name: /^Filters/ });

/** Where the filters are: beside the list, or on a phone in a sheet. */
export async function openFilters(page: Page): Promise<Locator> {
  if (await opener(page).isVisible()) {
    await opener(page).click();
    return page.getByRole('dialog', { name: 'Filters' });
  }
  return page.getByRole('region', { name: 'Filters' });
}

export async function closeFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: /^(?:Show|Listings)/ }).click();
  await expect(sheet).toHaveCount(0);
}

export async function choose(
  page: Page,
  within: Page | Locator,
  label: string,
  option: string,
): Promise<void> {
  const field = within.getByLabel(label);
  if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses a filter where there is room for it. */
export async function filterBy(page: Page, label: string, option: string): Promise<void> {
  await choose(page, await openFilters(page), label, option);
  await closeFilters(page);
}
