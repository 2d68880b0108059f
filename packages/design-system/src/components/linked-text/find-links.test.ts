import { expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const addressesIn = (text: string) =>
  findLinks(text).map(({ start, end, url }) => [text.slice(start, end), url.href]);

it.each([
  // Brackets and punctuation around an address belong to the sentence, not to the address.
  ['See https://en.example/wiki/Mass_(liturgy), then.', 'https://en.example/wiki/Mass_(liturgy)'],
  ['(https://a.example/b_(c))', 'https://a.example/b_(c)'],
  ['“https://a.example/b”', 'https://a.example/b'],
  ['<https://a.example/b>!', 'https://a.example/b'],
  ['https://a.example/路径。', 'https://a.example/路径', 'https://a.example/%E8%B7%AF%E5%BE%84'],
  ['صلاة https://a.example/b،', 'https://a.example/b'],
  // An address without a protocol uses https.
  ['www.vatican.va.', 'www.vatican.va', 'https://www.vatican.va/'],
  ['on vatican.va/news, and', 'vatican.va/news', 'https://vatican.va/news'],
  ['WWW.parish.co.uk', 'WWW.parish.co.uk', 'https://www.parish.co.uk/'],
  ['https://vatican.va, or', 'https://vatican.va', 'https://vatican.va/'],
  [
    'on parish.church/mass?x=1&y=2#z; ok',
    'parish.church/mass?x=1&y=2#z',
    'https://parish.church/mass?x=1&y=2#z',
  ],
  ['parish.org/@choir?x=1', 'parish.org/@choir?x=1', 'https://parish.org/@choir?x=1'],
  ['Write to father.john@parish.org!', 'father.john@parish.org', 'mailto:father.john@parish.org'],
  ['father.john+mass_2@parish.org', 'father.john+mass_2@parish.org', 'mailto:father.john+mass_2@parish.org'],
  ['mailto:office@parish.org', 'mailto:office@parish.org', 'mailto:office@parish.org'],
  ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG', 'https://example.org/'],
  // A look-alike address with letters of another alphabet is shown as Punycode.
  ['https://аррӏе.com/x', 'https://аррӏе.com/x', 'https://xn--80ak6aa92e.com/x'],
])('finds the address in %s', (text, typed, href = typed) => {
  expect(addressesIn(text)).toEqual([[typed, href]]);
});

it('finds all links of a text', () => {
  expect(addressesIn('https://a.org, b@c.org\nhttps://d.org.').map(([typed]) => typed)).toEqual([
    'https://a.org',
    'b@c.org',
    'https://d.org',
  ]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://a.example/b',
  '//a.org/b',
  'tel:123',
  'https://',
  // The text before the @ looks like the host, but is not.
  'https://bank.org@evil.org/',
  'https://bank.org:443@evil.org/',
  // Email headers in a link could attach a file or send a copy.
  'x?attach=/etc/passwd&to=y@z.org',
  'mailto:x?bcc=spy@evil.org',
  'mailto:x%3Fbcc=spy@evil.org',
  'x#y@z.org',
  // Direction marks would make the displayed address differ from the one that opens.
  'https://a.org/\u202Egpj.exe',
  // A truncated address leads to a different page.
  'https://a.org/pari…',
  'https://a.org/pari...',
  // Some words after a full stop are also the domains of countries.
  'So good to see you.it was good. Muchas gracias.es un regalo, in notes.md or parish.co.uk.',
  'He said Amen.It was late, at 7.30.pm or 10.am. Mt 5.3, e.g. St.John.',
])('finds none in %s', (text) => {
  expect(addressesIn(text)).toEqual([]);
});

const timeOf = (unit: string, length: number) => {
  const text = unit.repeat(length / unit.length);
  const start = performance.now();
  findLinks(text);
  return performance.now() - start;
};

it('takes time proportional to the length of a hostile text', () => {
  const hostile = [
    'a@b.com\n',
    'a.',
    '(',
    'https://',
    'https://a.org/(',
    'a.a~',
    'a@a.',
    'http://a.b/c/',
    '[{(<',
  ];
  for (const unit of hostile) timeOf(unit, 5000);
  // A member's text has at most 20,000 characters. A search in quadratic time took seconds for these texts.
  expect(hostile.filter((unit) => timeOf(unit, 20_000) > 500)).toEqual([]);
});
