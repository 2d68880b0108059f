// What a visitor downloads before a screen works: the compressed JavaScript of its chunk and of all that this
// imports statically, less what the page has already.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from './app-build.ts';
import { root } from './command.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

interface Budget {
  name: string;
  /** The end of the source path of the chunk; null for the entry. */
  source: string | null;
  kilobytes: number;
}

const budgets: Budget[] = [
  { name: 'entry', source: null, kilobytes: 100 },
  { name: 'sign-in', source: '/sign-in-screen.tsx', kilobytes: 25 },
  { name: 'feed', source: '/feed-screen.tsx', kilobytes: 60 },
];

await buildApp();
const dist = join(root, 'packages/app/dist');
const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));

function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The manifest has no ${key}.`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) closure(imported, seen);
  return seen;
}

function find(source: string | null): string {
  const found = Object.entries(manifest).filter(([, chunk]) =>
    source === null ? chunk.isEntry === true : `/${chunk.src ?? ''}`.endsWith(source),
  );
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new Error(`${found.length} chunks fit ${source ?? 'the entry'}.`);
  return only[0];
}

async function kilobytes(keys: Iterable<string>): Promise<number> {
  const files = [...new Set([...keys].map((key) => manifest[key]?.file))].filter((file) =>
    file?.endsWith('.js'),
  );
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(dist, file ?? '')), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const entry = closure(find(null));
let exceeded = false;
for (const budget of budgets) {
  const keys =
    budget.source === null ? entry : [...closure(find(budget.source))].filter((key) => !entry.has(key));
  const size = await kilobytes(keys);
  const fits = size <= budget.kilobytes;
  exceeded ||= !fits;
  const sign = budget.source === null ? '' : '+';
  console.log(
    `${fits ? '✓' : '✗'} ${budget.name.padEnd(8)} ${(sign + size.toFixed(1)).padStart(6)} kB of ${budget.kilobytes} kB gzip`,
  );
}
process.exitCode = exceeded ? 1 : 0;
