import { expect, it, onTestFinished } from 'vitest';
import { isBehind } from './feed-focus.ts';

it.each([
  ['static', true],
  ['sticky', false],
  ['fixed', false],
])('a control after the feed in a %s part counts as after the feed: %s', (position, expected) => {
  const end = document.createElement('div');
  const aside = document.createElement('div');
  const button = document.createElement('button');
  aside.style.position = position;
  aside.append(button);
  document.body.append(end, aside);
  onTestFinished(() => {
    end.remove();
    aside.remove();
  });
  expect(isBehind(end, button)).toBe(expected);
});
