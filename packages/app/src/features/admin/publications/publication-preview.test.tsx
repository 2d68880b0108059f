import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { aPublication, keepPublication } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { expectAddress } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const preview = main.getByRole('article');
const title = main.getByRole('textbox', { name: 'Title' });
const text = main.getByRole('textbox', { name: /^Text/ });

describe('the preview of a publication', () => {
  test('is beside the text on a wide screen, and follows what is typed', async ({ server }) => {
    await renderApp('/admin/publications/new?kind=article', {
      server,
      member: anAdministrator(),
      width: 1280,
    });
    await title.fill('Viriditas');
    await text.fill('## The *green* branch\n\nSee [the page](/blog).');
    await expect.element(preview.getByRole('heading', { name: 'Viriditas' })).toBeVisible();
    await expect.element(preview.getByRole('heading', { name: 'The green branch' })).toBeVisible();
    await preview.getByRole('link', { name: 'the page' }).click();
    await expectAddress('/admin/publications/new?kind=article');
    await expect.element(title).toHaveValue('Viriditas');
    await expectSound();
  });

  test('is a tab on a phone, and an error returns to the fields', async ({ server }) => {
    await renderApp('/admin/publications/new?kind=event', { server, member: anAdministrator(), width: 375 });
    await main.getByLabelText('Day', { exact: true }).fill('2090-01-07');
    await main.getByLabelText('Time', { exact: true }).fill('19:00');
    await main.getByRole('textbox', { name: /^Place/ }).fill('Parish hall');
    await main.getByRole('tab', { name: 'Preview' }).click();
    await expect.element(preview.getByText('Saturday, January 7, 2090')).toBeVisible();
    await expect.element(preview.getByText('Parish hall')).toBeVisible();
    await expectSound();
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect.element(title).toHaveFocus();
    await expect.element(main.getByText('Please write a title.')).toBeVisible();
  });

  test('shows a parish, also with a time that is not complete', async ({ server }) => {
    const parish = aPublication({
      kind: 'parish',
      resource: null,
      title: 'Saint Gregory',
      parish: {
        diocese: 'Springfield',
        address: '12 Elm Street',
        town: 'Springfield',
        state: 'IL',
        zip: '62701',
        phone: '',
        email: '',
        website: '',
        pastor: '',
        times: [{ kind: 'mass', day: 0, time: '10:00', note: '' }],
        exceptions: [],
      },
    });
    keepPublication(server, parish);
    await renderApp(`/admin/publications/${parish._id}`, { server, member: anAdministrator(), width: 1280 });
    await main.getByRole('button', { name: 'Add a time' }).click();
    await expect.element(preview.getByText('12 Elm Street, Springfield, IL 62701')).toBeVisible();
    await expect.element(preview.getByText('10:00 AM')).toBeVisible();
  });
});
