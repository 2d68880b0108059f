import { expect, it } from 'vitest';
import { tabIn } from './profile-tabs.ts';

it.each([
  ['', 'posts'],
  ['?tab=information', 'information'],
  ['?tab=friends&x=1', 'friends'],
  ['?tab=nothing', 'posts'],
  ['?tab=', 'posts'],
])('the URL %j selects the tab %s', (search, tab) => {
  expect(tabIn(new URLSearchParams(search))).toBe(tab);
});
