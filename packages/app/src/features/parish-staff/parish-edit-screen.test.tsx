import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aParish, aPublication } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const publication = aPublication({
  kind: 'parish',
  title: 'Saint Kateri',
  resource: null,
  parish: aParish().parish,
  revision: 3,
});
const managed = { publication, followers: 120, members: 45 };
const route = `/parish/edit/${publication._id}`;

describe('the editor of a parish', () => {
  test('saves the page with the revision that it has read', async ({ server }) => {
    server.answer('GET /parish/edit/{id}', managed);
    server.answer('PUT /parish/edit/{id}', {
      publication: { ...publication, title: 'St. Kateri', revision: 4 },
    });
    await renderApp(route, { server, member: aMember(), width: 375 });
    await expect.element(main).toMatchTextContent('120 members follow this parish.');
    await expectSound();
    await main.getByLabelText('Title').fill('St. Kateri');
    await main.getByRole('button', { name: 'Save' }).click();
    await expectToast('The page is saved.');
    expect(server.calls('PUT /parish/edit/{id}').at(-1)?.body).toMatchObject({
      revision: 3,
      title: 'St. Kateri',
    });
  });

  test('keeps both changes if somebody else was faster', async ({ server }) => {
    server.answer('GET /parish/edit/{id}', managed);
    await renderApp(route, { server, member: aMember() });
    await main.getByLabelText('Title').fill('St. Kateri');
    const theirs = { ...publication, summary: 'Now with a ramp.', revision: 4 };
    server.answer('GET /parish/edit/{id}', { ...managed, publication: theirs });
    server.refuse('PUT /parish/edit/{id}', 409, { message: 'Somebody else was faster.' });
    await main.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(main)
      .toMatchTextContent('Somebody else has saved this page in the meantime: Summary.');
    await expect.element(main.getByLabelText('Title')).toHaveValue('St. Kateri');
    await expect.element(main.getByLabelText(/^Summary/u)).toHaveValue('Now with a ramp.');
    server.answer('PUT /parish/edit/{id}', { publication: { ...theirs, title: 'St. Kateri', revision: 5 } });
    await main.getByRole('button', { name: 'Save' }).click();
    await expectToast('The page is saved.');
    expect(server.calls('PUT /parish/edit/{id}').at(-1)?.body).toMatchObject({
      revision: 4,
      title: 'St. Kateri',
      summary: 'Now with a ramp.',
    });
  });

  test('confirms the page and publishes an event', async ({ server }) => {
    server.answer('GET /parish/edit/{id}', managed);
    server.answer('PUT /parish/edit/{id}/confirm', { publication });
    await renderApp(route, { server, member: aMember() });
    await main.getByRole('button', { name: 'Everything is right' }).click();
    await expectToast('The page is confirmed.');
    await main.getByRole('button', { name: 'New event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Title').fill('Parish festival');
    await dialog.getByLabelText('Day', { exact: true }).fill('2090-06-13');
    await dialog.getByLabelText('Time', { exact: true }).fill('11:00');
    await dialog.getByLabelText(/^Place/u).fill('Parish garden');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expectToast('The event is published.');
    expect(server.calls('POST /parish/edit/{id}/events').at(-1)?.body).toMatchObject({
      title: 'Parish festival',
      event: { startsAt: '2090-06-13T11:00', place: 'Parish garden', isPlacePublic: true },
    });
  });

  test.for([route, `/parish/poster/${publication._id}`])(
    '%s is closed to other members',
    async (path, { server }) => {
      server.refuse('GET /parish/edit/{id}', 403, { message: 'Only the staff of this parish can do this.' });
      await renderApp(path, { server, member: aMember() });
      await expect.element(main.getByText('Only the staff of this parish can edit its page.')).toBeVisible();
      await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test('prints a poster with a code', async ({ server }) => {
    server.answer('GET /parish/edit/{id}', managed);
    await renderApp(`/parish/poster/${publication._id}`, { server, member: aMember() });
    await expect
      .element(main.getByRole('img', { name: 'QR code of the page of Saint Kateri' }))
      .toBeVisible();
    await expectSound();
  });
});
