import { page } from 'vitest/browser';
import { describe } from 'vitest';
import type { Schemas } from '@parvis/api-client';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const zip = main.getByRole('textbox', { name: 'ZIP code' });
const find = main.getByRole('button', { name: 'Find a Mass' });
const example = exampleOf(operationNamed('GET /mass/find')).body as AnswerOf<'GET /mass/find'>;
const [mass] = example.masses;

const answer = (changes: Partial<Schemas['MassPage']> = {}): Schemas['MassPage'] => ({
  ...example,
  ...changes,
});

describe('finding a Mass', () => {
  test('asks by ZIP code, day, time, language and confession, and the URL keeps the question', async ({
    server,
  }) => {
    server.answer('GET /mass/find', answer());
    await renderApp('/mass', { server, width: 375 });
    await find.click();
    await expect.element(main.getByText('Please enter a ZIP code of five digits.')).toBeVisible();
    expect(server.calls('GET /mass/find')).toHaveLength(0);
    await zip.fill('02134');
    await main.getByLabelText('Day (today if empty)').fill('2026-12-06');
    await main.getByLabelText('Not before').fill('17:00');
    await main.getByRole('combobox', { name: 'Language' }).selectOptions('Spanish');
    await main.getByRole('combobox', { name: 'Distance' }).selectOptions('50 miles');
    await main.getByRole('checkbox', { name: 'Only with confession in the hour before' }).click();
    await find.click();
    await expectAddress(
      '/mass?zip=02134&day=2026-12-06&after=17%3A00&language=es&distance=50&confession=true',
    );
    const shown = main.getByRole('article');
    await expect.element(shown).toMatchTextContent('St. Cecilia');
    await expect.element(shown).toMatchTextContent('Boston, MA · 4 miles away');
    await expect.element(shown).toMatchTextContent('Spanish');
    await expect.element(shown).toMatchTextContent(/Confession at 5:15.PM/u);
    await expect
      .element(shown.getByRole('link', { name: 'St. Cecilia' }))
      .toHaveAttribute('href', `/parish/${mass?.parish._id ?? ''}`);
    await expectSound();
    await expect
      .poll(() => Object.fromEntries(server.calls('GET /mass/find').at(-1)?.query ?? []))
      .toEqual({
        zip: '02134',
        day: '2026-12-06',
        after: '17:00',
        language: 'es',
        distance: '50',
        confession: 'true',
        sort: 'distance',
        limit: '20',
      });
  });

  test('says the order and offers the other', async ({ server }) => {
    server.answer('GET /mass/find', answer());
    await renderApp('/mass?zip=02134', { server, width: 1280 });
    await expect.element(main.getByText(/^Sorted by distance, then by time\./u)).toBeVisible();
    await main.getByRole('link', { name: 'Sort by time' }).click();
    await expectAddress('/mass?zip=02134&sort=time');
    await expect.element(main.getByText(/^Sorted by time, then by distance\./u)).toBeVisible();
    await expectSound();
  });

  test('begins near the place of a member', async ({ server }) => {
    server.answer('GET /mass/find', answer());
    await renderApp('/mass', { server, member: aMember({ zip: '62701' }) });
    await expect.element(zip).toHaveValue('62701');
    await expect.element(main.getByRole('heading', { name: /^Masses near 62701 on/u })).toBeVisible();
  });

  test('leads from a day without such a Mass to the next one', async ({ server }) => {
    server.answer('GET /mass/find', ({ query }) =>
      query.get('day') === '2026-12-13'
        ? answer({ day: '2026-12-13' })
        : answer({ masses: [], nextDay: '2026-12-13' }),
    );
    await renderApp('/mass?zip=02134&after=20%3A00', { server });
    await main.getByRole('link', { name: 'Show Sunday, December 13' }).click();
    await expectAddress('/mass?zip=02134&day=2026-12-13');
    await expect.element(main.getByRole('article')).toBeVisible();
  });

  test('is tried farther away if there is no such Mass near', async ({ server }) => {
    server.answer('GET /mass/find', ({ query }) =>
      query.get('distance') === '50' ? answer() : answer({ masses: [] }),
    );
    await renderApp('/mass?zip=02134', { server, width: 375 });
    await expect.element(main.getByText('We know no such Mass')).toBeVisible();
    await expectSound();
    await main.getByRole('link', { name: 'Search within 50 miles' }).click();
    await expect.element(main.getByRole('article')).toBeVisible();
  });

  test("shows the server's errors at their fields", async ({ server }) => {
    const message = 'We do not know this language.';
    server.refuse('GET /mass/find', 400, { errors: [{ path: 'language', message }] });
    await renderApp('/mass?zip=02134&language=xx', { server });
    await expect.element(main.getByText(message)).toBeVisible();
    await expect
      .element(main.getByRole('combobox', { name: 'Language' }))
      .toHaveAttribute('aria-invalid', 'true');
  });

  test('can be tried again after an error', async ({ server }) => {
    server.refuse('GET /mass/find', 429, { message: 'Please wait a moment.', retryAfter: 60 });
    await renderApp('/mass?zip=02134', { server });
    await expect.element(main.getByText('Please wait a moment.')).toBeVisible();
    server.answer('GET /mass/find', answer());
    await main.getByRole('button', { name: /again/iu }).click();
    await expect.element(main.getByRole('article')).toBeVisible();
  });
});
