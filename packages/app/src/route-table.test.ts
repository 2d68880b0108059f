import { describe, expect, test } from 'vitest';
import { aliases, screenRoutes, type Access } from './route-table.ts';

const accessOf = (path: string): Access | undefined =>
  screenRoutes.find((route) => route.path === path)?.access;

describe('the route table', () => {
  test.each(['/', '/signin', '/login', '/signup', '/register', '/recover-password'])(
    '%s is for guests',
    (path) => {
      expect(accessOf(path)).toBe('guests');
    },
  );

  test.each(['/marketplace', '/profile', '/messages', '/plans', '/payment'])('%s is for members', (path) => {
    expect(accessOf(path)).toBe('members');
  });

  test.each(['/about-us', '/contact', '/privacy-policy', '/terms-of-service', '/cookies'])(
    '%s is for all',
    (path) => {
      expect(accessOf(path)).toBe('all');
    },
  );

  test.each([
    '/groups',
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

  test('no path stands in it twice', () => {
    const paths = [...screenRoutes.map(({ path }) => path), ...Object.keys(aliases)];
    expect(new Set(paths).size).toBe(paths.length);
  });
});
