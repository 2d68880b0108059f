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
    '/chat-invitation/:id',
    '/parish/claim/:id',
    '/parish/edit/:id',
    '/parish/poster/:id',
    '/plans',
    '/payment',
    '/payment/:id',
    '/reports',
    '/search',
  ])('%s is for members', (path) => {
    expect(accessOf(path)).toBe('members');
  });

  test('the overview of the administration is for all staff', () => {
    expect(accessOf('/admin')).toBe('staff');
    expect(find('/admin')?.route.permission).toBeUndefined();
  });

  test.each([
    ['/admin/appeals', 'appeal.decide'],
    ['/admin/audit', 'audit.read'],
    ['/admin/contact', 'contact.manage'],
    ['/admin/jobs', 'job.manage'],
    ['/admin/members', 'member.review'],
    ['/admin/members/:id', 'member.review'],
    ['/admin/payments', 'payment.review'],
    ['/admin/payments/:id', 'payment.review'],
    ['/admin/plans', 'plan.manage'],
    ['/admin/deadlines', 'deadline.review'],
    ['/admin/deadlines/:id', 'deadline.review'],
    ['/admin/imports', 'publication.manage'],
    ['/admin/imports/:id', 'publication.manage'],
    ['/admin/publications', 'publication.manage'],
    ['/admin/publications/:id', 'publication.manage'],
    ['/admin/reports', 'report.review'],
    ['/admin/reports/:id', 'report.review'],
    ['/admin/servers', 'server.read'],
    ['/admin/parish-claims', 'parish.assign'],
    ['/admin/parish-roles', 'parish.assign'],
    ['/admin/subscribers', 'newsletter.manage'],
  ])('%s needs the permission %s', (path, permission) => {
    expect(routes.find((route) => route.path === path)).toMatchObject({ access: 'staff', permission });
  });

  test('a listing opens over the marketplace without leaving it', () => {
    const [list, detail] = [find('/marketplace')?.route, find('/marketplace/7')?.route];
    expect(detail?.over).toBe(list?.path);
    expect(detail?.screen).toBe(list?.screen);
  });

  test.each([
    '/events',
    '/event/:id',
    '/listing/:id',
    '/mass',
    '/parishes',
    '/today',
    '/parish/:id',
    '/resources',
    '/resource/:id',
    '/blog',
    '/blog/:id',
  ])('%s is public', (path) => {
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
    '/open-data',
    '/newsletter/confirm/:id',
    '/newsletter/unsubscribe/:id',
    '/digest/unsubscribe/:id',
  ])('%s is public', (path) => {
    expect(accessOf(path)).toBe('all');
  });

  test.each([
    '/groups',
    '/groups/:id',
    '/shared-prayer/:id',
    '/events',
    '/event/:id',
    '/parishes',
    '/settings',
    '/notifications',
    '/resources',
    '/resource/:id',
    '/blog',
  ])('%s exists, because links lead to it', (path) => {
    expect(accessOf(path)).toBeDefined();
  });

  test('the questionnaire is public, the community requires it, and the dashboard is the community', () => {
    expect(accessOf('/complete-registration')).toBe('registering');
    expect(accessOf('/community')).toBe('community');
    expect(aliases['/dashboard']).toBe('/community');
  });

  test.each(Object.entries(aliases))('%s leads to a screen', (_, path) => {
    expect(accessOf(path)).toBeDefined();
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
    '/settings/privacy/more',
    '/profile/agnes/more',
    '/profile/',
    '/:id',
    '/profile/:id/',
    '/admin/nowhere',
    '/admin/members/7/more',
  ])('%s leads nowhere', (path) => {
    expect(find(path)).toBeNull();
  });

  test('no path is in it twice', () => {
    const paths = [...routes.map(({ path }) => path), ...Object.keys(aliases)];
    expect(new Set(paths).size).toBe(paths.length);
  });
});
