// Loads every entry of the built package in the same way as a framework with server components, and renders the
// parts that need no browser. Run it with `--conditions=react-server`. The server sees only the export names of
// a 'use client' module.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createElement, isValidElement, type FunctionComponent, type ReactNode } from 'react';
import manifest from '../package.json' with { type: 'json' };

const reference = Symbol.for('react.client.reference');

const exported = /\bexport \{(?<names>[^}]*)\}/g;

/** The stub that a server uses for a client module. */
function referencesOf(source: string): string {
  const names = [...source.matchAll(exported)]
    .flatMap(({ groups }) => (groups?.['names'] ?? '').split(','))
    .map((name) => name.replace(/^.*\bas\b/, '').trim())
    .filter((name) => name !== '');
  return names
    .map((name) =>
      name === 'default'
        ? 'export default { $$typeof: reference };'
        : `export const ${name} = { $$typeof: reference };`,
    )
    .concat("const reference = Symbol.for('react.client.reference');")
    .toReversed()
    .join('\n');
}

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\.m?js$/.test(url)) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^\s*(['"])use client\1/.test(source)) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: referencesOf(source) };
  },
});

const isReference = (value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value && value.$$typeof === reference;

/** Renders server components until only elements and client references remain. */
function render(node: ReactNode): void {
  if (Array.isArray(node)) for (const child of node) render(child);
  if (!isValidElement<{ children?: ReactNode }>(node)) return;
  if (typeof node.type === 'function')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no other components on the server
    render((node.type as (props: object) => ReactNode)(node.props));
  else render(node.props.children);
}

const load = async (path: string): Promise<Record<string, unknown>> => {
  const url = pathToFileURL(join(import.meta.dirname, '..', path)).href;
  const loaded: unknown = await import(url);
  return typeof loaded === 'object' && loaded !== null ? { ...loaded } : {};
};

const entries = Object.entries<unknown>(manifest.exports).flatMap(([name, entry]) =>
  typeof entry === 'object' && entry !== null && 'types' in entry && 'default' in entry
    ? [[name, String(entry.default)] as const]
    : [],
);
for (const [, path] of entries) await load(path);

// The components that the documentation names as server components.
const onServer = [
  'badge',
  'banner',
  'card',
  'container',
  'grid',
  'heading',
  'separator',
  'skeleton',
  'stack',
  'text',
  'visually-hidden',
];
const props = { level: 2, title: 'Pax', children: 'Pax' };
for (const name of onServer) {
  const parts = Object.entries(await load(`dist/components/${name}/index.js`)).filter(([part]) =>
    /^[A-Z]/.test(part),
  );
  const sent = parts.filter(([, part]) => isReference(part)).map(([part]) => part);
  if (parts.length === 0 || sent.length > 0)
    throw new Error(`These parts are client components but need no browser: ${name} ${sent.join(', ')}`);
  for (const [, part] of parts)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exports that begin with a capital letter are components
    render(createElement(part as FunctionComponent<object>, props));
}

const button = await load('dist/components/button/index.js');
if (!isReference(button['Button'])) throw new Error("Button needs the browser, and has no 'use client'.");

console.log(`${entries.length} entries load on React's server; ${onServer.length} render there.`);
