// Collects the package's public types in one text. A diff of this text shows what a new version changes for users.
// `--accept` updates the text. Otherwise the built types must match it.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '..');
const accepted = join(folder, 'public-types.txt');

const imported = /\bfrom ['"](?<path>\.[^'"]+)['"]|\bimport\(['"](?<inline>\.[^'"]+)['"]\)/g;

/** The declarations without comments and parameter names. */
const signaturesOf = (declarations: string) =>
  declarations
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\(\{[^{}]*\}: /g, '(props: ')
    .replaceAll(/^\s*\n/gm, '')
    .trim();

async function declarationsFrom(entries: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const text = await readFile(join(folder, path), 'utf8');
    found.set(path, signaturesOf(text));
    for (const { groups } of text.matchAll(imported)) {
      const target = groups?.['path'] ?? groups?.['inline'] ?? '';
      waiting.push(normalize(join(dirname(path), target.replace(/(?:\.d)?\.(?:js|tsx?)$/, '.d.ts'))));
    }
  }
  return found;
}

const entries = Object.values<unknown>(manifest.exports)
  .filter(
    (entry): entry is { types: string } => typeof entry === 'object' && entry !== null && 'types' in entry,
  )
  .map(({ types }) => normalize(types));

const declarations = await declarationsFrom(entries);
const text = [...declarations]
  .toSorted(([first], [second]) => (first < second ? -1 : 1))
  .map(([path, signatures]) => `# ${path.replace(/^dist\//, '')}\n${signatures}\n`)
  .join('\n');

const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
if (values.accept) {
  await writeFile(accepted, text);
  console.log(`${declarations.size} modules of types accepted.`);
} else {
  const old = await readFile(accepted, 'utf8');
  const before = new Set(old.split('\n'));
  const now = new Set(text.split('\n'));
  const dropped = [...before].filter((line) => !now.has(line)).map((line) => `- ${line}`);
  const come = [...now].filter((line) => !before.has(line)).map((line) => `+ ${line}`);
  if (old !== text) {
    console.error([...dropped, ...come].join('\n'));
    console.error(
      'The public types have changed. `npm run types:accept -w packages/design-system` accepts it.',
    );
    process.exitCode = 1;
  } else console.log(`The types of ${declarations.size} modules are those that were accepted.`);
}
