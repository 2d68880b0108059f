import { expect, test } from 'vitest';
import { markdownHtml } from './markdown-html.ts';

const site = new URL('https://parvis.example');
const html = (markdown: string, areAbsolute = false): string =>
  markdownHtml(markdown, { site, path: '/blog/7', areAbsolute });

test('a text has the same elements as in the app', () => {
  expect(
    html('# Día *uno*\n\nOne  \ntwo `a<b`\n\n> **Quote**\n\n1. first\n2. second\n\n---\n\n    <i>\n'),
  ).toBe(
    '<h2 id="día-uno">Día <em>uno</em></h2><p>One<br>two <code>a&lt;b</code></p>' +
      '<blockquote><p><strong>Quote</strong></p></blockquote>' +
      '<ol start="1"><li>first</li><li>second</li></ol><hr><pre><code>&lt;i&gt;</code></pre>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](<java\nscript:alert(1)>)',
  '[a](data:text/html,<script>alert(1)</script>)',
  '![a](javascript:alert(1))',
  '[a](https://other.example/"onmouseover="alert(1))',
  '![" onload="alert(1)](/icons/x.png)',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '# "><script>',
])('%s runs no script', (markdown) => {
  const text = html(markdown);
  expect(text).not.toMatch(
    /<(?:script|iframe)|<img(?! alt="[^"]*" loading="lazy" src="[^"]*">)|href="(?!https:)/u,
  );
  // The quoted parts are values of attributes, so they are removed first.
  expect(text.replaceAll(/"[^"]*"/gu, '""')).not.toMatch(/<[^>]*(?:\son|javascript:)/u);
});

test('links have the path of the page, or the full URL in a feed, and pictures of other sites become links', () => {
  const markdown = '[a](#end) [b](/events) [c](https://other.example/) ![d](https://other.example/d.png)';
  const others =
    '<a href="https://other.example/" rel="noopener noreferrer">c</a> ' +
    '<a href="https://other.example/d.png" rel="noopener noreferrer">d</a>';
  expect(html(markdown)).toBe(`<p><a href="/blog/7#end">a</a> <a href="/events">b</a> ${others}</p>`);
  expect(html(markdown, true)).toBe(
    `<p><a href="https://parvis.example/blog/7#end">a</a> <a href="https://parvis.example/events">b</a> ${others}</p>`,
  );
});
