import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aParish } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { returnPathOf } from '../../router/return-path.ts';

const main = page.getByRole('main');
const zip = main.getByRole('searchbox', { name: 'Near ZIP code' });
const distance = main.getByRole('combobox', { name: 'Distance' });
const parish = aParish({ title: 'Saint Ambrose' });
const shown = main.getByRole('article').filter({ hasText: 'Saint Ambrose' });
const wrong = shown.getByRole('button', { name: 'Report a mistake: Saint Ambrose' });
const undo = shown.getByRole('button', { name: 'Undo: Saint Ambrose' });

describe('parishes', () => {
  test('show their address and Mass times, and can be searched', async ({ server }) => {
    server.answer('GET /parish/all', ({ query }) => ({
      parishes: query.get('search') === 'ambrose' ? [parish] : [],
      nextCursor: null,
    }));
    await renderApp('/parishes', { server, member: aMember() });
    await expect.element(main.getByText('There are no parishes yet')).toBeVisible();
    const search = main.getByRole('searchbox', { name: 'Search by name, town, diocese or ZIP code' });
    await search.fill('elsewhere');
    await expect.element(main.getByText('No parishes found')).toBeVisible();
    await search.fill('ambrose');
    await expectAddress('/parishes?search=ambrose');
    await expect.element(shown).toMatchTextContent('12 Elm Street, Springfield, IL 62701');
    await expect.element(shown).toMatchTextContent('9:30 AM');
  });

  test('are listed near a ZIP code, and the URL keeps it', async ({ server }) => {
    const near = [
      aParish({ title: 'Saint Ambrose', distance: 0 }),
      aParish({ title: 'Saint Blaise', distance: 12 }),
    ];
    server.answer('GET /parish/all', ({ query }) => ({
      parishes: query.get('zip') === null ? [parish] : near,
      nextCursor: null,
    }));
    await renderApp('/parishes', { server, member: aMember({ zip: '62701' }), width: 375 });
    await expect.element(main.getByRole('heading', { level: 2, name: parish.parish.diocese })).toBeVisible();
    await expect.element(zip).toHaveValue('');
    await expect.element(distance).toBeDisabled();
    await zip.fill('6270');
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText('Please enter a ZIP code of five digits.')).toBeVisible();
    await zip.fill('62701');
    await userEvent.keyboard('{Enter}');
    await expectAddress('/parishes?zip=62701');
    const cards = main.getByRole('article');
    await expect.element(cards.first()).toMatchTextContent('In the same town');
    await expect.element(cards.last()).toMatchTextContent('12 miles away');
    await expect.element(main.getByRole('heading', { level: 2, name: 'Parishes near 62701' })).toBeVisible();
    await expectSound();
    await distance.selectOptions('50 miles');
    await expectAddress('/parishes?zip=62701&distance=50');
    await main.getByRole('searchbox', { name: /^Search by name/ }).fill('saint');
    await expectAddress('/parishes?search=saint&zip=62701&distance=50');
    await expect
      .poll(() => Object.fromEntries(server.calls('GET /parish/all').at(-1)?.query ?? []))
      .toEqual({ limit: '20', search: 'saint', zip: '62701', distance: '50' });
    await main.getByRole('button', { name: 'Clear' }).last().click();
    await expectAddress('/parishes?search=saint');
  });

  test('are searched farther away if none are near', async ({ server }) => {
    server.answer('GET /parish/all', ({ query }) => ({
      parishes: query.get('distance') === '50' ? [parish] : [],
      nextCursor: null,
    }));
    await renderApp('/parishes?zip=59301&distance=5', { server, width: 1280 });
    await expect.element(main.getByText('No parishes within 5 miles')).toBeVisible();
    await expectSound();
    await main.getByRole('link', { name: 'Search within 50 miles' }).click();
    await expectAddress('/parishes?zip=59301&distance=50');
    await expect.element(shown).toBeVisible();
  });

  test('show that a ZIP code is unknown', async ({ server }) => {
    const message = 'We do not know this ZIP code.';
    server.refuse('GET /parish/all', 400, { errors: [{ path: 'zip', message }] });
    await renderApp('/parishes?zip=00000', { server });
    await expect.element(main.getByText(message)).toBeVisible();
    await expect.element(zip).toHaveAttribute('aria-invalid', 'true');
  });

  test('can be reported as wrong with a tap and a note, and the report can be withdrawn', async ({
    server,
  }) => {
    server.answer('GET /parish/all', { parishes: [parish], nextCursor: null });
    await renderApp('/parishes', { server, member: aMember(), width: 375 });
    await wrong.click();
    await expectToast('Thank you. The staff will look at it.');
    await expect.element(undo).toBeVisible();
    await expectSound();
    await shown.getByLabelText(/^What is wrong/).fill(' Mass is at eleven. ');
    await shown.getByRole('button', { name: 'Tell the staff' }).click();
    await expectToast('Thank you for telling us.');
    await expect.element(shown.getByLabelText(/^What is wrong/)).not.toBeInTheDocument();
    expect(server.calls('PUT /parish/correction/{id}').map(({ body }) => body)).toEqual([
      {},
      { note: 'Mass is at eleven.' },
    ]);
    await undo.click();
    await expectToast('You have withdrawn it.');
    await expect.element(wrong).toBeVisible();
    expect(server.calls('DELETE /parish/correction/{id}')).toHaveLength(1);
  });

  test('are open to visitors, who log in to report a mistake', async ({ server }) => {
    server.answer('GET /parish/all', {
      parishes: [{ ...parish, parish: { ...parish.parish, pastor: '', phone: '', email: '' } }],
      nextCursor: null,
    });
    await renderApp('/parishes?search=ambrose', { server, width: 375 });
    await expect.element(shown).toMatchTextContent('9:30 AM');
    await expect.element(main.getByText(/Log in to see whom/)).toBeVisible();
    await expectSound();
    await shown.getByRole('link', { name: 'Log in to report a mistake: Saint Ambrose' }).click();
    await expectAddress('/signin');
    expect(returnPathOf(history.state.usr)).toBe('/parishes?search=ambrose');
  });

  test('stay unchanged if the server refuses', async ({ server }) => {
    server.answer('GET /parish/all', { parishes: [parish], nextCursor: null });
    server.refuse('PUT /parish/correction/{id}', 429, { message: 'Please wait a moment.', retryAfter: 60 });
    await renderApp('/parishes', { server, member: aMember() });
    await wrong.click();
    await expectToast('Please wait a moment.');
    await expect.element(wrong).toBeEnabled();
  });
});
