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
  ['www.example.org:8080/x', 'www.example.org:8080/x', 'https://www.example.org:8080/x'],
  ['example.org:8080.', 'example.org:8080', 'https://example.org:8080/'],
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
  ['_john@parish.org', '_john@parish.org', 'mailto:_john@parish.org'],
  ["o'neill@parish.org", "o'neill@parish.org", "mailto:o'neill@parish.org"],
  ['mailto:office@parish.org', 'mailto:office@parish.org', 'mailto:office@parish.org'],
  ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG', 'https://example.org/'],
  // A look-alike address with letters of another alphabet is shown as Punycode.
  ['https://аррӏе.com/x', 'https://аррӏе.com/x', 'https://xn--80ak6aa92e.com/x'],
])('finds the address in %s', (text, typed, href = typed) => {
  expect(addressesIn(text)).toEqual([[typed, href]]);
});

/** The lines of a text. */
const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/u);

it.each(
  lines(`
    https://a.org/b:
    https://a.org/b.,
    https://a.org/b?!
    https://a.org/b!?
    https://a.org/b;
    https://a.org/b;)
    https://a.org/b:(
    https://a.org/b...
    https://a.org/b,...
    https://a.org/b…
    "https://a.org/b."
    “https://a.org/b.”
    ‘https://a.org/b’
    'https://a.org/b',
    «https://a.org/b»
    https://a.org/b "c"
    (see https://a.org/b.)
    (see https://a.org/b).)
    [https://a.org/b]:
    [link](https://a.org/b)
    https://a.org/b(
    https://a.org/b([c)
    *https://a.org/b*
    **https://a.org/b**.
    _https://a.org/b_
    \`https://a.org/b\`
    ~~https://a.org/b~~
    |https://a.org/b|
    请看https://a.org/b
    https://a.org/b。
    （https://a.org/b）
    サイトはhttps://a.org/b
    사이트:https://a.org/b
    🙏https://a.org/b
    https://a.org/b\u200B
  `),
)('finds the address without the sentence around it in %s', (text) => {
  expect(addressesIn(text)).toEqual([['https://a.org/b', 'https://a.org/b']]);
});

it.each(
  lines(`
    https://a.org...
    https://a.org…
    https://a.org?
    https://a.org:
    (https://a.org).
    _https://a.org_
    \`https://a.org\`
    ~https://a.org~
    **https://a.org**
    |https://a.org|
    请看https://a.org。
    https://a.org에서
    https://a.org🙏
  `),
)('finds the host without the sentence around it in %s', (text) => {
  expect(addressesIn(text)).toEqual([['https://a.org', 'https://a.org/']]);
});

it.each(
  lines(`
    https://en.wikipedia.org/wiki/Saint_(disambiguation)
    https://a.org/a?b=c!d
    https://a.org/a...b
    https://a.org/a_(b_(c))
    https://a.org/o'neill
    https://a.org/?q[]=1&r={2}
    https://a.org/a,b;c:d*e_f~g
    https://a.org/a/
    https://a.org/a?b=
    https://a.org/a-
    https://a.org/#
    https://a.org/@b
  `),
)('finds the whole address %s', (text) => {
  expect(addressesIn(text)).toEqual([[text, text]]);
});

it.each(
  lines(`
    www.a.org
    看www.a.org。
    www.a.org입니다
    ⛪️www.a.org🙏
    Web:www.a.org
    www.a.org...
    _www.a.org_
    \`www.a.org\`
  `),
)('finds the address without a protocol in %s', (text) => {
  expect(addressesIn(text)).toEqual([['www.a.org', 'https://www.a.org/']]);
});

it.each(
  lines(`
    *a@x.org*
    **a@x.org**
    _a@x.org_
    \`a@x.org\`
    'a@x.org'
    “a@x.org”
    (a@x.org),
    Mail:a@x.org
    a@x.org:
    a@x.org…
    请写信a@x.org。
    a@x.org에게
  `),
)('finds the email address in %s', (text) => {
  expect(addressesIn(text)).toEqual([['a@x.org', 'mailto:a@x.org']]);
});

it('finds all links of a text', () => {
  expect(addressesIn('https://a.org, b@c.org\nhttps://d.org.').map(([typed]) => typed)).toEqual([
    'https://a.org',
    'b@c.org',
    'https://d.org',
  ]);
});

it.each([
  ['a@x.org,b@x.org', ['a@x.org', 'b@x.org']],
  ['a@x.org;b@x.org/c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
  ['https://a.org/b,https://c.org/d|https://e.org', ['https://a.org/b', 'https://c.org/d', 'https://e.org']],
  ['[b](https://a.org/b),[d](https://c.org/d)', ['https://a.org/b', 'https://c.org/d']],
])('finds all addresses in %s', (text, addresses) => {
  expect(addressesIn(text).map(([typed]) => typed)).toEqual(addresses);
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
  'https://bank.org~x@evil.org/',
  'ftp://user:x@evil.org',
  'ssh://git@evil.org/x',
  // Email headers in a link could attach a file or send a copy.
  'x?attach=/etc/passwd&to=y@z.org',
  'mailto:x?bcc=spy@evil.org',
  'mailto:x%3Fbcc=spy@evil.org',
  'x#y@z.org',
  // Direction marks would make the displayed address differ from the one that opens.
  'https://a.org/\u202Egpj.exe',
  // Some words after a full stop are also the domains of countries.
  'So good to see you.it was good. Muchas gracias.es un regalo, in notes.md or parish.co.uk.',
  'He said Amen.It was late, at 7.30.pm or 10.am. Mt 5.3, e.g. St.John.',
])('finds none in %s', (text) => {
  expect(addressesIn(text)).toEqual([]);
});

/** Returns the processor time in milliseconds. Unlike the time on a clock, it does not grow while other tests run. */
const timeOf = (unit: string, length: number) => {
  const text = unit.repeat(length / unit.length);
  const start = process.threadCpuUsage();
  findLinks(text);
  return process.threadCpuUsage(start).user / 1000;
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
    'https://a.org/)',
    'https://a.org/.',
    'www.a.org/(',
    'a@b.org,',
    '请a.org',
    '_',
  ];
  for (const unit of hostile) timeOf(unit, 5000);
  // A member's text has at most 20,000 characters. A search in quadratic time took seconds for these texts.
  expect(hostile.filter((unit) => timeOf(unit, 20_000) > 500)).toEqual([]);
});
