import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { canonicalPath, INVITE_TOKEN, LINK_TOKEN, readAppRoutes } from './app-routes.ts';
import { readContractDocument } from './contract-document.ts';

const routeAt = await readAppRoutes();
const id = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';
const token = `${id}.${'aB_-'.repeat(10)}aB_`;
const routes = JSON.parse(await readFile(new URL('app-routes.json', import.meta.url), 'utf8')) as [string][];
const parameterized = routes.map(([route]) => route).filter((route) => route.endsWith('/:id'));

test.each([
  '/',
  '/community',
  '/dashboard',
  '/profile',
  `/profile/${id}`,
  `/Profile/${id}/`,
  '//signin//',
  '/SignIn/',
  `/newsletter/confirm/${token}`,
  `/newsletter/unsubscribe/${token}`,
  `/digest/unsubscribe/${token}`,
  `/chat-invitation/${'aB_-'.repeat(10)}aB_`,
  '/admin/deadlines/unused-accounts',
  '/admin/publications/new',
  '/settings/notifications',
])('%s is a page of the app', (path) => {
  expect(routeAt(canonicalPath(path))).not.toBeNull();
});

test.each([
  '/nonexistent',
  '/:id',
  '/profile/:id',
  `/profile/${id}/more`,
  `/settings/${id}`,
  '/admin/deadlines/toString',
  '/profile/new',
  `/newsletter/confirm/${id}`,
  '/newsletter/confirm',
  `/chat-invitation/${token}`,
  '/chat-invitation/short',
  '/admin/Members',
  '/index.html',
  '/.secret',
])('%s is not', (path) => {
  expect(routeAt(canonicalPath(path))).toBeNull();
});

test.each([
  ['/', true],
  ['/signin', true],
  [`/blog/${id}`, true],
  [`/profile/${id}`, false],
  ['/community', false],
  ['/dashboard', false],
  ['/complete-registration', false],
  ['/admin', false],
])('visitors see a screen at %s: %s', (path, isPublic) => {
  expect(routeAt(path)?.isPublic).toBe(isPublic);
});

test.each(parameterized)('a malformed parameter of %s is no page', (route) => {
  for (const part of ['nonsense', '7', `${id}x`, id.toUpperCase(), '%20', ':id', '..'])
    expect(routeAt(route.replace(':id', part))).toBeNull();
});

test('tokens have the form that the contract describes', async () => {
  const { components } = await readContractDocument();
  for (const name of ['NewsletterToken', 'DigestToken'])
    expect([name, components.parameters[name]?.schema['pattern']]).toEqual([name, LINK_TOKEN.source]);
  expect(components.schemas['ChatInviteToken']?.['pattern']).toBe(INVITE_TOKEN.source);
});
