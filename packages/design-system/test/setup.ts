// Must come first: it declares the order of the layers before any component's styles load.
import '../src/styles/index.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

const logged: string[] = [];
const own = { error: console.error, warn: console.warn };

const listen =
  (kind: keyof typeof own) =>
  (...words: unknown[]) => {
    logged.push(`${kind}: ${words.map(String).join(' ')}`);
    own[kind](...words);
  };

beforeEach(() => {
  logged.length = 0;
  console.error = listen('error');
  console.warn = listen('warn');
});

// The files share a page, and a module that registers hooks on load would do so only for the first file.
beforeEach(async () => {
  await cleanup();
  // The loaded brand style sheets would apply to every page without a brand name.
  document.documentElement.dataset['brand'] = 'parvis';
  // Tab continues from the last focus position, even if that element is gone.
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  history.replaceState(null, '', location.pathname + location.search);
});

// React reports hydration mismatches, missing keys and invalid attributes only on the console.
afterEach(() => {
  Object.assign(console, own);
  expect(logged, 'the console has to stay silent').toEqual([]);
});
