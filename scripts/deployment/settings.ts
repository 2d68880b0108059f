import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command.ts';

/** The settings in the table of `docs/operations.md`, with their defaults. */
export async function documentedSettings(): Promise<Map<string, string>> {
  const page = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(?<name>[A-Z\d_]+)` +\| (?<value>[^|]*)\|/gm)];
  return new Map(rows.map(({ groups }) => [groups?.['name'] ?? '', (groups?.['value'] ?? '').trim()]));
}

/** The settings that the server and its commands read. */
export async function readSettings(): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob('packages/server/src/{platform,commands}/**/*.ts', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const text = await readFile(join(root, file), 'utf8');
    for (const name of text.match(/(?<=')[A-Z][A-Z\d_]+(?=')/g) ?? []) names.add(name);
  }
  return names;
}

/** The commands of `./parvis`. In a checkout, each of them is an npm script with the same name. */
export async function knownCommands(): Promise<Set<string>> {
  const manifest: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  return new Set([
    'help',
    'version',
    ...Object.keys(manifest.scripts).flatMap((name) => [name, name.replaceAll(':', '-')]),
  ]);
}
