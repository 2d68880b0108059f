// The package as it is published: dist/ with one JavaScript module for each source, its types, its style sheets and the fonts.
import { execFileSync } from 'node:child_process';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { writeStyles, type BuiltModule } from './style-files.ts';

const folder = join(import.meta.dirname, '..');
const output = join(folder, 'dist');
const require = createRequire(import.meta.url);

async function emitTypes(): Promise<void> {
  const compiler = join(require.resolve('typescript/package.json'), '../bin/tsc');
  execFileSync(process.execPath, [compiler, '--project', join(folder, 'tsconfig.build.json')], {
    stdio: 'inherit',
  });

  // The sources import each other with the extension that they have; the reader of a declaration looks for JavaScript.
  for await (const path of glob('**/*.d.ts', { cwd: output })) {
    const declaration = await readFile(join(output, path), 'utf8');
    const rewritten = declaration
      .replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1')
      .replaceAll(/^import ['"][^'"]+\.css['"];\n/gm, '');
    await writeFile(join(output, path), rewritten);
  }
}

/** The modules of the build by their path in dist/. */
async function buildModules(): Promise<Map<string, BuiltModule>> {
  const built = await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
  const [result] = Array.isArray(built) ? built : [];
  if (result === undefined) throw new Error('The build left nothing.');
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

await rm(output, { recursive: true, force: true });
const modules = await buildModules();
const core = modules.get('index.js')?.style;
if (core === undefined || core === null) throw new Error('The entry has no style sheet.');
await Promise.all([emitTypes(), writeStyles({ modules, core, sources: join(folder, 'src/styles'), output })]);
