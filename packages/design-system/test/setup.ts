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

// The test files share a page. If a module registered these hooks when it is loaded, it would register them
// only for the first file.
beforeEach(async () => {
  await cleanup();
  // All brand style sheets are loaded, and each would apply to a page without a brand name.
  document.documentElement.dataset['brand'] = 'parvis';
  // After the focused element is removed, Tab continues from its position. So this moves the focus position to
  // the start of the page.
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

// React reports hydration mismatches, missing keys and invalid attributes only in the console.
afterEach(() => {
  Object.assign(console, own);
  expect(logged, 'the console has to stay silent').toEqual([]);
});
