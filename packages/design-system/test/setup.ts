// First, so that the order of the layers is known before any component's styles come.
import '../src/styles/index.css';
import { afterEach, beforeEach, expect } from 'vitest';

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

// React tells of broken hydration, lost keys and wrong attributes there, and only there.
afterEach(() => {
  Object.assign(console, own);
  expect(said, 'the console has to stay silent').toEqual([]);
});
