import { describe, expect, test } from 'vitest';
import {
  memberDestination,
  returnPathAt,
  returnPathOf,
  rememberReturnPath,
  safePath,
} from './return-path.ts';

describe('the return path of a visitor who logs in', () => {
  test('includes the query and the fragment', () => {
    const state = rememberReturnPath({ pathname: '/messages', search: '?chat=1', hash: '#end' });
    expect(returnPathOf(state)).toBe('/messages?chat=1#end');
  });

  test('is passed between guest screens, and is the screen that asks for a log-in', () => {
    const place = { search: '', hash: '', state: null };
    expect(returnPathAt({ ...place, pathname: '/signup', state: { from: '/plans' } })).toBe('/plans');
    expect(returnPathAt({ ...place, pathname: '/about-us' })).toBeNull();
    for (const pathname of [
      '/complete-registration',
      '/event/7',
      '/listing/7',
      '/parish/7',
      '/parishes',
      '/resource/7',
    ])
      expect(returnPathAt({ ...place, pathname })).toBe(pathname);
    expect(returnPathAt({ ...place, pathname: '/events', search: '?view=past' })).toBe('/events?view=past');
  });

  test.each([null, undefined, 'text', {}, { from: null }, { from: { pathname: '/plans' } }])(
    'is null for the state %j',
    (state) => {
      expect(returnPathOf(state)).toBeNull();
    },
  );

  test.each([
    '//elsewhere.example/plans',
    String.raw`/\elsewhere.example`,
    '/\t/elsewhere.example',
    'https://elsewhere.example/plans',
    'javascript:alert(1)',
    'plans',
    '',
  ])('never leads to another site: %s', (path) => {
    expect(safePath(path)).toBeNull();
  });

  test.each(['/', '/signin', '/login?x=1', '/signup', '/register', '/recover-password#top'])(
    'never leads back to %s, which is for guests',
    (path) => {
      expect(safePath(path)).toBeNull();
    },
  );

  test('is normalized', () => {
    expect(safePath('/a/../plans')).toBe('/plans');
  });
});

describe('a member at a screen for guests is led', () => {
  test('to the community', () => {
    expect(memberDestination(false, null)).toBe('/community');
  });

  test('to the page that they wanted to open', () => {
    expect(memberDestination(false, { from: '/plans' })).toBe('/plans');
  });

  test('to the questionnaire first, if it is not answered', () => {
    expect(memberDestination(true, { from: '/plans' })).toBe('/complete-registration');
  });
});
