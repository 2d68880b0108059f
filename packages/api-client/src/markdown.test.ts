import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { readMarkdown, safeAddress } from './markdown.ts';

const site = 'https://parvis.example';

describe('the chapters of a text', () => {
  it('have unique ids, also in other scripts and for repeated titles', () => {
    const { chapters } = readMarkdown('# Día uno\n\n## The *end*\n\n## The end\n\n## ¡¿!?');
    expect(chapters).toEqual([
      { id: 'día-uno', title: 'Día uno', level: 2 },
      { id: 'the-end', title: 'The end', level: 2 },
      { id: 'the-end-2', title: 'The end', level: 2 },
      { id: 'part', title: '¡¿!?', level: 2 },
    ]);
  });

  it('leave no gap in the outline of the page', () => {
    const { chapters } = readMarkdown('#### Deep\n\n###### Deeper\n\n##### Deeper\n\n# Up\n\n### Down');
    expect(chapters.map(({ level }) => level)).toEqual([2, 3, 4, 2, 3]);
  });
});

describe('very deep nesting', () => {
  const depthOf = (node: Nodes): number =>
    'children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0;

  it.each([
    ['quotes', `${'> '.repeat(2000)}deep`],
    ['lists', `${'- '.repeat(24_990)}deep`],
    ['emphasis', `${'*a **b '.repeat(500)}deep${'** *'.repeat(500)}`],
  ])('of %s is parsed, and the words stay', (_, markdown) => {
    const { root } = readMarkdown(markdown);
    expect(depthOf(root)).toBeLessThan(25);
    expect(JSON.stringify(root)).toContain('deep');
  });

  it('stays unchanged if it is not too deep', () => {
    expect(JSON.stringify(readMarkdown('> - *a **b** c*').root)).toBe(
      JSON.stringify(fromMarkdown('> - *a **b** c*')),
    );
  });
});

it('if a label has two definitions, the first one counts', () => {
  const { definitions } = readMarkdown('[a]: /one\n[a]: /two');
  expect(definitions.get('a')?.url).toBe('/one');
});

describe('a link', () => {
  it.each([
    ['/resources?type=Audio#top', { href: '/resources?type=Audio#top', isExternal: false }],
    ['https://parvis.example/blog', { href: '/blog', isExternal: false }],
    ['#chapter', { href: '#chapter', isExternal: false }],
    ['https://example.org/a', { href: 'https://example.org/a', isExternal: true }],
    ['//example.org/a', { href: 'https://example.org/a', isExternal: true }],
    ['mailto:office@example.org', { href: 'mailto:office@example.org', isExternal: true }],
  ])('to %s has that address', (url, address) => {
    expect(safeAddress(url, site)).toEqual(address);
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://parvis.example/1',
    'http://[',
  ])('to %s is removed', (url) => {
    expect(safeAddress(url, site)).toBeNull();
  });
});
