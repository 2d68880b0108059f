import { page, userEvent, type Locator } from 'vitest/browser';
import { chooseFiles } from './screens.ts';
import { expect } from './test.ts';

const main = page.getByRole('main');

export const listingList = main.getByRole('list', { name: 'Listings' });
const listingTitles = listingList.getByRole('heading');
export const listingLink = (title: string): Locator => main.getByRole('link', { name: title });
export const listingDialog = (title: string): Locator => page.getByRole('dialog', { name: title });
/** The toast after a new listing. */
export const published = page.getByText('Your listing is published.');
export const searchField = page.getByRole('searchbox', { name: 'Search listings' });
export const activeFilters = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
export const resultCount = (text: string): Locator =>
  main.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });

const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent);

export const expectTitles = (...titles: string[]): Promise<void> =>
  expect.poll(() => textsOf(listingTitles)).toEqual(titles);

export const expectActiveFilters = (...filters: string[]): Promise<void> =>
  expect.poll(() => textsOf(activeFilters)).toEqual(filters);

/** Chooses an option of a select. */
export async function choose(
  within: Locator | typeof page,
  label: string | RegExp,
  option: string,
): Promise<void> {
  await within.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The form for a listing. It is found by the title of its dialog. */
export function listingForm(name: 'Create list' | 'Edit listing' = 'Create list') {
  const dialog = page.getByRole('dialog', { name });
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Title' }),
    price: dialog.getByRole('textbox', { name: 'Price' }),
    description: dialog.getByRole('textbox', { name: 'Description' }),
    zip: dialog.getByRole('textbox', { name: /^ZIP code/ }),
    meetingPoint: dialog.getByRole('combobox', { name: /^Meeting point/ }),
    photos: dialog.getByRole('group', { name: 'Photos' }).getByRole('listitem'),
    texts: dialog.getByRole('textbox', { name: 'Alternative text' }),
    preview: dialog.getByRole('region', { name: 'How others will see it' }),
    alert: dialog.getByRole('alert'),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    submit: dialog.getByRole('button', { name: /^(?:Create listing|Save changes)$/ }),
    addPhotos: (...files: File[]) => chooseFiles(dialog.getByLabelText('Add photos'), ...files),
  };
}

export async function openListingForm() {
  await page.getByRole('button', { name: 'Create list' }).first().click();
  const form = listingForm();
  await expect.element(form.dialog).toBeVisible();
  return form;
}

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
