// Checks how many compressed bytes a visitor downloads on a first visit. One limit is for all scripts and styles until
// the screen works. Another limit also includes the parts that load by themselves soon after. So it does not help to
// move code into one of these parts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from './app-build.ts';
import { root } from './command.ts';
import { soonAfter } from '../packages/app/scripts/soon-parts.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The limit for the scripts of the entry, in kilobytes. */
const ENTRY = 110;

interface Visit {
  path: string;
  /** The sources that the entry requests. Each is the end of a path. */
  sources: string[];
  /** The limit in kilobytes until the screen works. */
  first: number;
  /** The limits for everything that loads without an action of the reader: kilobytes and files. */
  all: readonly [kilobytes: number, files: number];
}

const always = ['/create-app.tsx', '/locales/default.ts'];

const visits: Visit[] = [
  { path: '/', sources: [...always, '/public-shell.tsx', '/landing-screen.tsx'], first: 187, all: [200, 36] },
  {
    path: '/signin',
    sources: [...always, '/public-shell.tsx', '/sign-in-screen.tsx'],
    first: 172,
    all: [185, 30],
  },
  {
    path: '/signup',
    sources: [...always, '/public-shell.tsx', '/sign-up-screen.tsx'],
    first: 180,
    all: [192, 34],
  },
  {
    path: '/resources',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/resources-screen.tsx'],
    first: 182,
    all: [197, 43],
  },
  {
    path: '/resource/:id',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/resource-screen.tsx'],
    first: 197,
    all: [211, 42],
  },
  {
    path: '/blog',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/blog-screen.tsx'],
    first: 178,
    all: [193, 41],
  },
  {
    path: '/community',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/feed-screen.tsx'],
    first: 269,
    all: [355, 79],
  },
  {
    path: '/marketplace',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/marketplace-screen.tsx'],
    first: 278,
    all: [350, 72],
  },
  {
    path: '/plans',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/plans-screen.tsx'],
    first: 228,
    all: [298, 55],
  },
  {
    path: '/payment',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/payment-screen.tsx'],
    first: 225,
    all: [295, 55],
  },
  {
    path: '/events',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/events-screen.tsx'],
    first: 231,
    all: [304, 61],
  },
  {
    path: '/events, for visitors',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/events-screen.tsx'],
    first: 191,
    all: [206, 49],
  },
  {
    path: '/event/:id, for visitors',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/event-screen.tsx'],
    first: 203,
    all: [215, 43],
  },
  {
    path: '/listing/:id',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/public-listing-screen.tsx'],
    first: 191,
    all: [205, 45],
  },
  {
    path: '/parishes',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/parishes-screen.tsx'],
    first: 242,
    all: [311, 64],
  },
  {
    path: '/parishes, for visitors',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/parishes-screen.tsx'],
    first: 203,
    all: [218, 51],
  },
  {
    path: '/mass',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/mass-screen.tsx'],
    first: 237,
    all: [303, 60],
  },
  {
    path: '/mass, for visitors',
    sources: [...always, '/query-client.ts', '/public-shell.tsx', '/mass-screen.tsx'],
    first: 197,
    all: [210, 47],
  },
  {
    path: '/admin/members',
    sources: [...always, '/query-client.ts', '/member-shell.tsx', '/admin-members-screen.tsx'],
    first: 242,
    all: [314, 64],
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

/** The scripts and styles of a visit that loads these sources. */
function filesOf(sources: readonly string[]): Set<string> {
  const keys = new Set([...entry, ...sources.flatMap((source) => [...closure(find(source))])]);
  return new Set([...scripts(keys), ...styles(keys)]);
}

/** The parts that load by themselves soon after the source, as ends of paths. */
const partsSoonAfter = (source: string): string[] =>
  Object.entries(soonAfter)
    .filter(([module]) => `/${module}`.endsWith(source))
    .flatMap(([, parts]) => parts.map((part) => `/${part}`));

let exceeded = false;
function report(name: string, size: string, fits: boolean, limit: number, rest = ''): void {
  exceeded ||= !fits;
  console.log(`${fits ? '✓' : '✗'} ${name.padEnd(12)} ${size.padStart(6)} kB of ${limit} kB gzip${rest}`);
}

const entry = closure(find(null));
const entrySize = await kilobytes(scripts(entry));
report('entry', entrySize.toFixed(1), entrySize <= ENTRY, ENTRY);
for (const { path, sources, first: limit, all } of visits) {
  const first = filesOf(sources);
  const firstSize = await kilobytes(first);
  report(path, firstSize.toFixed(1), firstSize <= limit, limit, ` until it works, in ${first.size} files`);
  const files = filesOf([...sources, ...sources.flatMap(partsSoonAfter)]);
  const size = await kilobytes(files);
  const [most, mostFiles] = all;
  const fits = size <= most && files.size <= mostFiles;
  report('', size.toFixed(1), fits, most, ` in all, in ${files.size} of ${mostFiles} files`);
}
process.exitCode = exceeded ? 1 : 0;
