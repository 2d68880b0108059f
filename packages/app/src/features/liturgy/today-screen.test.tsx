import { page } from 'vitest/browser';
import type { AnswerOf } from '../../../test/operations.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { inEveryLanguage } from '../../../test/in-every-language.ts';
import { aPost } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

type Reading = AnswerOf<'GET /liturgy/today'>['readings'][number];

const readings: Reading[] = [
  { kind: 'first', reference: inEveryLanguage('Joel 2:12-18', { es: 'Joel 2, 12-18' }) },
  { kind: 'psalm', reference: inEveryLanguage('Psalm 51', { es: 'Salmo 51' }) },
  { kind: 'gospel', reference: inEveryLanguage('Matthew 6:1-6, 16-18', { es: 'Mateo 6, 1-6. 16-18' }) },
];

const main = page.getByRole('main');

function answerDay(server: FakeServer, own: Partial<AnswerOf<'GET /liturgy/today'>> = {}): void {
  server.answer('GET /liturgy/today', {
    date: '2026-02-18',
    region: 'unitedStates',
    season: 'lent',
    week: null,
    celebration: {
      title: inEveryLanguage('Ash Wednesday', { es: 'Miércoles de Ceniza' }),
      rank: 'weekday',
      color: 'violet',
    },
    optional: [],
    readings,
    obligation: false,
    fasting: true,
    abstinence: true,
    ...own,
  });
}

test('a member reads the celebration, its duties, the readings and the verse', async ({ server }) => {
  answerDay(server);
  await renderApp('/today', { server, member: aMember() });
  await expect.element(main.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect.element(main.getByText('Wednesday, February 18, 2026')).toBeVisible();
  const card = main.getByRole('region', { name: 'Today in the Church' });
  await expect.element(card).toMatchTextContent(/Ash Wednesday/);
  await expect.element(card).toMatchTextContent(/Day of fasting and abstinence/);
  await expect
    .poll(() =>
      main
        .getByRole('term')
        .elements()
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    )
    .toEqual(['First reading: Joel 2:12-18', 'Psalm: Psalm 51', 'Gospel: Matthew 6:1-6, 16-18']);
  await expect
    .element(main.getByRole('link', { name: 'Choose another calendar' }))
    .toHaveAttribute('href', '/settings/place');
  await expect.element(main.getByText('Matthew 28:19')).toBeVisible();
  await expectSound();
});

const intention = (content: string, answeredAt: string | null = null) => ({
  ...aPost(content),
  intention: { answeredAt, thanks: '' },
});

test('a member is invited to pray for three intentions that are not answered', async ({ server }) => {
  answerDay(server);
  const hidden = { answeredAt: null, thanks: '', anonymous: 'hidden' as const };
  server.answer('GET /post/prayers', {
    posts: [
      intention('For my exam', '2026-02-17T10:00:00.000Z'),
      { ...intention('For my mother'), intention: hidden },
      intention('For peace\nin all the world'),
      intention('For our priests'),
      intention('For a fourth thing'),
    ],
    nextCursor: null,
  });
  await renderApp('/today', { server, member: aMember(), width: 375 });
  const prayers = main.getByRole('region', { name: 'Pray today for…' });
  await expect.element(prayers.getByText('Anonymous')).toBeVisible();
  const names = () =>
    prayers
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await expect.poll(names).toEqual(['For my mother', 'For peace', 'For our priests', 'All prayers']);
  await expect
    .element(prayers.getByRole('link', { name: 'All prayers' }))
    .toHaveAttribute('href', '/prayers');
  await expectSound();
});

test('a member reads that nobody has asked for prayer', async ({ server }) => {
  answerDay(server);
  server.answer('GET /post/prayers', { posts: [], nextCursor: null });
  await renderApp('/today', { server, member: aMember() });
  await expect.element(main.getByText('Nobody has asked for prayer lately.')).toBeVisible();
});

test('a visitor reads it in Spanish', async ({ server }) => {
  answerDay(server);
  await renderApp('/today', { server, language: 'es' });
  await expect.element(main.getByText('Miércoles, 18 de febrero de 2026')).toBeVisible();
  await expect.element(main.getByText('Mateo 6, 1-6. 16-18')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Elegir otro calendario' })).not.toBeInTheDocument();
  expect(server.calls('GET /post/prayers')).toEqual([]);
});

test('Holy Saturday has no Mass before the Vigil', async ({ server }) => {
  answerDay(server, { readings: [] });
  await renderApp('/today', { server, member: aMember() });
  await expect.element(main.getByText('There is no Mass today before the Easter Vigil.')).toBeVisible();
});

test('a failed request can be tried again', async ({ server }) => {
  server.refuse('GET /liturgy/today', 429, { message: 'Too many requests.' });
  await renderApp('/today', { server, member: aMember() });
  await expect.element(main.getByRole('alert')).toBeVisible();
  await pressOnce(main.getByRole('button', { name: 'Try again' }), () => answerDay(server));
  await expect.element(main.getByText('Joel 2:12-18')).toBeVisible();
});
