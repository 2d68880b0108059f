import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { expectAddress } from '../../test/screens.ts';
import { expect, test } from '../../test/test.ts';
import { chooseAppearance } from '../platform/appearance.ts';

const banner = page.getByRole('banner');
const menu = banner.getByRole('button', { name: 'Menu' });

const sizes = [
  [320, 100],
  [320, 130],
  [375, 100],
  [375, 115],
  [375, 130],
  [375, 150],
  [375, 200],
] as const;

async function readAt(width: number, percent: number): Promise<void> {
  await page.viewport(width, 667);
  document.documentElement.setAttribute('style', `font-size: ${percent}%`);
}

/** The controls of the header that are outside the window. */
function controlsOutside(): (string | null)[] {
  const { clientWidth } = document.documentElement;
  return [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    })
    .map(({ textContent }) => textContent);
}

async function expectWithinWindow(name: string): Promise<void> {
  await expect.poll(controlsOutside, { message: `${name}: outside the window` }).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, `${name}: scrolls sideways`).toBeLessThanOrEqual(clientWidth);
}

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

test('the member header keeps everything reachable with larger text', async ({ server }) => {
  await renderApp('/community', { server, member: aMember() });
  for (const [width, percent] of sizes) {
    await readAt(width, percent);
    await expectWithinWindow(`${width} px, ${percent} %`);
    await expect.element(banner.getByRole('button', { name: /^Profile/ })).toBeInViewport({ ratio: 1 });
    await expect.element(menu).toBeInViewport({ ratio: 1 });
    // In this view, only this button leads to the notifications.
    const bell = banner.getByRole('button', { name: /^Notifications/ });
    if (width === 375 && percent <= 150) await expect.element(bell).toBeInViewport({ ratio: 1 });
  }
  await menu.click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Upgrade Plan' }))
    .toBeInTheDocument();
});

test.for(['/', '/about-us'])(
  'the header of a visitor at %s keeps everything within reach with larger text',
  async (path, { server }) => {
    await renderApp(path, { server });
    for (const [width, percent] of sizes) {
      await readAt(width, percent);
      await expectWithinWindow(`${width} px, ${percent} %`);
    }
    // The log-in form is on the landing page itself.
    if (path === '/') return;
    await menu.click();
    await banner.getByRole('link', { name: 'Log in' }).click();
    await expectAddress('/signin');
  },
);

test('all entries of the narrow menu are visible at once', async ({ server }) => {
  await renderApp('/', { server, width: 375, height: 667 });
  await menu.click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  const names = [
    'Marketplace',
    'Community',
    'Resources',
    'Blog',
    'About Us',
    'Contact',
    'Events',
    'Parishes',
  ];
  for (const name of names) {
    const entry = nav.getByRole('link', { name, exact: true });
    await expect.element(entry).toBeInViewport({ ratio: 1 });
    expect(entry.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  const { scrollHeight, clientHeight } = nav.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

test.for(['/community', '/marketplace', '/events', '/messages', '/profile'])(
  '%s fits a window of 320 pixels in the largest text',
  async (path, { server }) => {
    chooseAppearance({ 'text-size': 'largest' });
    await renderApp(path, { server, member: aMember(), width: 320, height: 640 });
    expect(getComputedStyle(document.documentElement).fontSize).toBe('24px');
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);
