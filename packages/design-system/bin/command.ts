import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { makeColors } from '../scripts/brand-colors.ts';
import { brandCss } from '../scripts/brand-css.ts';
import { BrandFileError, parseBrand } from '../scripts/brand-file.ts';
import { matrix, moves, refusal, summary } from '../scripts/brand-report.ts';

const usage = `ds-theme build <site.brand.json> [--out <site.css>]
  Makes the style sheet of a brand, to the standard output or to a file.
  Fails, and writes nothing, where a pair of its colours lacks contrast, and says what would pass.

ds-theme check <site.brand.json>
  Prints the contrast of every pair, in each scheme, contrast and season.

The brand file is described by '@parvis/design-system/brand.schema.json'.
Exit: 0 done, 1 the brand cannot be, 2 the command was not understood.`;

type Output = { readonly print: (line: string) => void; readonly complain: (line: string) => void };

type Call = { readonly command: 'build' | 'check'; readonly path: string; readonly out: string | undefined };

/** Returns the parsed call, or an error message; undefined for --help. */
function understand(args: readonly string[]): Call | string | undefined {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string', short: 'o' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { positionals, values } = parsed;
  const [command, path, ...rest] = positionals;
  if (values.help === true) return undefined;
  if (command !== 'build' && command !== 'check')
    return command === undefined ? 'No command was given.' : `There is no command '${command}'.`;
  if (path === undefined) return 'No brand file was given.';
  if (rest.length > 0) return `One brand file at a time: what is '${rest.join(' ')}'?`;
  if (command === 'check' && values.out !== undefined) return 'check writes no file.';
  return { command, path, out: values.out };
}

async function run({ command, path, out }: Call, { print, complain }: Output): Promise<number> {
  const brand = parseBrand(await readFile(path, 'utf8'));
  const colors = makeColors(brand);
  const moved = moves(brand, colors);
  const refused = refusal(brand, colors);

  if (command === 'check')
    for (const line of [...matrix(colors), '', ...summary(brand.name, colors), ...moved]) print(line);
  if (refused.length > 0) {
    complain(`${basename(path)}: this brand cannot be.`);
    for (const line of refused) complain(line);
    return 1;
  }
  if (command === 'check') return 0;

  const css = brandCss(brand, colors);
  if (out === undefined) {
    print(css.trimEnd());
    // These lines go to standard error, because standard output has the style sheet.
    for (const line of moved) complain(line);
    return 0;
  }
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, css);
  print(`${out}: ${gzipSync(css, { level: 9 }).length} B compressed.`);
  for (const line of [...summary(brand.name, colors), ...moved]) print(line);
  return 0;
}

const reasons: Partial<Record<string, string>> = {
  EACCES: 'This may not be read or written',
  EISDIR: 'This is a folder, not a file',
  ENOENT: 'There is no such file',
  ENOSPC: 'There is no room left to write this',
  ENOTDIR: 'A part of this path is a file, not a folder',
  EPERM: 'This may not be read or written',
  EROFS: 'Nothing can be written here',
};

/** The reason for a system error. Known codes have a readable text. */
function reasonOf(error: Error & { readonly code: unknown; readonly path?: unknown }): string {
  const reason = reasons[String(error.code)];
  return reason === undefined || typeof error.path !== 'string' ? error.message : `${reason}: ${error.path}`;
}

/** Runs the command and returns its exit code. */
export async function theme(args: readonly string[], output: Output): Promise<number> {
  const call = understand(args);
  if (call === undefined) {
    output.print(usage);
    return 0;
  }
  if (typeof call === 'string') {
    output.complain(`${call}\n\n${usage}`);
    return 2;
  }
  try {
    return await run(call, output);
  } catch (error) {
    if (error instanceof BrandFileError) {
      output.complain(`${basename(call.path)} is no brand file.`);
      for (const fault of error.faults) output.complain(`✗ ${fault}`);
      return 1;
    }
    if (error instanceof Error && 'code' in error) {
      output.complain(reasonOf(error));
      return 1;
    }
    throw error;
  }
}
