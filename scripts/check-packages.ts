// The design system as a sister site would install it: built, packed, resolvable, and free of imports of CSS in JavaScript.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, succeed } from './command.ts';

const folder = join(root, 'packages/design-system');

await succeed('npm', ['run', 'build', '--silent', '--workspace', 'packages/design-system']);

const importOfCss = /(?:\bfrom|\bimport)\s*\(?\s*['"][^'"]+\.css['"]/;
const offenders: string[] = [];
let modules = 0;
for await (const path of glob('**/*.js', { cwd: join(folder, 'dist') })) {
  modules += 1;
  if (importOfCss.test(await readFile(join(folder, 'dist', path), 'utf8'))) offenders.push(path);
}
if (modules === 0) throw new Error('The build left no JavaScript.');
if (offenders.length > 0) throw new Error(`These modules import CSS: ${offenders.join(', ')}`);

await succeed('publint', ['run', folder, '--strict']);
await succeed('attw', ['--pack', folder, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css']);

console.log(`${modules} modules, well formed, typed and without CSS imports.`);
