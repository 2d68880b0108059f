// Checks how many compressed bytes a visitor downloads before a screen works. For a first visit, it counts all
// scripts and styles until the screen is complete. Moving code into a separate request therefore saves nothing.
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
  css?: string[];
}

/** The limit for the scripts of the entry, in kilobytes. */
const ENTRY = 108;

interface Visit {
  path: string;
  /** The sources that the entry requests. Each is the end of a path. */
  sources: string[];
  kilobytes: number;
}

const always = ['/create-app.tsx', '/locales/default.ts'];

const visits: Visit[] = [
  { path: '/', sources: [...always, '/public-shell.tsx', '/landing-screen.tsx'], kilobytes: 175 },
  { path: '/signin', sources: [...always, '/public-shell.tsx', '/sign-in-screen.tsx'], kilobytes: 164 },
  { path: '/signup', sources: [...always, '/public-shell.tsx', '/sign-up-screen.tsx'], kilobytes: 172 },
  {
    path: '/resources',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/resources-screen.tsx'],
    kilobytes: 175,
  },
  {
    path: '/resource/:id',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/resource-screen.tsx'],
    kilobytes: 189,
  },
  {
    path: '/blog',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/blog-screen.tsx'],
    kilobytes: 174,
  },
  {
    path: '/community',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/feed-screen.tsx'],
    kilobytes: 251,
  },
  {
    path: '/marketplace',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/marketplace-screen.tsx'],
    kilobytes: 262,
  },
  {
    path: '/plans',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/plans-screen.tsx'],
    kilobytes: 219,
  },
  {
    path: '/payment',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/payment-screen.tsx'],
    kilobytes: 217,
  },
  {
    path: '/events',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/events-screen.tsx'],
    kilobytes: 222,
  },
  {
    path: '/events, for visitors',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/events-screen.tsx'],
    kilobytes: 183,
  },
  {
    path: '/event/:id, for visitors',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/event-screen.tsx'],
    kilobytes: 193,
  },
  {
    path: '/parishes',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/parishes-screen.tsx'],
    kilobytes: 230,
  },
  {
    path: '/parishes, for visitors',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/parishes-screen.tsx'],
    kilobytes: 191,
  },
  {
    path: '/admin/members',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/admin-members-screen.tsx'],
    kilobytes: 300,
  },
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

async function kilobytes(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const scripts = (keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));

const styles = (keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));

let exceeded = false;
function report(name: string, size: string, fits: boolean, limit: number, rest = ''): void {
  exceeded ||= !fits;
  console.log(`${fits ? '✓' : '✗'} ${name.padEnd(12)} ${size.padStart(6)} kB of ${limit} kB gzip${rest}`);
}

const entry = closure(find(null));
const entrySize = await kilobytes(scripts(entry));
report('entry', entrySize.toFixed(1), entrySize <= ENTRY, ENTRY);
for (const { path, sources, kilobytes: limit } of visits) {
  const keys = new Set([...entry, ...sources.flatMap((source) => [...closure(find(source))])]);
  const files = new Set([...scripts(keys), ...styles(keys)]);
  const size = await kilobytes(files);
  report(path, size.toFixed(1), size <= limit, limit, ` in ${files.size} files`);
}
process.exitCode = exceeded ? 1 : 0;
