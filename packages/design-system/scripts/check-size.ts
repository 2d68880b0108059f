// Measures the gzipped size of each style sheet, and of the code that some imports load. Each import is measured with
// two bundlers, because each bundler removes unused code differently.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundleWithEsbuild, type BuildOptions } from 'esbuild';
import { build as bundleWithVite, type Plugin } from 'vite';
import { entryFolders } from './entries.ts';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
const external = ['react', 'react/jsx-runtime', 'react/compiler-runtime', 'react-dom', 'react-dom/client'];

type Budget = {
  readonly name: string;
  readonly bytes: number;
  /** The size of the files that load first, if the bundler splits lazy imports. */
  readonly firstBytes?: number;
  /** The same size with esbuild, if it differs. */
  readonly firstEsbuildBytes?: number;
  readonly source: string;
};

/**
 * The budget was 5,000 bytes for eighteen patterns. The average rose from 278 to 285 bytes, because galleries and the
 * details of listings are parts of existing patterns (decisions 130 and 131).
 */
const bytesOfPattern = 285;

/**
 * The budget covers the parts that most sites use. These six are left out: each serves only a single field, dialog or
 * text.
 */
const without = new Set([
  'combobox',
  'linked-text',
  'mention-text-area',
  'picture-crop',
  'qr-code',
  'toolbar',
]);
const entries = await entryFolders();
const patterns = entries.filter((entry) => entry.startsWith('patterns/'));
const components = entries
  .filter((entry) => entry.startsWith('components/'))
  .map((entry) => entry.replace('components/', ''))
  .filter((name) => !without.has(name));

const scripts: readonly Budget[] = [
  {
    name: 'Button',
    bytes: 2400,
    source: "export { Button } from '@parvis/design-system/button';",
  },
  {
    // With `splitting`, esbuild keeps imports of unused code (docs/design-system.md).
    name: 'Button, from the root',
    bytes: 2400,
    firstBytes: 2400,
    // The field for mentions adds 1.6 kB (decision 135). The reactions to messages, which load lazily, add 0.5 kB
    // (decision 142). The button of the emojis, whose panel loads lazily, adds 1 kB (decision 149).
    firstEsbuildBytes: 49_500,
    source: "export { Button } from '@parvis/design-system';",
  },
  {
    // This size includes the toasts and confirm dialogs, which the provider loads lazily.
    name: 'Provider',
    bytes: 26_000,
    firstBytes: 7500,
    source: "export * from '@parvis/design-system/provider';",
  },
  {
    name: 'Provider and Button',
    bytes: 28_000,
    firstBytes: 9500,
    source: ['provider', 'button'].map((name) => `export * from '@parvis/design-system/${name}';`).join('\n'),
  },
  {
    name: 'Button, Dialog and Tabs',
    bytes: 23_000,
    source: ['button', 'dialog', 'tabs']
      .map((name) => `export * from '@parvis/design-system/${name}';`)
      .join('\n'),
  },
  {
    name: 'all components but Combobox, LinkedText, MentionTextArea, PictureCrop, QrCode, Toolbar',
    bytes: 70_500,
    source: components.map((name) => `export * from '@parvis/design-system/${name}';`).join('\n'),
  },
  {
    // This size includes the link search and the dialog, which the component loads lazily.
    name: 'LinkedText, alone',
    // The mentions add 0.6 kB (decision 135).
    bytes: 27_000,
    firstBytes: 2000,
    source: "export * from '@parvis/design-system/linked-text';",
  },
  {
    // This size includes the list of people, which the component loads with the first @.
    name: 'MentionTextArea, alone',
    bytes: 32_000,
    firstBytes: 6000,
    source: "export * from '@parvis/design-system/mention-text-area';",
  },
  {
    name: 'PictureCrop, alone',
    bytes: 18_000,
    source: "export * from '@parvis/design-system/picture-crop';",
  },
  {
    name: 'QrCode, alone',
    bytes: 12_000,
    source: "export * from '@parvis/design-system/qr-code';",
  },
];

