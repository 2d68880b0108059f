import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authorised, type Member } from './members.ts';
import { samplePicture } from './sample-picture.ts';

interface Offered {
  title: string;
  price?: number;
  description?: string;
  category?: string;
  zip?: string;
}

/** Creates a listing by the API. Returns its id. */
export async function offer(
  request: APIRequestContext,
  member: Member,
  { title, price = 40, description = '', category = 'Other', zip = '' }: Offered,
  photos = 0,
): Promise<string> {
  const form = new FormData();
  const fields = { title, price: String(price), description, category, zip };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const picture = await samplePicture();
  for (let number = 1; number <= photos; number += 1)
    form.append('images', new File([new Uint8Array(picture)], `${number}.png`, { type: 'image/png' }));
  const answer = await request.post('/api/marketplace/create', {
    headers: authorised(member),
    multipart: form,
  });
  expect(answer.status()).toBe(201);
  const { item }: { item: { _id: string } } = await answer.json();
  return item._id;
}

const listingPath = (id: string): string => `/marketplace/${id}`;

/** Opens a listing by its address and waits until the splash has gone. */
export async function visitListing(page: Page, id: string): Promise<void> {
  await page.goto(listingPath(id));
  // Does not skip the splash with Escape: if the splash has already gone, Escape would close the listing.
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The link on a listing's card. */
export const listingLink = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('link', { name: title, exact: true });

export const listingDialog = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

/** Swipes left over an element with real touch events of the browser. */
export async function swipeLeft(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  const finger = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const at = (part: number) => ({ touchPoints: [{ x: box.x + box.width * part, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0.95) });
  for (let part = 0.9; part > 0.2; part -= 0.05) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(part) });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
