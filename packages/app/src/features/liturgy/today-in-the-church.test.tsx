import { page } from 'vitest/browser';
import type { AnswerOf } from '../../../test/operations.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { inEveryLanguage } from '../../../test/in-every-language.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';
import type { FakeServer } from '../../../test/fake-server.ts';

const card = (name = 'Today in the Church') => page.getByRole('main').getByRole('region', { name });
const season = () => document.documentElement.dataset['season'];

function celebrate(server: FakeServer): void {
  const immaculateConception: Omit<AnswerOf<'GET /liturgy/today'>, 'date'> = {
    region: 'unitedStates',
    season: 'advent',
    week: 1,
    celebration: {
      title: inEveryLanguage('The Immaculate Conception', { es: 'La Inmaculada Concepción' }),
      rank: 'solemnity',
      color: 'white',
    },
    optional: [
      {
        title: inEveryLanguage('Saint Clement I', { es: 'San Clemente I' }),
        rank: 'optionalMemorial',
        color: 'red',
      },
    ],
    readings: [],
    obligation: false,
    fasting: false,
    abstinence: true,
  };
  server.answer('GET /liturgy/today', ({ query }) => ({
    ...immaculateConception,
    date: query.get('date') ?? '',
  }));
}

test('the community shows today’s celebration, even offline later', async ({ server }) => {
  celebrate(server);
  const { reload } = await renderApp('/community', { server, member: aMember() });
  for (const text of [
    /The Immaculate Conception/,
    /Solemnity/,
    /Abstinence from meat/,
    /Advent, week 1/,
    /White/,
    /Saint Clement I/,
  ]) {
    await expect.element(card()).toMatchTextContent(text);
  }
  await expect.poll(season).toBe('gold');
  await expectSound();
  server.failNetwork('GET /liturgy/today');
  await reload();
  await expect.element(card()).toMatchTextContent(/The Immaculate Conception/);
});

test('the day is in Spanish, too', async ({ server }) => {
  celebrate(server);
  await renderApp('/community', { server, member: aMember(), language: 'es', width: 375 });
  await page.getByRole('button', { name: /^Hoy en la Iglesia/ }).click();
  await expect.element(card('Hoy en la Iglesia')).toMatchTextContent(/La Inmaculada Concepción/);
});

test('a day that could not be loaded says so, and can be loaded again', async ({ server }) => {
  // Uses 429, because other errors are retried silently first.
  server.refuse('GET /liturgy/today', 429, { message: 'Not now.' });
  await renderApp('/community', { server, member: aMember(), width: 375 });
  await page.getByRole('button', { name: /^Today in the Church/ }).click();
  const alert = card().getByRole('alert');
  const tryAgain = card().getByRole('button', { name: 'Try again' });
  await expect.element(alert).toBeVisible();
  const before = server.calls('GET /liturgy/today').length;
  await tryAgain.click();
  await expect.poll(() => server.calls('GET /liturgy/today').length).toBeGreaterThan(before);
  await expect.element(alert).toBeVisible();
  celebrate(server);
  await tryAgain.click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(season).toBe('gold');
});
