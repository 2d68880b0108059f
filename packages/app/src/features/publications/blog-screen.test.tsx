import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { anArticle } from '../../../test/publications.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { address, expectAddress, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const main = page.getByRole('main');
const article = anArticle({
  title: 'On letters & <others>',
  readingMinutes: 4,
  body: '## Paper\n\nA *letter* waits.\n\n## Ink\n\nIt dries.\n\n## Time\n\nIt passes.',
});
const route = `/blog/${article._id}`;

describe('the blog', () => {
  test('leads a visitor to an article, with its chapters, and back', async ({ server }) => {
    server.answer('GET /blog/all', { articles: [{ ...article, body: null }], nextCursor: null });
    server.answer('GET /blog/getById/{id}', { article });
    await renderApp('/blog', { server, width: 375 });
    await expect.element(main.getByRole('article')).toMatchTextContent(/4 min read/);
    await main.getByRole('article').getByRole('link', { name: article.title }).click();
    await expectAddress(route);
    await expect.element(main.getByText('4 min read')).toBeVisible();
    await expect.element(main.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expect.element(main.getByRole('emphasis')).toMatchTextContent('letter');
    await expect.poll(() => document.title).toMatch(/^On letters & <others>/);
    await expect.element(main.getByRole('link', { name: 'Time' })).toHaveAttribute('href', `${route}#time`);
    await expect.element(main.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await expectSound();
    await main.getByRole('link', { name: 'All articles' }).click();
    await expectAddress('/blog');
    await expect
      .element(main.getByRole('link', { name: /^Follow the blog by RSS/ }))
      .toHaveAttribute('href', '/api/blog/rss');
  });

  test('stays on an article that is opened while the search is debounced', async ({ server }) => {
    const timers = controlTimers();
    server.answer('GET /blog/all', { articles: [{ ...article, body: null }], nextCursor: null });
    const release = server.pause('GET /blog/getById/{id}');
    server.answer('GET /blog/getById/{id}', { article });
    await renderApp('/blog', { server });
    const link = main.getByRole('article').getByRole('link', { name: article.title });
    await expect.element(link).toBeVisible();
    await main.getByRole('searchbox', { name: 'Search the blog' }).fill('letters');
    await link.click();
    await expectAddress(route);
    timers.skip(1000);
    release();
    await expect.element(main.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    expect(address()).toBe(route);
  });

  test('searches articles, and says if there are none', async ({ server }) => {
    server.answer('GET /blog/all', ({ query }) => ({
      articles: query.get('search') === 'letters' ? [{ ...article, body: null }] : [],
      nextCursor: null,
    }));
    await renderApp('/blog', { server });
    await expect.element(main.getByText('There are no articles yet')).toBeVisible();
    const search = main.getByRole('searchbox', { name: 'Search the blog' });
    await search.fill('nothing');
    await expect.element(main.getByText('No articles found')).toBeVisible();
    await search.fill('letters');
    await expect.element(main.getByRole('article').getByRole('link', { name: article.title })).toBeVisible();
    await expectAddress('/blog?search=letters');
  });

  test('opens the article that an email links to', async ({ server }) => {
    server.answer('GET /blog/getById/{id}', { article });
    await renderApp(`/blog?article=${article._id}`, { server });
    await expectAddress(route);
    await expect.element(main.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  });

  test('says that an article was deleted, or why it cannot be loaded', async ({ server }) => {
    server.refuse('GET /blog/getById/{id}', 429, { message: 'Not now.' });
    await renderApp(route, { server });
    await expect.element(main.getByRole('heading', { level: 1, name: 'Not now.' })).toBeVisible();
    await expectSound();
    await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
      server.refuse('GET /blog/getById/{id}', 404),
    );
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'This article no longer exists.' }))
      .toBeVisible();
  });
});
