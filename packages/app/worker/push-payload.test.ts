import { expect, test } from 'vitest';
import { generalNotice, ownPath, readPush, requiresNotice } from './push-payload.ts';

const origin = 'https://parvis.example';

const sent = {
  type: 'notification',
  id: 'n1',
  tag: 'message:c1',
  title: 'Josef Bauer',
  body: 'wrote to you.',
  url: '/messages/c1',
  unread: 3,
  kind: 'message',
  subjectId: 'c1',
  deadline: null,
  language: 'es',
};

const read = (value: unknown) => readPush(JSON.stringify(value), origin);

test('reads a notification', () => {
  expect(read(sent)).toEqual({
    type: 'notification',
    id: 'n1',
    tag: 'message:c1',
    title: 'Josef Bauer',
    body: 'wrote to you.',
    path: '/messages/c1',
    language: 'es',
    unread: 3,
  });
});

test('uses the id of a notification without a tag', () => {
  expect(read({ ...sent, tag: undefined })).toMatchObject({ id: 'n1', tag: 'n1' });
});

test('reads which notifications are still unread', () => {
  expect(read({ type: 'read', unread: 0, keep: ['n2'] })).toEqual({ type: 'read', unread: 0, keep: ['n2'] });
});

test.each([
  '',
  'null',
  '[]',
  '{',
  '"news"',
  '{"type":"notification"}',
  '{"type":"notification","id":"n1","title":7}',
  '{"type":"read","unread":0}',
  '{"type":"call","id":"n1","title":"Josef"}',
])('does not read %s', (text) => {
  expect(readPush(text, origin)).toBeNull();
});

test.each([-1, 1.5, '3', null, undefined])(
  'does not use %s as a number of unread notifications',
  (unread) => {
    expect(read({ ...sent, unread })).toMatchObject({ unread: null });
  },
);

test('ignores a language that is none', () => {
  expect(read({ ...sent, language: '<b>' })).toMatchObject({ language: '' });
});

test.each([
  ['/events/e1?from=push#place', '/events/e1?from=push#place'],
  [`${origin}/feed`, '/feed'],
  ['https://evil.example/feed', '/notifications'],
  ['//evil.example/feed', '/notifications'],
  ['javascript:alert(1)', '/notifications'],
  ['/api/auth/logout', '/notifications'],
  ['http://[', '/notifications'],
  [null, '/notifications'],
])('opens %s as %s', (url, path) => {
  expect(ownPath(url, origin)).toBe(path);
});

const notices = {
  en: { title: 'Parvis', body: 'You have news.' },
  es: { title: 'Parvis', body: 'Tienes novedades.' },
};

test('a general notice is in the first known language of the browser', () => {
  expect(generalNotice(notices, ['de-AT', 'es-MX', 'en'])).toMatchObject({
    body: 'Tienes novedades.',
    language: 'es',
    path: '/notifications',
  });
  expect(generalNotice(notices, ['de'])).toMatchObject({ body: 'You have news.', language: 'en' });
});

test('browsers on WebKit require a notice for each message', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
  expect([safari, chrome, firefox].map(requiresNotice)).toEqual([true, false, false]);
});
