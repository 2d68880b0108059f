// Assembles the package's style sheets from those that the build writes into the folders of its modules.
import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** A built module: its imports, and the path of its style sheet if it is a CSS module. */
export type BuiltModule = { readonly imports: readonly string[]; readonly style: string | null };

const require = createRequire(import.meta.url);

/** Returns the folder of a module's styles. All icons share one style sheet. The shared styles have another. */
function partOf(path: string): string {
  const [kind = '', second = ''] = path.split('/');
  return kind === 'icons' ? 'icons/icon' : `${kind}/${second.replace(/\..*$/, '')}`;
}

const isPattern = (path: string) => path.startsWith('patterns/');

/**
 * Returns the style sheets in import order. A module's dependencies come before the module, so that the
 * module's styles override theirs.
 */
export function styleOrder(modules: ReadonlyMap<string, BuiltModule>, entry: string): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (path: string) => {
    const module = modules.get(path);
    if (module === undefined || seen.has(path)) return;
    seen.add(path);
    for (const imported of module.imports) visit(imported);
    if (module.style !== null) styles.push(module.style);
  };
  visit(entry);
  return styles;
}

/**
 * Lists, for each part with styles, the other parts whose styles it needs, in the order of `styles.css`. In another
 * order, a different rule could win where two rules have the same specificity.
 */
export function stylesByPart(modules: ReadonlyMap<string, BuiltModule>): Map<string, string[]> {
  const order = [...new Set(styleOrder(modules, 'index.js').map(partOf))];
  const parts = new Map<string, Set<string>>();
  for (const path of modules.keys()) {
    const part = partOf(path);
    if (!/^(?:components|patterns|icons)\//.test(part)) continue;
    const known = parts.get(part) ?? new Set();
    for (const style of styleOrder(modules, path)) known.add(partOf(style));
    parts.set(part, known);
  }
  return new Map(
    [...parts].flatMap(([part, known]) =>
      known.size === 0 ? [] : [[part, order.filter((other) => other !== part && known.has(other))]],
    ),
  );
}

/** Writes `@font-face` rules that load separate font files. A bundler would inline the fonts as base64. */
async function addFonts(source: string, output: string): Promise<string> {
  const fonts = join(output, 'fonts');
  await mkdir(fonts, { recursive: true });
  const faces = await readFile(source, 'utf8');
  for (const { groups } of faces.matchAll(/url\('(?<source>[^']+)'\)/g)) {
    const font = groups?.['source'] ?? '';
    const path = font.startsWith('.') ? join(dirname(source), font) : require.resolve(font);
    await copyFile(path, join(fonts, basename(font)));
    // The font licence requires a copy of its text in the folder of the font.
    const family = /^(?<family>.+?)-(?:core|latin|vietnamese)/.exec(basename(font))?.groups?.['family'];
    if (family === undefined) throw new Error(`The font file ${font} names no family.`);
    const license = require.resolve(`@fontsource-variable/${family}/LICENSE`);
    await copyFile(license, join(fonts, `OFL-${family}.txt`));
  }
  return faces.replaceAll(/url\('[^']*\/(?<file>[^'/]+)'\)/g, "url('./fonts/$<file>')");
}

/**
 * Writes `styles.css` (tokens, base, fonts, components), `patterns.css`, `tokens.css`, `tokens.json`, `brands/`
 * and one file for each part in `styles/`. Then removes the style sheets from which they were made.
 */
export async function writeStyles(options: {
  readonly modules: ReadonlyMap<string, BuiltModule>;
  readonly core: string;
  readonly sources: string;
  readonly output: string;
}): Promise<void> {
  const { modules, sources, output } = options;
  const read = (path: string) => readFile(join(output, path), 'utf8').then((css) => css.trim());
  const ordered = styleOrder(modules, 'index.js').filter((path) => path !== options.core);
  const core = await read(options.core);
  const fonts = (await addFonts(join(sources, 'fonts.css'), output)).trim();
  const layers = (await readFile(join(sources, 'layers.css'), 'utf8')).trim();
  const together = async (paths: string[]) => (await Promise.all(paths.map(read))).join('\n');

  await mkdir(join(output, 'styles'), { recursive: true });
  const files = new Map([
    ['styles.css', `${core}\n${await together(ordered.filter((path) => !isPattern(path)))}\n${fonts}\n`],
    ['patterns.css', `${await together(ordered.filter(isPattern))}\n`],
    ['tokens.css', `${layers}\n${(await readFile(join(sources, 'tokens.gen.css'), 'utf8')).trim()}\n`],
    ['styles/core.css', `${core}\n${fonts.replaceAll("url('./", "url('../")}\n`],
  ]);
  for (const [part, needed] of stylesByPart(modules)) {
    const imports = needed.map((other) => `@import './${basename(other)}.css';\n`).join('');
    const own = await Promise.all(ordered.filter((path) => partOf(path) === part).map(read));
    files.set(`styles/${basename(part)}.css`, `${imports}${own.join('\n')}\n`);
  }
  for (const [path, css] of files) await writeFile(join(output, path), css);

  await copyFile(join(sources, 'tokens.gen.json'), join(output, 'tokens.json'));
  await mkdir(join(output, 'brands'), { recursive: true });
  for await (const path of glob('brands/*.gen.css', { cwd: sources })) {
    await copyFile(join(sources, path), join(output, path.replace('.gen.css', '.css')));
  }
  const parts = [options.core, ...ordered].filter((path) => !files.has(path));
  await Promise.all(parts.map((path) => rm(join(output, path))));
}
