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

  test.each([
    ['/profile', '/profile', null],
    ['/profile/agnes', '/profile/:id', 'agnes'],
    ['/profile/Jos%C3%A9', '/profile/:id', 'José'],
    ['/profile/100%', '/profile/:id', '100%'],
    ['/', '/', null],
  ])('%s leads to %s', (path, route, id) => {
    expect(find(path)).toMatchObject({ route: { path: route }, id });
  });

  test.each(['/nowhere', '/settings/agnes', '/profile/agnes/more', '/profile/', '/:id'])(
    '%s leads nowhere',
    (path) => {
      expect(find(path)).toBeNull();
    },
  );

  test('no path stands in it twice', () => {
    const paths = [...routes.map(({ path }) => path), ...Object.keys(aliases)];
    expect(new Set(paths).size).toBe(paths.length);
  });
});
