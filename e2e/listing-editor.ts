import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authorised, type Member } from './members.ts';
import { samplePicture } from './sample-picture.ts';

export const editor = (page: Page, name = 'Create list') => {
  const dialog = page.getByRole('dialog', { name });
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Title' }),
    category: dialog.getByRole('combobox', { name: /^Category/ }),
    price: dialog.getByRole('textbox', { name: 'Price' }),
    description: dialog.getByRole('textbox', { name: 'Description' }),
    zip: dialog.getByRole('textbox', { name: /^ZIP code/ }),
    picker: dialog.getByLabel('Add photos'),
    photos: dialog.locator('[data-photo]'),
    texts: dialog.getByRole('textbox', { name: 'Alternative text' }),
    preview: dialog.getByRole('region', { name: 'How others will see it' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    submit: dialog.getByRole('button', { name: /^(?:Create listing|Save changes)$/ }),
  };
};

export async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Create list' }).first().click();
  const form = editor(page);
  await expect(form.dialog).toBeVisible();
  return form;
}

/** By the list of the design system, or by the telephone's own. */
export async function chooseCategory(page: Page, category: string): Promise<void> {
  const choice = editor(page).category;
  if (await choice.evaluate((element) => element instanceof HTMLSelectElement)) {
    await choice.selectOption(category);
    return;
  }
  await choice.click();
  await page.getByRole('option', { name: category }).click();
}

export const photo = async (name: string) => ({ name, mimeType: 'image/png', buffer: await samplePicture() });

export const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(`photo-${index + 1}.png`)));

/** What a member offers, as the server knows it. */
export async function offered(
  page: Page,
  member: Member,
): Promise<{ title: string; photos: { description: string }[] }[]> {
  const answer = await page.request.get(`/api/marketplace/all?owner=${member._id}`, {
    headers: authorised(member),
  });
  expect(answer.status()).toBe(200);
  const { items }: { items: { title: string; photos: { description: string }[] }[] } = await answer.json();
  return items;
}
