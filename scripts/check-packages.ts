// Checks the design system as another site would install it: it is built, packed, resolvable and small, and its
// JavaScript imports no CSS.
import { access, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, succeed } from './command.ts';
import { buildDesignSystem } from './design-system-build.ts';

const folder = join(root, 'packages/design-system');

await buildDesignSystem();

const importOfCss = /(?:\bfrom|\bimport)\s*\(?\s*['"][^'"]+\.css['"]/;
const offenders: string[] = [];
let modules = 0;
for await (const path of glob('**/*.js', { cwd: join(folder, 'dist') })) {
  modules += 1;
  if (importOfCss.test(await readFile(join(folder, 'dist', path), 'utf8'))) offenders.push(path);
}
if (modules === 0) throw new Error('The build wrote no JavaScript.');
if (offenders.length > 0) throw new Error(`These modules import CSS: ${offenders.join(', ')}`);

// The files that the documentation names. The exports contain patterns, which do not show whether a file exists.
const documentedFiles = [
  'styles.css',
  'patterns.css',
  'tokens.css',
  'tokens.json',
  'brand.schema.json',
  'ds-theme.js',
  'styles/core.css',
  'styles/button.css',
  'styles/feed-post.css',
  'brands/assisi.css',
  'fonts/OFL-atkinson-hyperlegible-next.txt',
  'fonts/OFL-eb-garamond.txt',
];
await Promise.all(documentedFiles.map((path) => access(join(folder, 'dist', path))));

// Finds packages that are installed twice. Two copies of a Radix package do not know each other's layers, so a menu
// in a dialog would close the dialog.
const installed: string[] = [];
for await (const path of glob('{.,packages/*}/node_modules/@radix-ui/*/package.json', { cwd: root })) {
  installed.push(path.replace(/^.*@radix-ui\/([^/]+)\/package\.json$/, '$1'));
}
const twice = installed.filter((name, index) => installed.indexOf(name) !== index);
if (installed.length === 0) throw new Error('No part of Radix is installed.');
if (twice.length > 0)
  throw new Error(`These parts of Radix are installed more than once: ${twice.join(', ')}`);

console.log((await succeed('node', [join(folder, 'scripts/public-types.ts')])).trim());
console.log(
  (
    await succeed('node', ['--conditions=react-server', join(folder, 'scripts/check-server-entries.ts')])
  ).trim(),
);

const notCode = [
  'brand.schema.json',
  'styles.css',
  'patterns.css',
  'styles/*.css',
  'tokens.css',
  'tokens.json',
  'tokens.scss',
  'tailwind.css',
  'brands/*.css',
];
await succeed('publint', ['run', folder, '--strict']);
await succeed('attw', [
  '--pack',
  folder,
  '--profile',
  'esm-only',
  '--exclude-entrypoints',
  ...notCode.map((path) => `./${path}`),
]);
console.log(
  `${modules} modules, well formed, typed and without CSS imports; ${installed.length} parts of Radix, each once.`,
);

console.log(await succeed('npm', ['run', 'size', '--silent', '--workspace', 'packages/design-system']));
