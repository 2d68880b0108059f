import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { aListing, aPhoto, keepListings, listingPage } from '../../../test/listings.ts';
import {
  listingDialog,
  listingForm,
  listingLink,
  openListingForm,
} from '../../../test/marketplace-screens.ts';
import { expectAddress } from '../../../test/screens.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const veil = aListing({ title: 'Veil', photos: [aPhoto(), aPhoto()] });
const width = 375;

/** Asserts that no dialog blocks the page. */
async function expectUsable(): Promise<void> {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => getComputedStyle(document.body).pointerEvents).not.toBe('none');
  await expect.poll(() => document.body.hasAttribute('data-scroll-locked')).toBe(false);
  await expect.element(page.getByRole('main')).toBeVisible();
}

describe('Back', () => {
  test('closes a listing, and moves the focus to its card', async ({ server }) => {
    keepListings(server, [veil]);
    await renderApp('/marketplace', { server, member, width });
    await listingLink('Veil').click();
    await expect.element(listingDialog('Veil')).toBeVisible();
    history.back();
    await expectAddress('/marketplace');
    await expectUsable();
    await expect.element(listingLink('Veil')).toHaveFocus();
  });

  test('closes the photos of a listing with it', async ({ server }) => {
    keepListings(server, [veil]);
    await renderApp('/marketplace', { server, member, width });
    await listingLink('Veil').click();
    await listingDialog('Veil').getByRole('button', { name: 'View large' }).click();
    await expect.poll(() => document.querySelectorAll('[role=dialog]')).toHaveLength(2);
    history.back();
    await expectAddress('/marketplace');
    await expectUsable();
  });

  test('closes the filters on a phone, then leaves the screen', async ({ server }) => {
    server.answer(
      'GET /marketplace/all',
      listingPage([veil], { categories: [{ category: 'Other', count: 1, isCapped: false }] }),
    );
    await renderApp('/settings', { server, member, width });
    await page.getByRole('link', { name: 'Store' }).click();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('button', { name: /^Other/ })
      .click();
    await expectAddress('/marketplace?category=Other');
    history.back();
    await expectAddress('/marketplace');
    history.back();
    await expectAddress('/settings');
    await expectUsable();
    history.forward();
    await expectAddress('/marketplace');
    await expectUsable();
  });

  test('leaves the screen from the form, which keeps its draft', async ({ server }) => {
    keepListings(server, [veil]);
    await renderApp('/settings', { server, member, width });
    await page.getByRole('link', { name: 'Store' }).click();
    const form = await openListingForm();
    await form.title.fill('Veil, too');
    history.back();
    await expectAddress('/settings');
    await expectUsable();
    history.forward();
    await openListingForm();
    await expect.element(listingForm().title).toHaveValue('Veil, too');
  });
});
