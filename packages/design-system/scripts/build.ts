// Builds the package for publication into dist/: one JavaScript module for each source file, types, style
// sheets, fonts and the command ds-theme.
import { execFileSync } from 'node:child_process';
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { writeStyles, type BuiltModule } from './style-files.ts';
import { tokenOutputs } from './token-outputs.ts';

const folder = join(import.meta.dirname, '..');
const output = join(folder, 'dist');
const require = createRequire(import.meta.url);

async function emitTypes(): Promise<void> {
  const compiler = join(require.resolve('typescript/package.json'), '../bin/tsc');
  execFileSync(process.execPath, [compiler, '--project', join(folder, 'tsconfig.build.json')], {
    stdio: 'inherit',
  });

  // Sources import each other as .ts or .tsx; published declarations must import .js.
  for await (const path of glob('**/*.d.ts', { cwd: output })) {
    const declaration = await readFile(join(output, path), 'utf8');
    const rewritten = declaration
      .replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1')
      .replaceAll(/^import ['"][^'"]+\.css['"];\n/gm, '');
    await writeFile(join(output, path), rewritten);
  }
}

/** The built modules, by their path in dist/. */
async function buildModules(): Promise<Map<string, BuiltModule>> {
  const built = await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
  const [result] = Array.isArray(built) ? built : [];
  if (result === undefined) throw new Error('The build wrote no files.');
  return new Map(
    result.output.flatMap((file) =>
      file.type === 'chunk'
        ? [
            [
              file.fileName,
              { imports: file.imports, style: [...(file.viteMetadata?.importedCss ?? [])][0] ?? null },
            ],
          ]
        : [],
    ),
  );
}

/** Bundles `ds-theme`, the tokens and the schema into one file that runs on every supported Node version. */
async function buildCommand(): Promise<void> {
  await bundle({
    entryPoints: [join(folder, 'bin/ds-theme.ts')],
    outfile: join(output, 'ds-theme.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error',
  });
  await copyFile(join(folder, 'tokens/brands/brand.schema.json'), join(output, 'brand.schema.json'));
}

async function writeTokenOutputs(): Promise<void> {
  for (const [name, text] of await tokenOutputs()) await writeFile(join(output, name), text);
}

await rm(output, { recursive: true, force: true });
const modules = await buildModules();
const core = modules.get('index.js')?.style;
if (core === undefined || core === null) throw new Error('The entry has no style sheet.');
await Promise.all([
  buildCommand(),
  emitTypes(),
  writeTokenOutputs(),
  writeStyles({ modules, core, sources: join(folder, 'src/styles'), output }),
]);
