// The package as it is published: dist/ with one JavaScript module for each source, its types, one style sheet and the fonts.
import { execFileSync } from 'node:child_process';
import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'vite';

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

/** Vite would write fonts into a library's style sheet as base64: they are put beside it instead. */
async function addFonts(): Promise<void> {
  const fonts = join(output, 'fonts');
  await mkdir(fonts, { recursive: true });
  const faces = await readFile(join(folder, 'src/styles/fonts.css'), 'utf8');
  const sources = faces.matchAll(/url\('(?<source>[^']+)'\)/g);
  for (const { groups } of sources) {
    const source = groups?.['source'] ?? '';
    await copyFile(require.resolve(source), join(fonts, basename(source)));
  }
  const written = faces.replaceAll(/url\('[^']*\/(?<file>[^'/]+)'\)/g, "url('./fonts/$<file>')");
  const styles = await readFile(join(output, 'styles.css'), 'utf8');
  await writeFile(join(output, 'styles.css'), `${styles.trimEnd()}\n${written}`);
}

await rm(output, { recursive: true, force: true });
await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
await Promise.all([emitTypes(), addFonts()]);
