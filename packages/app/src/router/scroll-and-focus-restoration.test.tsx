import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp, type RenderedApp } from '../../test/render-app.tsx';
import { expect, test } from '../../test/test.ts';

const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** Scrolls, and waits for the scroll event. */
async function scrollTo(top: number): Promise<void> {
  const heard = new Promise((resolve) => {
    window.addEventListener('scroll', resolve, { once: true });
  });
  window.scrollTo(0, top);
  await heard;
}

/** Simulates leaving the page. The next page begins at its top. */
async function leave({ close }: RenderedApp): Promise<void> {
  await close();
  window.scrollTo(0, 0);
}

test('a loaded page keeps its own scroll position, and does not take that of another page', async ({
  server,
}) => {
  // The page is as tall as a prerendered page while its screen is still loading.
  document.body.setAttribute('style', 'min-block-size: 400vh');
  onTestFinished(() => document.body.removeAttribute('style'));
  const terms = await renderApp('/terms-of-service', { server });
  await scrollTo(600);
  await leave(terms);

  const privacy = await renderApp('/privacy-policy', { server });
  await expect.element(heading('Privacy Policy')).toBeVisible();
  expect(window.scrollY).toBe(0);
  await scrollTo(150);
  await leave(privacy);

  await renderApp('/terms-of-service', { server });
  await expect.poll(() => window.scrollY).toBe(600);
});