const size = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

const sumOf = (sizes: ReadonlyMap<string, number>, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

/** The entry and its static imports, from a bundler's output files. */
function withImports(entry: string, importsOf: (file: string) => readonly string[]): Set<string> {
  const found = new Set([entry]);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return found;
}

const esbuildOptions = (source: string) =>
  ({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    external,
    write: false,
    logLevel: 'error',
  }) satisfies BuildOptions;

/**
 * The size of the bundle as one file, without the code that `splitting` keeps.
 */
async function esbuildSize(source: string): Promise<number> {
  const { outputFiles } = await bundleWithEsbuild(esbuildOptions(source));
  return outputFiles.reduce((sum, { contents }) => sum + size(contents), 0);
}

async function firstEsbuildSize(source: string): Promise<number> {
  const { metafile, outputFiles } = await bundleWithEsbuild({
    ...esbuildOptions(source),
    splitting: true,
    outdir: folder,
    absWorkingDir: folder,
    metafile: true,
  });
  const sizes = new Map(outputFiles.map(({ path, contents }) => [relative(folder, path), size(contents)]));
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>')?.[0];
  if (entry === undefined) throw new Error('esbuild wrote no output for the entry.');
  const first = withImports(entry, (file) =>
    (metafile.outputs[file]?.imports ?? [])
      .filter(({ kind, path }) => kind === 'import-statement' && sizes.has(path))
      .map(({ path }) => path),
  );
  return sumOf(sizes, first);
}

/** The sizes of all chunks together, and of the chunks that load first. */
async function viteSizes(source: string): Promise<{ all: number; first: number }> {
  const entry = join(folder, 'measured.js');
  const given: Plugin = {
    name: 'given-source',
    resolveId: (id) => (id === entry ? entry : null),
    load: (id) => (id === entry ? source : null),
  };
  const result = await bundleWithVite({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [given],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('The build of one entry has one result.');
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName;
  if (first === undefined) throw new Error('The build wrote no files.');
  const sizes = new Map([...chunks].map(([name, { code }]) => [name, size(code)]));
  const files = withImports(first, (file) =>
    (chunks.get(file)?.imports ?? []).filter((name) => chunks.has(name)),
  );
  return { all: sumOf(sizes, sizes.keys()), first: sumOf(sizes, files) };
}

const sheets = async (): Promise<{ name: string; bytes: number; path: string }[]> => [
  { name: 'styles.css', bytes: 16_000, path: 'styles.css' },
  {
    name: `patterns.css, of ${patterns.length} patterns`,
    bytes: Math.floor(bytesOfPattern * patterns.length),
    path: 'patterns.css',
  },
  ...(await readdir(join(dist, 'brands'))).map((file) => ({
    name: `brand ${file}`,
    bytes: 1500,
    path: `brands/${file}`,
  })),
];

let exceeded = 0;
function report(name: string, bytes: number, budget: number): void {
  const fits = bytes <= budget;
  if (!fits) exceeded += 1;
  const figure = bytes.toLocaleString('en').padStart(7);
  console.log(
    `${fits ? '✓' : '✗'} ${name.padEnd(44)} ${figure} of ${budget.toLocaleString('en').padStart(6)} B gzip`,
  );
}

for (const { name, bytes, firstBytes, firstEsbuildBytes = firstBytes, source } of scripts) {
  const { all, first } = await viteSizes(source);
  report(`${name} (Vite)`, all, bytes);
  report(`${name} (esbuild)`, await esbuildSize(source), bytes);
  if (firstBytes === undefined || firstEsbuildBytes === undefined) continue;
  report(`${name}, at first (Vite)`, first, firstBytes);
  report(`${name}, at first (esbuild)`, await firstEsbuildSize(source), firstEsbuildBytes);
}
for (const { name, bytes, path } of await sheets())
  report(name, size(await readFile(join(dist, path))), bytes);

if (exceeded > 0) process.exitCode = 1;
