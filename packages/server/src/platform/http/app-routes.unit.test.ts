import { expect, test } from 'vitest';
import { canonicalPath, readAppRoutes } from './app-routes.ts';

const routeAt = await readAppRoutes();

test.each([
  '/',
  '/community',
  '/dashboard',
  '/profile',
  '/profile/7',
  '/Profile/7/',
  '//signin//',
  '/SignIn/',
  '/newsletter/confirm/0a.B_c',
  '/admin/publications/new',
])('%s is a page of the app', (path) => {
  expect(routeAt(canonicalPath(path))).not.toBeNull();
});

test.each([
  '/nonexistent',
  '/:id',
  '/profile/:id',
  '/profile/7/more',
  '/settings/7',
  '/newsletter/confirm',
  '/admin/Members',
  '/index.html',
  '/.secret',
])('%s is not', (path) => {
  expect(routeAt(canonicalPath(path))).toBeNull();
});
