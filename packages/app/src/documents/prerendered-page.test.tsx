import { expect, onTestFinished, test, vi } from 'vitest';
import { hiddenUntilFonts, pageScript, type AppFile } from './prerendered-page.ts';

const files: AppFile[] = [
  { rel: 'stylesheet', href: '/assets/screen.css' },
  { rel: 'modulepreload', href: '/assets/screen.js' },
];
const firstPart = `<!doctype html><html><head>${hiddenUntilFonts.join('')}</head><body><div id="app"><div data-prerendered><h1>Contact</h1>`;
const secondPart = `<input /></div></div><script>${pageScript(files, false)}</script>`;

/** Opens a document of which only the first part has arrived. */
function openDocument() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
  });
  const { contentWindow, contentDocument } = frame;
  if (contentWindow === null || contentDocument === null) throw new Error('The frame has no document.');
  contentDocument.open();
  const timers = vi.spyOn(contentWindow, 'setTimeout');
  contentDocument.write(firstPart);
  const visibility = () => {
    const heading = contentDocument.querySelector('h1');
    return heading === null ? 'missing' : contentWindow.getComputedStyle(heading).visibility;
  };
  return { page: contentDocument, timers, visibility };
}

test('a prerendered page is hidden from its first part until its fonts are loaded', async () => {
  const { page, visibility } = openDocument();
  expect(visibility()).toBe('hidden');
  page.write(secondPart);
  page.close();
  await page.fonts.ready;
  await expect.poll(visibility).toBe('visible');
  expect(page.querySelector<HTMLElement>('[data-prerendered]')?.inert).toBe(true);
  const links = [...page.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href'), link.disabled])).toEqual([
    ['stylesheet', '/assets/screen.css', true],
    ['modulepreload', '/assets/screen.js', false],
  ]);
});

test('a prerendered page whose second part never arrives is shown after eight seconds', () => {
  const { timers, visibility } = openDocument();
  expect(visibility()).toBe('hidden');
  const [callback, delay] = timers.mock.calls[0] ?? [];
  expect(delay).toBe(8000);
  if (typeof callback === 'function') callback();
  expect(visibility()).toBe('visible');
});

test('a member does not see the prerendered page', () => {
  localStorage.setItem('token', 'a token');
  onTestFinished(() => {
    localStorage.removeItem('token');
  });
  const { page, visibility } = openDocument();
  page.write(secondPart);
  page.close();
  expect(visibility()).toBe('missing');
  expect(page.querySelector('link[rel=modulepreload]')).not.toBeNull();
});
