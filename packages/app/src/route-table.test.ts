import { describe, expect, test } from 'vitest';
import { aliases, createScreens } from './route-table.ts';
import type { Access } from './router/screens.ts';

const { routes, find } = createScreens({ need: () => Promise.resolve() });

const accessOf = (path: string): Access | undefined => routes.find((route) => route.path === path)?.access;

describe('the route table', () => {
  test.each(['/', '/signin', '/login', '/signup', '/register', '/recover-password'])(
    '%s is for guests',
    (path) => {
      expect(accessOf(path)).toBe('guests');
    },
  );

  test.each([
    '/marketplace',
    '/marketplace/:id',
    '/profile',
    '/messages',
    '/plans',
    '/payment',
    '/payment/:id',
    '/reports',
  ])('%s is for members', (path) => {
    expect(accessOf(path)).toBe('members');
  });

  test.each([
    '/admin',
    '/admin/contact',
    '/admin/members',
    '/admin/members/:id',
    '/admin/promises',
    '/admin/promises/:id',
    '/admin/publications',
    '/admin/publications/:id',
    '/admin/reports',
    '/admin/reports/:id',
  ])('%s is for the staff', (path) => {
    expect(accessOf(path)).toBe('staff');
  });

  test.each([
    '/admin/appeals',
    '/admin/subscribers',
    '/admin/payments',
    '/admin/payments/:id',
    '/admin/plans',
    '/admin/jobs',
    '/admin/audit',
  ])('%s is for administrators', (path) => {
    expect(accessOf(path)).toBe('administrators');
  });

  test('a listing opens over the marketplace without leaving it', () => {
    const [list, detail] = [find('/marketplace')?.route, find('/marketplace/7')?.route];
    expect(detail?.over).toBe(list?.path);
    expect(detail?.screen).toBe(list?.screen);
  });

  test.each(['/resources', '/resource/:id', '/blog', '/blog/:id'])('%s is for all', (path) => {
    expect(accessOf(path)).toBe('all');
  });

  test.each([
    '/about-us',
    '/reset-password',
    '/confirm-email',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/cookies',
    '/newsletter/confirm/:id',
    '/newsletter/unsubscribe/:id',
  ])('%s is for all', (path) => {
    expect(accessOf(path)).toBe('all');
  });

  test.each([
    '/groups',
    '/groups/:id',
    '/events',
    '/event/:id',
    '/parishes',
    '/settings',
    '/notifications',
    '/resources',
    '/resource/:id',
    '/blog',
  ])('%s is there, as links lead to it', (path) => {
    expect(accessOf(path)).toBeDefined();
  });

  test('the questionnaire is open, the community waits for it, and the dashboard is the community', () => {
    expect(accessOf('/complete-registration')).toBe('registering');
    expect(accessOf('/community')).toBe('community');
    expect(aliases['/dashboard']).toBe('/community');
  });

  test.each([
    ['/profile', '/profile', null],
    ['/profile/agnes', '/profile/:id', 'agnes'],
    ['/marketplace/7', '/marketplace/:id', '7'],
    ['/newsletter/confirm/0a.B_c', '/newsletter/confirm/:id', '0a.B_c'],
    ['/profile/Jos%C3%A9', '/profile/:id', 'José'],
    ['/profile/100%', '/profile/:id', '100%'],
    ['/', '/', null],
    ['/admin', '/admin', null],
    ['/admin/members', '/admin/members', null],
    ['/admin/members/7', '/admin/members/:id', '7'],
    ['/admin/publications/new', '/admin/publications/:id', 'new'],
  ])('%s leads to %s', (path, route, id) => {
    expect(find(path)).toMatchObject({ route: { path: route }, id });
  });

  test.each([
    '/nowhere',
    '/settings/agnes',
    '/profile/agnes/more',
    '/profile/',
    '/:id',
    '/profile/:id/',
    '/admin/nowhere',
    '/admin/members/7/more',
  ])('%s leads nowhere', (path) => {
    expect(find(path)).toBeNull();
  });

  test('no path stands in it twice', () => {
    const paths = [...routes.map(({ path }) => path), ...Object.keys(aliases)];
    expect(new Set(paths).size).toBe(paths.length);
  });
});
