import { expect, test } from 'vitest';
import { describePage } from './page-description.ts';

const url = new URL('https://parish.example/news/1');

const describeHtml = (html: string | Buffer, contentType = 'text/html; charset=utf-8') =>
  describePage(Buffer.from(html), contentType, url);

test('Open Graph comes before the tags of HTML', () => {
  const page = describeHtml(`<!doctype html><html><head>
    <title>Parish — news</title>
    <meta name="description" content="Plain">
    <meta property="og:title" content="The  new&#10;organ &amp; choir">
    <meta property="og:description" content="It sounds.">
    <meta property="og:image" content="/organ.jpg">
  </head><body>`);
  expect(page).toEqual({
    title: 'The new organ & choir',
    description: 'It sounds.',
    picture: new URL('https://parish.example/organ.jpg'),
  });
});

test('a page without Open Graph has its title', () => {
  const page = describeHtml('<title>Parish</title><title>Second</title>');
  expect(page).toEqual({ title: 'Parish', description: '', picture: null });
});

test('markup in texts stays text, and invisible controls are removed', () => {
  const { title, description } = describeHtml(
    '<meta property="og:title" content="&lt;script>alert(1)&lt;/script>\u202Eevil">' +
      `<meta name="description" content="${'a\u0301'.repeat(400)}">`,
  );
  expect(title).toBe('<script>alert(1)</script>evil');
  expect(description).toBe(`${'á'.repeat(299)}…`);
});

test.each(['', '<title>\u200B</title>', '<title>', '<!--', '<meta property="og:title">', '\0'.repeat(100)])(
  'a page without a visible title has none: %j',
  (html) => {
    expect(describeHtml(html).title).toBe('');
  },
);

test.each([
  ['text/html; charset=iso-8859-1', '<title>Jos\u00e9</title>'],
  ['text/html', '<meta charset="windows-1252"><title>Jos\u00e9</title>'],
])('the declared encoding is used: %s', (contentType, html) => {
  expect(describeHtml(Buffer.from(html, 'latin1'), contentType).title).toBe('José');
});

test('an unknown or wrong encoding is read as UTF-8', () => {
  expect(describeHtml('<title>José</title>', 'text/html; charset=x-none').title).toBe('José');
  expect(describeHtml('\uFEFF<title>José</title>', 'text/html; charset=latin1').title).toBe('José');
});

test('only the head of a page counts', () => {
  const page = describeHtml(
    '<head><title>Parish</title></head><body><meta property="og:title" content="A comment">',
  );
  expect(page.title).toBe('Parish');
});

test('a page with thousands of open elements is left', () => {
  const nested = '<div>'.repeat(5000);
  expect(describeHtml(`<title>Parish</title>${nested}<meta property="og:title" content="Late">`).title).toBe(
    'Parish',
  );
});
