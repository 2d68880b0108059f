import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { splashMarkup, splashScript, splashStyles } from './splash-html.ts';

/** The page as the server sends it: the site's content, covered by the splash. */
function serve() {
  const host = document.createElement('div');
  host.innerHTML = `<style>${splashStyles}</style><div id="app"><button>Beneath</button></div>${splashMarkup({
    productName: 'Parvis',
    loadingLabel: 'Loading…',
  })}`;
  const script = document.createElement('script');
  script.textContent = splashScript;
  document.body.append(host);
  host.append(script);
}

beforeEach(() => {
  sessionStorage.removeItem('splash');
});

afterEach(async () => {
  // Ends the splash. Otherwise its progress would continue during the next test.
  await userEvent.keyboard('{Escape}');
  document.body.replaceChildren();
});

const splash = () => document.querySelector('#splash');

describe('the keyboard of the splash', () => {
  it('Tab does not reach the page behind it', async () => {
    serve();
    await userEvent.tab();
    expect(document.activeElement).not.toBe(document.querySelector('#app button'));
  });

  it('Escape closes it, and the page can be used', async () => {
    serve();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => splash()).toBeNull();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Beneath' })).toHaveFocus();
  });

  it('no other key closes it', async () => {
    serve();
    await userEvent.keyboard('a{Enter} ');
    expect(splash()).toBeInstanceOf(HTMLElement);
  });
});

describe('the splash', () => {
  it('closes on a tap', async () => {
    serve();
    await page.getByText('Parvis').click();
    await expect.poll(() => splash()).toBeNull();
  });

  it('covers the window, and announces its progress', async () => {
    serve();
    const { width, height } = splash()?.getBoundingClientRect() ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    const [bar] = page.getByRole('progressbar', { name: 'Loading…' }).elements();
    await vi.waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '15'), {
      interval: 20,
      timeout: 3000,
    });
  });

  it('is shown once in a session', () => {
    serve();
    expect(splash()).toBeInstanceOf(HTMLElement);
    document.body.replaceChildren();
    serve();
    expect(splash()).toBeNull();
  });
});
