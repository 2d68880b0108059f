import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, getModifierState: () => false };
const altGraph = {
  ...none,
  altKey: true,
  ctrlKey: true,
  getModifierState: (name: string) => name === 'AltGraph',
};

test.each([
  ['j', none, 'nextPost'],
  ['K', none, 'previousPost'],
  ['/', none, 'search'],
  ['/', altGraph, 'search'],
  ['?', none, 'showShortcuts'],
  ['j', { ...none, ctrlKey: true }, undefined],
  ['k', { ...none, metaKey: true }, undefined],
  ['/', { ...none, altKey: true }, undefined],
  ['x', none, undefined],
  ['Enter', none, undefined],
])('the key %s (%#) means %s', (key, modifiers, name) => {
  expect(shortcutOf({ key, ...modifiers })).toBe(name);
});
