import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aCover, aParish } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { returnPathOf } from '../../router/return-path.ts';
import { mapAddress } from '../events/index.ts';

const main = page.getByRole('main');
const example = aParish({ title: 'Saint Ambrose', body: 'Built in **1890**.', image: aCover });
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const parish = {
  ...example,
  parish: {
    ...example.parish,
    patron: 'Saint Ambrose of Milan',
    phone: '+1 555 010 0199',
    times: [
      { kind: 'mass' as const, day: 0, time: '09:30', note: '', language: 'es' },
      { kind: 'mass' as const, day: 0, time: '11:00', note: '', until: '2001-05-31' },
    ],
    holyDayTimes: [{ kind: 'mass' as const, time: '19:00', note: '', isVigil: true }],
    exceptions: [
      { date: '2090-12-24', note: 'Closed for repairs.', times: [] },
      {
        date: '2090-12-25',
        note: 'Christmas.',
        times: [{ kind: 'mass' as const, time: '08:00', note: '' }],
      },
    ],
  },
  schedule: {
    timeZone,
    upcoming: [
      // An answer that was stored offline can have services that are over.
      { kind: 'mass' as const, startsAt: '2001-01-07T12:00:00.000Z', note: '', exception: '' },
      {
        kind: 'mass' as const,
        startsAt: '2090-01-08T12:00:00.000Z',
        note: '',
        language: 'es',
        exception: 'Feast.',
      },
    ],
  },
};
const route = `/parish/${parish._id}`;

describe('a parish', () => {
  test('appears as a whole, so that no part moves what is below it', async ({ server }) => {
    server.answer('GET /parish/getById/{id}', { parish });
    server.refuse('GET /group/all', 429, { message: 'Too many.' });
    const resume = server.pause('GET /parish/followed');
    const opening = renderApp(route, { server, member: aMember() });
    await expect.poll(() => server.calls('GET /group/all')).toHaveLength(1);
    await expect.element(main.getByRole('status').getByText('Loading…')).toBeInTheDocument();
    expect(main.getByRole('heading').query()).toBeNull();
    resume();
    await opening;
    await expect
      .element(main.getByRole('article').getByRole('button', { name: 'Follow Saint Ambrose' }))
      .toBeVisible();
    await expect.element(main).toMatchTextContent('Too many.');
  });

  test('shows its next Mass, its times, its exceptions and its contact data', async ({ server }) => {
    server.answer('GET /parish/getById/{id}', { parish });
    await renderApp(route, { server, member: aMember(), width: 375 });
    await expect.element(main.getByRole('heading', { level: 1, name: 'Saint Ambrose' })).toBeVisible();
    await expect.element(main.getByText(/^Sunday, January 8 at /u)).toBeVisible();
    await expect.element(main.getByText('Spanish · Feast.')).toBeVisible();
    await expect.element(main).toMatchTextContent('9:30 AM (Spanish)');
    await expect.element(main).not.toMatchTextContent('11:00 AM');
    await expect.element(main).toMatchTextContent('7:00 PM (the evening before)');
    await expect.element(main.getByText('No services on this day.')).toBeVisible();
    await expect.element(main.getByText('Mass: 8:00 AM')).toBeVisible();
    await expect.element(main.getByText('Saint Ambrose of Milan')).toBeVisible();
    await expect.element(main.getByRole('strong')).toMatchTextContent('1890');
    await expect
      .element(main.getByRole('link', { name: '+1 555 010 0199' }))
      .toHaveAttribute('href', 'tel:+15550100199');
    await expect
      .element(main.getByRole('link', { name: /^Show on a map/ }))
      .toHaveAttribute('href', mapAddress('12 Elm Street, Springfield, IL 62701'));
    await expectSound();
  });

  test('can be reported as wrong, and the report can be withdrawn', async ({ server }) => {
    server.answer('GET /parish/getById/{id}', { parish });
    await renderApp(route, { server, member: aMember() });
    await main.getByRole('button', { name: 'Report a mistake: Saint Ambrose' }).click();
    await expectToast('Thank you. The staff will look at it.');
    await main.getByRole('button', { name: 'Undo: Saint Ambrose' }).click();
    await expectToast('You have withdrawn it.');
    await expect.element(main.getByRole('button', { name: 'Report a mistake: Saint Ambrose' })).toBeVisible();
  });

  test('is open to visitors, who log in to contact it', async ({ server }) => {
    const times = { times: [], holyDayTimes: [], exceptions: [], phone: '', pastor: '', patron: '' };
    server.answer('GET /parish/getById/{id}', {
      parish: {
        ...parish,
        image: null,
        parish: { ...parish.parish, ...times },
        schedule: { timeZone, upcoming: [] },
      },
    });
    await renderApp(route, { server, width: 375 });
    await expect.element(main.getByText('We do not know the times yet.')).toBeVisible();
    await expect.element(main.getByText('Next services')).not.toBeInTheDocument();
    await expectSound();
    await main.getByRole('link', { name: 'Log in to see the pastor and the phone number' }).click();
    await expectAddress('/signin');
    expect(returnPathOf(history.state.usr)).toBe(route);
  });

  test('opens from the list', async ({ server }) => {
    server.answer('GET /parish/all', { parishes: [parish], nextCursor: null });
    server.answer('GET /parish/getById/{id}', { parish });
    await renderApp('/parishes', { server, member: aMember() });
    await main.getByRole('link', { name: 'Saint Ambrose' }).click();
    await expectAddress(route);
    await expect.element(main.getByRole('heading', { level: 1, name: 'Saint Ambrose' })).toBeVisible();
  });

  test('says that it is no longer listed, and links to the list', async ({ server }) => {
    server.refuse('GET /parish/getById/{id}', 404);
    await renderApp(route, { server });
    await expect
      .element(main.getByRole('heading', { name: 'This parish is no longer listed.' }))
      .toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'All parishes' }))
      .toHaveAttribute('href', '/parishes');
  });

  test('loads again after a failure', async ({ server }) => {
    server.refuse('GET /parish/getById/{id}', 429, { message: 'Please wait a moment.' });
    await renderApp(route, { server });
    await expect.element(main.getByText('Please wait a moment.')).toBeVisible();
    server.answer('GET /parish/getById/{id}', { parish });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(main.getByRole('heading', { level: 1, name: 'Saint Ambrose' })).toBeVisible();
  });
});
