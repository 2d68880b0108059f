import { command } from './command.ts';

/** What a change may add to the history without a reason: more is pictures, or something that a build can make. */
export const LIMIT = 2_000_000;

export interface Addition {
  /** Compressed, as Git stores them. */
  readonly bytes: number;
  /** What the commits say after `Large-change:`. */
  readonly reasons: readonly string[];
}

export const isAllowed = ({ bytes, reasons }: Addition): boolean => bytes <= LIMIT || reasons.length > 0;

async function git(folder: string, ...args: string[]): Promise<string | null> {
  const { code, output } = await command('git', args, { cwd: folder });
  return code === 0 ? output.trim() : null;
}

/**
 * What the commits since `origin/main` add, or the newest commit where there are none. Null without a history, as in an
 * archive of the sources or in a shallow clone.
 */
export async function additionOf(folder: string): Promise<Addition | null> {
  const head = await git(folder, 'rev-parse', '--verify', 'HEAD');
  const left = await git(folder, 'merge-base', 'HEAD', 'origin/main');
  const base = left !== null && left !== head ? left : await git(folder, 'rev-parse', '--verify', 'HEAD~1');
  if (head === null || base === null) return null;
  const range = `${base}..${head}`;
  const size = await git(folder, 'rev-list', '--objects', '--disk-usage', range);
  const trailers = await git(folder, 'log', '--format=%(trailers:key=Large-change,valueonly)', range);
  if (size === null || trailers === null) return null;
  return { bytes: Number(size), reasons: trailers.split('\n').filter((reason) => reason.trim() !== '') };
}
