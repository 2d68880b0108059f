import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aParish } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { returnPathOf } from '../../router/return-path.ts';

const main = page.getByRole('main');
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
