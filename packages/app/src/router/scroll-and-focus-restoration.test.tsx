import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp, type RenderedApp } from '../../test/render-app.tsx';
import { expect, test } from '../../test/test.ts';

const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** Scrolls as a reader does, until the page has heard of it. */
async function scrollTo(top: number): Promise<void> {
  const heard = new Promise((resolve) => {
    window.addEventListener('scroll', resolve, { once: true });
  });
  window.scrollTo(0, top);
  await heard;
}

/** The browser leaves the page, and begins the next one at its top. */
async function leave({ close }: RenderedApp): Promise<void> {
  await close();
  window.scrollTo(0, 0);
}

test('a page that is loaded keeps its own scroll position, and takes that of no other page', async ({
  server,
}) => {
  // As high as a page that was rendered at the build, before its screen has arrived.
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
