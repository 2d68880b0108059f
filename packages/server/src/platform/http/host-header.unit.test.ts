import { expect, test } from 'vitest';
import { isHost } from './host-header.ts';

test.each([
  'x',
  'parvis.example.org',
  'parvis.example.org.',
  'parvis.example.org:3000',
  'parvis.example.org:',
  'a_b-c~d',
  "a!$&'()*+;=b",
  'xn--parquia-q0a.example',
  'caf%C3%A9.example',
  '127.0.0.1',
  '127.0.0.1:65535',
  '[::1]',
  '[::1]:3000',
  '[2001:DB8::7]',
  '[::ffff:192.0.2.1]:80',
])('%s is a host', (value) => {
  expect(isHost(value)).toBe(true);
});

test.each([
  '',
  ' ',
  'a, b',
  'a,b',
  'a b',
  'ev"il',
  '<script>',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'user@a',
  'a%',
  'a%zz',
  'caf\u00e9.example',
  'a\u0000',
  'a\n',
  ':80',
  'a:b',
  'a:80:80',
  'a:65536',
  'a:-1',
  'a: 80',
  '::1',
  '[]',
  '[::1',
  '[::1]x',
  '[::1]:x',
  '[127.0.0.1]',
  '[fe80::1%eth0]',
  '[1::2::3]',
  '[a]',
])('%j is not', (value) => {
  expect(isHost(value)).toBe(false);
});
