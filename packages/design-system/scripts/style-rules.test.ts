import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { styleFaults } from './style-rules.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const modules = globSync('**/*.module.css', { cwd: source });

describe('the rules of style sheets', () => {
  it.each([
    ['@layer ds.components { .a { margin-left: 1px; } }', 'physical property'],
    ['@layer ds.components { .a { right: 0; } }', 'physical position'],
    ['@layer ds.components { .a { max-width: 2rem; } }', 'physical size'],
    ['@layer ds.components { .a { text-align: left; } }', 'physical side'],
    ['@layer ds.components { .a { color: #fff; } }', 'raw colour'],
    ['@layer ds.components { .a { color: oklch(0.5 0 0); } }', 'raw colour'],
    ['@layer ds.components { .a { transition: color 200ms; } }', 'raw duration'],
    ['@layer ds.components { .a { font-family: serif; } }', 'raw font'],
    ['.a { color: red; }', 'outside of @layer'],
    ['@layer ds.components; .a { color: inherit; }', 'outside of @layer'],
  ])('find the fault of %s', (css, fault) => {
    expect(styleFaults(css, 'ds.components').join('\n')).toContain(fault);
  });

  it('find none where there is none', () => {
    const css = `/* left: 1px */ @layer ds.components {
      .a { inset-inline-start: 0; border-block-start-width: 1px; text-align: start; }
      @media (min-width: 48rem) { .a { transition: color var(--ds-duration-fast); } }
    }`;
    expect(styleFaults(css, 'ds.components')).toEqual([]);
  });

  it('reach every module', () => {
    expect(modules.length).toBeGreaterThan(40);
  });

  it.each(modules)('are kept by %s', async (path) => {
    const layer = path.startsWith('patterns') ? 'ds.patterns' : 'ds.components';
    expect(styleFaults(await readFile(`${source}${path}`, 'utf8'), layer)).toEqual([]);
  });
});
