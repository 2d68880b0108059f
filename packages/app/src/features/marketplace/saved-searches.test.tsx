import type { Schemas } from '@parvis/api-client';
import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { press } from '../../../test/marketplace-screens.ts';
import { confirm, expectAddress, pressOnce } from '../../../test/screens.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const example = exampleOf(operationNamed('POST /marketplace/searches')).body as Schemas['SavedSearchAnswer'];
const blank = { search: '', category: null, minPrice: null, maxPrice: null, distance: null, zip: null };
const books: Schemas['SavedSearch'] = { ...example.search, ...blank, search: 'missal', category: 'Books' };

const dialog = page.getByRole('dialog', { name: 'Saved searches' });
const opener = page.getByRole('button', { name: 'Saved searches' });
const save = dialog.getByRole('button', { name: 'Save this search' });
const kept = dialog.getByRole('link', { name: '“missal” · Books' });
const none = dialog.getByRole('heading', { name: 'No saved searches' });

const keep = (server: FakeServer, ...searches: Schemas['SavedSearch'][]) =>
  server.answer('GET /marketplace/searches', { searches });

describe('saved searches', () => {
  test('can include the current one', async ({ server }) => {
    keep(server);
    server.answer('POST /marketplace/searches', { search: books });
    await renderApp('/marketplace?search=missal&category=Books', { server, member });
    await opener.click();
    await expect.element(none).toBeVisible();
    await save.click();
    await expect.element(kept).toBeVisible();
    await expect.element(dialog.getByText('The search was saved.')).toBeVisible();
    await expect.element(save).not.toBeInTheDocument();
    expect(server.calls('POST /marketplace/searches').map(({ body }) => body)).toEqual([
      { search: 'missal', category: 'Books' },
    ]);
    await expectSound();
    await press('{Escape}');
    await expect.element(opener).toHaveFocus();
  });

  test('can be applied, which closes the sheet on a phone', async ({ server }) => {
    keep(server, books);
    await renderApp('/marketplace', { server, member, width: 375 });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await opener.click();
    await kept.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expectAddress('/marketplace?search=missal&category=Books');
  });

  test('are deleted after a confirmation', async ({ server }) => {
    keep(server, books);
    await renderApp('/marketplace', { server, member });
    await opener.click();
    const remove = dialog.getByRole('button', { name: 'Delete the search “missal” · Books' });
    await remove.click();
    await confirm('Cancel');
    expect(server.calls('DELETE /marketplace/searches/{id}')).toHaveLength(0);
    await remove.click();
    await confirm('Delete');
    await expect.element(kept).not.toBeInTheDocument();
    await expect.element(none).toBeVisible();
    expect(server.calls('DELETE /marketplace/searches/{id}')).toMatchObject([{ params: { id: books._id } }]);
  });

  test('say why the server accepts no more', async ({ server }) => {
    const message = 'You can keep 20 saved searches. Please delete one of them first.';
    keep(server, books);
    server.refuse('POST /marketplace/searches', 400, { message });
    await renderApp('/marketplace?search=candlestick', { server, member });
    await opener.click();
    await save.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
    await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(save).toBeVisible();
  });

  test('that could not be loaded are loaded on request', async ({ server }) => {
    server.refuse('GET /marketplace/searches', 429, { message: 'Too many requests.' });
    await renderApp('/marketplace', { server, member });
    await opener.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Too many requests\./);
    await pressOnce(dialog.getByRole('button', { name: 'Try again' }), () => keep(server, books));
    await expect.element(kept).toBeVisible();
  });
});

test('notifications for saved searches can be turned off, and stay off', async ({ server }) => {
  const name = 'GET /notification/preferences';
  const { preferences } = exampleOf(operationNamed(name)).body as AnswerOf<typeof name>;
  server.answer(name, { preferences: { ...preferences, listingMatch: true } });
  server.answer('PUT /notification/preferences', () => {
    const answer = { preferences: { ...preferences, listingMatch: false } };
    server.answer(name, answer);
    return answer;
  });
  const app = await renderApp('/settings/notifications', { server, member });
  const choice = page.getByRole('switch', { name: 'Saved searches, on the site' });
  await expect.element(choice).toBeChecked();
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  await expect
    .poll(() => server.calls('PUT /notification/preferences').map(({ body }) => body))
    .toEqual([{ listingMatch: false }]);
  await app.reload();
  await expect.element(choice).toBeEnabled();
  await expect.element(choice).not.toBeChecked();
});
