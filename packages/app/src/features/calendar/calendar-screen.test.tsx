import { page, userEvent } from 'vitest/browser';
import type { AnswerOf } from '../../../test/operations.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');

type Calendar = AnswerOf<'GET /calendar'>;

const entry = (changes: Partial<Calendar['entries'][number]>): Calendar['entries'][number] => ({
  eventId: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d',
  title: 'Advent retreat',
  language: 'en',
  beginsAt: '2026-12-08T15:00:00.000Z',
  endsAt: '2026-12-08T18:00:00.000Z',
  place: 'Parish hall',
  isOnline: false,
  sources: ['events'],
  ...changes,
});

const calendar: Calendar = {
  entries: [
    entry({}),
    entry({ eventId: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4e', title: 'Sodality supper', sources: ['groups'] }),
  ],
  days: [
    {
      date: '2026-12-08',
      season: 'advent',
      celebration: {
        title: { en: 'The Immaculate Conception', es: 'La Inmaculada', pt: 'Imaculada Conceição' },
        rank: 'solemnity',
        color: 'white',
      },
      obligation: true,
      fasting: false,
      abstinence: false,
    },
  ],
};

test('a member sees their events and the feasts of a day, and moves by keyboard', async ({ server }) => {
  server.answer('GET /calendar', calendar);
  await renderApp('/calendar?date=2026-12-08', { server, member });
  const day = main.getByRole('region', { name: 'Tuesday, December 8, 2026' });
  await expect.element(day.getByText('The Immaculate Conception')).toBeVisible();
  await expect.element(day.getByText('Solemnity · Holy day of obligation · White')).toBeVisible();
  await expect.element(day.getByText('Your groups · Parish hall')).toBeVisible();
  await expect
    .element(day.getByRole('link', { name: 'Advent retreat' }))
    .toHaveAttribute('href', '/event/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d');
  await expectSound();

  main
    .getByRole('button', { name: /^Tuesday, December 8/u })
    .element()
    .focus();
  await userEvent.keyboard('{PageDown}');
  await expectAddress('/calendar?date=2027-01-08');
  await expect.element(main.getByRole('button', { name: /^Friday, January 8, 2027/u })).toHaveFocus();
  await expect
    .poll(() => server.calls('GET /calendar').map(({ query }) => [query.get('from'), query.get('to')]))
    .toEqual([
      ['2026-11-29', '2027-01-02'],
      ['2026-12-27', '2027-02-06'],
    ]);
});

test('the address has the view, and the browser remembers the sources', async ({ server }) => {
  server.answer('GET /calendar', calendar);
  server.answer('GET /event/feed', { url: '/api/event/feed/1?signature=2' });
  await renderApp('/calendar?date=2026-12-08', { server, member });
  await main.getByRole('button', { name: 'List' }).click();
  await expectAddress('/calendar?view=list&date=2026-12-08');
  const sources = main.getByRole('group', { name: 'Show in the calendar' });
  await sources.getByRole('button', { name: 'Your groups' }).click();
  await sources.getByRole('button', { name: 'Feasts' }).click();
  await expect.element(main.getByRole('link', { name: 'Sodality supper' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: 'Advent retreat' })).toBeVisible();
  await expect.element(main.getByText('The Immaculate Conception')).not.toBeInTheDocument();
  await expect
    .element(main.getByRole('textbox', { name: 'What you see here' }))
    .toHaveValue(`${location.origin}/api/event/feed/1?signature=2&sources=parish%2Cevents`);
  expect(localStorage.getItem(`calendar-sources/${member._id}`)).toBe('parish,events');
});

test('an empty month leads to the events', async ({ server }) => {
  server.answer('GET /calendar', { entries: [], days: [] });
  await renderApp('/calendar?view=list&date=2026-12-08', { server, member });
  await expect.element(main.getByRole('heading', { name: 'Nothing in this month' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'See what is coming' }))
    .toHaveAttribute('href', '/events');
});

test('a calendar that failed to load can be loaded again', async ({ server }) => {
  server.answer('GET /calendar', calendar);
  server.refuse('GET /calendar', 429, {}, { once: true });
  await renderApp('/calendar?date=2026-12-08', { server, member });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByRole('link', { name: 'Advent retreat' })).toBeVisible();
});

test('an invalid address shows the month of today', async ({ server }) => {
  server.answer('GET /calendar', calendar);
  await renderApp('/calendar?view=year&date=2026-02-30', { server, member });
  await expect.element(main.getByRole('grid')).toBeVisible();
  const today = main.element().querySelector('button[aria-current="date"]');
  expect(today?.closest('[aria-selected="true"]')).not.toBeNull();
});
