// First, so that the order of the layers is known before any component's styles come.
import '../src/styles/index.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

const said: string[] = [];
const own = { error: console.error, warn: console.warn };

const listen =
  (kind: keyof typeof own) =>
  (...words: unknown[]) => {
    said.push(`${kind}: ${words.map(String).join(' ')}`);
    own[kind](...words);
  };

beforeEach(() => {
  said.length = 0;
  console.error = listen('error');
  console.warn = listen('warn');
});

// The files share a page, and a module that registers hooks when it loads would do so for the first file only.
beforeEach(async () => {
  await cleanup();
  // The style sheets of brands that a file has loaded would dress every page without a name.
  document.documentElement.dataset['brand'] = 'parvis';
  // Tab goes on from where the focus was last, even where that element is gone.
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

// React tells of broken hydration, lost keys and wrong attributes there, and only there.
afterEach(() => {
  Object.assign(console, own);
  expect(said, 'the console has to stay silent').toEqual([]);
});
