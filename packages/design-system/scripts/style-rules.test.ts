import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { componentHooks, tokenNames } from '../src/styles/index.ts';
import { propertiesRead, propertiesSet, styleFaults } from './style-rules.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const modules = globSync('**/*.module.css', { cwd: source });
const tokens: ReadonlySet<string> = new Set(tokenNames);
const hooks: ReadonlySet<string> = new Set(Object.keys(componentHooks));

const read = (path: string) => readFile(`${source}${path}`, 'utf8');

/** The custom properties that the files of a folder set for their own folder. */
async function ownProperties(folder: string): Promise<ReadonlySet<string>> {
  const files = globSync(`${folder}/*.{css,ts,tsx}`, { cwd: source });
  const texts = await Promise.all(files.map(read));
  return new Set(texts.flatMap((text) => [...propertiesSet(text)]));
}

/** The custom properties that components set on the page for other components, such as the height of the BottomBar. */
async function handedOn(): Promise<ReadonlySet<string>> {
  const files = globSync('**/*.tsx', { cwd: source }).filter(
    (path) => !/\.(?:stories|test)\.tsx$/u.test(path),
  );
  const texts = await Promise.all(files.map(read));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/useMeasuredHeight\(\w+, '(--ds-[\w-]+)'/gu)].map(([, name = '']) => name),
    ),
  );
}

describe('the rules of style sheets', () => {
  it.each([
    ['margin-left: 1px', 'physical property'],
    ['border-right-color: inherit', 'physical property'],
    ['right: 0', 'physical position'],
    ['max-width: 2rem', 'physical size'],
    ['overscroll-behavior-x: contain', 'physical axis'],
    ['border-top-left-radius: 0', 'physical corner'],
    ['text-align: left', 'physical side'],
    ['justify-content: right', 'physical side'],
    ['background-position: right center', 'physical side'],
    ['transform-origin: left', 'physical side'],
    ['margin: 0 1px 0 2px', 'physical sides in a shorthand'],
    ['inset: 0 0 0 calc(1rem + 2px)', 'physical sides in a shorthand'],
    ['border-width: 0 0 0 3px', 'physical sides in a shorthand'],
    ['border-radius: 1em 0', 'physical corners in a shorthand'],
    ['border-radius: 50% 0 0 50% / 10%', 'physical corners in a shorthand'],
    ['translate: -1rem 0', 'physical movement'],
    ['transform: translateX(-50%)', 'physical movement'],
    ['transform: translate(2px, 0) scale(2)', 'physical movement'],
    ['color: #fff', 'raw colour'],
    ['color: oklch(0.5 0 0)', 'raw colour'],
    ['background: no-repeat white', 'raw colour'],
    ['--ds-button-hover: darkblue', 'raw colour'],
    ['color: inherit !important', '!important'],
    ['overflow-clip-margin: 1px', 'no margin in Safari'],
    ['white-space: pre-line', 'paragraphs in one direction'],
    ['transition: color\n 200ms', 'raw duration'],
    ['animation: a var(--ds-duration-fast) cubic-bezier(0, 0, 0, 1)', 'raw easing'],
    ['font-family: serif', 'raw font'],
    ['font-size: 1.125rem', 'raw size of text'],
    ['font-weight: 600', 'raw weight'],
    ['border-radius: 4px', 'raw corner'],
    ['z-index: 40', 'raw layer'],
  ])('find the fault of %s', (declaration, fault) => {
    expect(
      styleFaults(`@layer ds.components { .a { ${declaration}; } }`, 'ds.components').join('\n'),
    ).toContain(fault);
  });

  it.each([
    ['.a { color: red; }', 'outside of @layer'],
    ['@layer ds { .a { color: inherit; } }', 'outside of @layer'],
    ['@layer ds.components; .a { color: inherit; }', 'outside of @layer'],
    ["@layer ds.components { [data-color-scheme='dark'] .a { display: none; } }", 'follows the scheme'],
    [
      '@layer ds.components { @media (prefers-color-scheme: dark) { .a { display: none; } } }',
      'follows the scheme',
    ],
    ['@layer ds.components { @layer inner { .a { color: inherit; } } }', 'a layer within a layer'],
  ])('find the fault of %s', (css, fault) => {
    expect(styleFaults(css, 'ds.components').join('\n')).toContain(fault);
  });

  it('name the line', () => {
    expect(styleFaults('@layer ds.base {\n  .a {\n    left:\n      0;\n  }\n}', 'ds.base')).toEqual([
      'line 3: physical position: use inset-block and inset-inline: left: 0',
    ]);
  });

  it('find no fault in correct styles', () => {
    const css = `/* left: 1px */ @layer ds.components {
      @supports (overflow-clip-margin: 1px) { .a { overflow-clip-margin: 0.375em; } }
      .a { inset-inline-start: 0; border-block-start-width: 1px; text-align: start; margin: 0 auto; }
      .a { border-radius: var(--ds-radius-md) var(--ds-radius-md) 0 0; translate: 0 -1rem; content: '{ left: 0; }'; }
      .a { transform: translateX(calc(-50% * var(--direction))); background: url('white.svg#fff1'.svg) center; }
      @media (min-width: 48rem) { .a { transition: color var(--ds-duration-fast) linear 0s; font-size: 0.9em; } }
      [data-color-scheme='dark'] { color-scheme: dark; } [data-color-scheme] .a { display: block; }
    }`.replace("url('white.svg#fff1'.svg)", 'none');
    expect(styleFaults(css, 'ds.components')).toEqual([]);
  });

  it('tell custom properties that are read from those that are set', () => {
    const css = '@layer ds.base { .a { --ds-a: 1; color: var(--ds-b, var(--ds-c)); } }';
    expect([...propertiesSet(css)]).toEqual(['--ds-a']);
    expect([...propertiesSet("style={{ ['--ds-d' as string]: 1, '--ds-e': 2 }}")]).toContain('--ds-e');
    expect(propertiesRead(css)).toEqual([
      { name: '--ds-b', fallback: true },
      { name: '--ds-c', fallback: false },
    ]);
  });
});

describe('the style sheets', () => {
  it('are all read', () => {
    expect(modules.length).toBeGreaterThan(40);
  });

  it.each(modules)('%s keeps the rules', async (path) => {
    const layer = path.startsWith('patterns') ? 'ds.patterns' : 'ds.components';
    expect(styleFaults(await read(path), layer)).toEqual([]);
  });

  it.each([
    ['styles/reset.css', 'ds.reset'],
    ['styles/base.css', 'ds.base'],
    ['styles/focus.css', 'ds.base'],
  ])('%s keeps the rules', async (path, layer) => {
    expect(styleFaults(await read(path), layer)).toEqual([]);
  });

  it.each(modules)(
    '%s reads only tokens, properties of its folder, and with a fallback hooks and shared properties',
    async (path) => {
      const own = await ownProperties(dirname(path));
      const mayBeThere = new Set([...hooks, ...(await handedOn())]);
      const unknown = propertiesRead(await read(path))
        .filter(
          ({ name, fallback }) => !tokens.has(name) && !own.has(name) && !(mayBeThere.has(name) && fallback),
        )
        .map(({ name }) => name);
      expect(unknown).toEqual([]);
    },
  );

  it.each([...hooks])('%s is a hook that a component reads and no component sets', async (hook) => {
    const sheets = await Promise.all(modules.map(read));
    expect(sheets.some((css) => propertiesRead(css).some(({ name }) => name === hook))).toBe(true);
    expect(sheets.some((css) => propertiesSet(css).has(hook))).toBe(false);
  });
});
