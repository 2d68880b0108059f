import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement as element } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as system from '../src/index.ts';
import { DesignSystemProvider } from '../src/provider/provider.tsx';

const sources = join(import.meta.dirname, '../src');

// Some stories use document.body at the top level of their module, for their tests. This stub exists only while
// the modules load, because components must not access the document.
vi.stubGlobal('document', { body: {} });
const { storySamples } = await import('./story-samples.ts');
vi.unstubAllGlobals();

describe('on a server, without a document', () => {
  it.each([...storySamples])('%s renders without a warning', (_, sample) => {
    using errors = vi.spyOn(console, 'error');
    const html = renderToString(element(DesignSystemProvider, { locale: 'en', children: sample }));
    expect(html).toContain('data-component="toast-region"');
    expect(errors.mock.calls).toEqual([]);
  });
});

it('has a story for every exported component', async () => {
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.stories.tsx'));
  const stories = (await Promise.all(files.map((file) => readFile(join(sources, file), 'utf8')))).join('\n');
  // All icons have one story, which loads them from their folder, so icons are excluded here.
  const components = Object.entries(system)
    .filter(([name, value]) => /^(?!Icon(?!Button))[A-Z][a-z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
  expect(components.length).toBeGreaterThan(48);
  const unseen = components.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories));
  expect(unseen).toEqual([]);
});
