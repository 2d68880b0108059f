import { expect, it } from 'vitest';
import { postLink } from './post-link.ts';

it('leads to the post on this site', () => {
  expect(postLink('https://parvis.example', '019a')).toBe('https://parvis.example/post/019a');
});
