import { page, userEvent } from 'vitest/browser';
import type { Schemas } from '@parvis/api-client';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPerson } from '../../../test/people.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');
const field = main.getByRole('searchbox', { name: 'Search in everything' });
const kinds = main.getByRole('navigation', { name: 'Kinds of results' });
const headerField = page.getByRole('banner').getByRole('combobox', { name: 'Search people' });

const id = (number: number): string => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const aResult = (number: number, change: Partial<Schemas['SearchResult']> = {}): Schemas['SearchResult'] => ({
  _id: id(number),
  title: [{ text: 'Rosary', isMatch: true }, { text: ` number ${number}` }],
  excerpt: [{ text: 'We pray the ' }, { text: 'rosary', isMatch: true }, { text: '.' }],
  ...change,
});

const section = (
  kind: Schemas['SearchKind'],
  results: Schemas['SearchResult'][],
  nextCursor: string | null = null,
): Schemas['SearchSection'] => ({ kind, results, nextCursor });

const found = (...sections: Schemas['SearchSection'][]): Schemas['SearchAnswer'] => ({
  sections,
  hasWords: true,
});

const link = (name: string) => main.getByRole('link', { name, exact: true });

test('shows the first results of each kind, with the words that were found', async ({ server }) => {
  const felix = aPerson('Felix');
  server.answer(
    'GET /search',
    found(
      section('people', [aResult(1, { title: [{ text: 'Felix' }], excerpt: [], person: felix })]),
      section('posts', [aResult(2, { title: [], person: felix })]),
      section('intentions', [aResult(9, { title: [], excerpt: [] })]),
      section('groups', [aResult(3)]),
      section('events', [aResult(4, { beginsAt: '2020-01-07T22:00:00.000Z', isPast: true })]),
      section('parishes', [aResult(5, { title: [{ text: 'St. Mary' }] })]),
      section('resources', [aResult(6)]),
      section('articles', [aResult(7)]),
      section('listings', [aResult(8, { price: 12.5 })], 'more'),
    ),
  );
  await renderApp('/search?q=rosary', { server, member });
  await expect.element(link('Post by Felix Mayr')).toHaveAttribute('href', `/post/${id(2)}`);
  await expect.element(link('Felix')).toHaveAttribute('href', `/profile/${id(1)}`);
  await expect.element(link('Anonymous prayer intention')).toHaveAttribute('href', `/post/${id(9)}`);
  await expect.element(main.getByText(/^Past event: Tuesday, January 7, 2020/)).toBeVisible();
  await expect.element(link('Rosary number 3')).toHaveAttribute('href', `/groups/${id(3)}`);
  await expect.element(link('Rosary number 4')).toHaveAttribute('href', `/event/${id(4)}`);
  await expect.element(link('St. Mary')).toHaveAttribute('href', `/parish/${id(5)}`);
  await expect.element(link('Rosary number 6')).toHaveAttribute('href', `/resource/${id(6)}`);
  await expect.element(link('Rosary number 7')).toHaveAttribute('href', `/blog/${id(7)}`);
  await expect.element(link('Rosary number 8')).toHaveAttribute('href', `/marketplace/${id(8)}`);
  await expect.element(main.getByText('$12.50')).toBeVisible();
  expect([...document.querySelectorAll('mark')][0]?.textContent).toBe('rosary');
  await expectSound();
  await link('All listings found').click();
  await expectAddress('/search?q=rosary&kind=listings');
});

test('shows all results of one kind, page by page, on a phone', async ({ server }) => {
  server.answer('GET /search', ({ query }) => {
    if (query.get('cursor') === 'second') return found(section('groups', [aResult(2)]));
    return found(section('groups', [aResult(1)], 'second'));
  });
  await renderApp('/search?q=rosary', { server, member, width: 375, height: 812 });
  await kinds.getByRole('link', { name: 'Groups' }).click();
  await expectAddress('/search?q=rosary&kind=groups');
  await expect.element(link('Rosary number 2')).toBeVisible();
  expect(server.calls('GET /search').at(-1)?.query.get('kind')).toBe('groups');
  await expectSound();
});

test('continues if a page is empty although there are more results', async ({ server }) => {
  server.answer('GET /search', ({ query }) =>
    query.has('cursor') ? found(section('posts', [aResult(9)])) : found(section('posts', [], 'on')),
  );
  await renderApp('/search?q=rosary&kind=posts', { server, member });
  await expect.element(link('Rosary number 9')).toBeVisible();
});

test('searches while the reader types, and keeps the text in the address', async ({ server }) => {
  server.answer('GET /search', ({ query }) =>
    query.get('q') === 'holy hour' ? found(section('groups', [aResult(1)])) : found(),
  );
  await renderApp('/search', { server, member });
  await expect.element(main.getByText('Search people, posts, groups and more')).toBeVisible();
  await expectSound();
  await field.fill('holy hour');
  await expect.element(link('Rosary number 1')).toBeVisible();
  await expectAddress('/search?q=holy+hour');
});

test('says that nothing was found, and searches in everything instead', async ({ server }) => {
  server.answer('GET /search', ({ query }) =>
    query.has('kind') ? found() : found(section('groups', [aResult(1)])),
  );
  await renderApp('/search?q=rosary&kind=events', { server, member });
  await expect.element(main.getByText('Nothing found for “rosary”')).toBeVisible();
  await expectSound();
  await link('Search in everything').click();
  await expect.element(link('Rosary number 1')).toBeVisible();
});

test('says that marks alone are no words', async ({ server }) => {
  server.answer('GET /search', { sections: [], hasWords: false });
  await renderApp('/search?q=%3F%21', { server, member });
  await expect.element(main.getByText('There is no word to search for')).toBeVisible();
  await expectSound();
});

test('says that the search failed, and searches again on request', async ({ server }) => {
  server.failNetwork('GET /search');
  await renderApp('/search?q=rosary', { server, member });
  await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
    server.answer('GET /search', found(section('groups', [aResult(1)]))),
  );
  await expect.element(link('Rosary number 1')).toBeVisible();
});

test('the header leads to it with the Enter key, and with the last line of its list', async ({ server }) => {
  server.answer('GET /search', found(section('groups', [aResult(1)])));
  server.answer('GET /user/all', { users: [], nextCursor: null });
  await renderApp('/reports', { server, member });
  await headerField.fill('rosary');
  const option = page.getByRole('option', { name: /^Search for “rosary” in everything/u });
  await expect.element(option).toBeVisible();
  await expectSound();
  await userEvent.keyboard('{Enter}');
  await expectAddress('/search?q=rosary');
  // The new screen takes the focus, and closes a list that is open by then.
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await headerField.fill('novena');
  await page.getByRole('option', { name: /^Search for “novena” in everything/u }).click();
  await expectAddress('/search?q=novena');
});
