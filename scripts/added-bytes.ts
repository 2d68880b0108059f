import { command } from './command.ts';

/** The limit for a commit that gives no reason. Larger commits add pictures, or files that a build can make. */
export const LIMIT = 2_000_000;
/** Measures a fixed number of commits, because `origin/main` does not exist in every clone. */
const MEASURED = 20;

export interface Addition {
  readonly subject: string;
  /** The compressed size, as Git stores it. */
  readonly bytes: number;
  /** The lines `Large-change: …` of the commit's message. */
  readonly reasons: readonly string[];
}

export const isAllowed = ({ bytes, reasons }: Addition): boolean => bytes <= LIMIT || reasons.length > 0;

async function git(folder: string, ...args: string[]): Promise<string | null> {
  const { code, output } = await command('git', args, { cwd: folder });
  return code === 0 ? output.trim() : null;
}

async function additionOf(folder: string, commit: string): Promise<Addition | null> {
  const size = await git(folder, 'rev-list', '--objects', '--disk-usage', `${commit}~1..${commit}`);
  const text = await git(folder, 'log', '-1', '--format=%s%n%(trailers:key=Large-change,valueonly)', commit);
  if (size === null || text === null) return null;
  const [subject = '', ...reasons] = text.split('\n').filter((line) => line.trim() !== '');
  return { subject, bytes: Number(size), reasons };
}

/**
 * The bytes that each of the newest commits adds, newest first. Empty if there is no history, for example in an
 * archive of the sources. Skips a commit whose parent is missing, for example in a shallow clone.
 */
export async function additionsOf(folder: string): Promise<Addition[]> {
  const commits = await git(folder, 'rev-list', `--max-count=${MEASURED}`, 'HEAD');
  const additions: Addition[] = [];
  for (const commit of commits?.split('\n') ?? []) {
    const addition = await additionOf(folder, commit);
    if (addition !== null) additions.push(addition);
  }
  return additions;
}
