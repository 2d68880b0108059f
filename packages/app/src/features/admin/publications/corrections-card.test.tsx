import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { aPerson } from '../../../../test/people.ts';
import { aParish, aPublication } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { expectToast, pressOnce } from '../../../../test/screens.ts';
import { anAdministrator, anEditor } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const publication = aPublication({
  kind: 'parish',
  title: 'Saint Kateri',
  resource: null,
  parish: aParish().parish,
});
const route = `/admin/publications/${publication._id}`;
const user = aPerson('Leander', 'Klein');
const corrections = [{ user, note: 'Mass is at eleven now.', createdAt: '2026-11-22T10:00:00.000Z' }];

describe('reported corrections of a parish page', () => {
  test('are resolved when the page is confirmed', async ({ server }) => {
    server.answer('GET /admin/publications/{id}', { publication });
    server.answer('GET /admin/publications/{id}/corrections', { corrections });
    server.answer('PUT /admin/publications/{id}/confirm', () => {
      server.answer('GET /admin/publications/{id}/corrections', { corrections: [] });
      return { publication };
    });
    await renderApp(route, { server, member: anAdministrator() });
    await expect.element(main.getByText('Mass is at eleven now.')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Leander Klein' }))
      .toHaveAttribute('href', `/admin/members/${user._id}`);
    await expectSound();
    await main.getByRole('button', { name: 'Confirm as correct' }).click();
    await expectToast('Saint Kateri is confirmed.');
    await expect.element(main.getByText('Nobody has reported a mistake on this page.')).toBeVisible();
  });

  test('lead editors to the profile of the member, because they cannot see members in the administration', async ({
    server,
  }) => {
    server.answer('GET /admin/publications/{id}', { publication });
    server.answer('GET /admin/publications/{id}/corrections', { corrections });
    await renderApp(route, { server, member: anEditor() });
    await expect
      .element(main.getByRole('link', { name: 'Leander Klein' }))
      .toHaveAttribute('href', `/profile/${user._id}`);
  });

  test('say why they cannot be loaded, and load on request', async ({ server }) => {
    server.answer('GET /admin/publications/{id}', { publication });
    server.refuse('GET /admin/publications/{id}/corrections', 429, { message: 'Not now.' });
    await renderApp(route, { server, member: anAdministrator() });
    await expect.element(main.getByText('Not now.')).toBeVisible();
    await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
      server.answer('GET /admin/publications/{id}/corrections', { corrections }),
    );
    await expect.element(main.getByText('Mass is at eleven now.')).toBeVisible();
  });
});
