import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, realpath, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { succeed } from '../command.ts';

/** The folders of the programs that enter the root file system. */
const systemPath = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(delimiter);
const options = ['--user', '--map-root-user', '--mount'];
/** `/dev/null` and `/proc` belong to the kernel, so every machine has them. */
const enter = `
  mount --bind /dev/null "$0/dev/null"
  mount --rbind /proc "$0/proc"
  exec chroot "$0" "$@"
`;

const library = /(?<path>\/\S+)(?: \(0x[\da-f]+\))?$/;

/** The paths of the shared libraries that a program of this machine loads, and of their loader. */
async function librariesOf(program: string): Promise<string[]> {
  const lines = (await succeed('ldd', [program])).trim().split('\n');
  return lines.flatMap((line) => library.exec(line)?.groups?.['path'] ?? []);
}

/** Copies the libraries to the same paths in the folder, and creates the folders that every system has. */
async function copySystem(folder: string, programs: readonly string[]): Promise<void> {
  const found = (await Promise.all(programs.map(librariesOf))).flat();
  // A native module can also load a library of the release itself.
  const libraries = new Set(found.filter((path) => !path.startsWith(folder)));
  for (const path of ['/bin/sh', ...libraries]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(await realpath(path), join(folder, path));
  }
  for (const path of ['dev', 'proc', 'tmp']) await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, 'dev/null'), '');
}

const mayEnter = (): boolean =>
  spawnSync('unshare', [...options, 'true'], { env: { PATH: systemPath } }).status === 0;

export interface Program {
  readonly child: ChildProcess;
  /** Resolves with the standard output when it matches, or when the program has ended. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>;
}

function observe(child: ChildProcess): Program {
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const finish = async () => {
    const [code]: (number | null)[] = await once(child, 'close');
    return { code: code ?? null, output, errors };
  };
  const ended = finish();
  const printed = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(output) && child.exitCode === null && child.signalCode === null)
      await Promise.race([once(child.stdout ?? child, 'data'), ended]);
    return output;
  };
  return { child, printed, ended };
}

export interface EmptyRoot {
  /** Whether programs see only the root file system. False if this system does not allow it. */
  readonly isIsolated: boolean;
  /** Runs a program of the root file system with only these environment variables. */
  readonly run: (
    program: string,
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => Program;
}

/**
 * Makes a root file system in the folder that contains only a shell and the shared libraries of these programs. The
 * folder can already contain other files.
 */
export async function createEmptyRoot(folder: string, programs: readonly string[]): Promise<EmptyRoot> {
  if (!mayEnter())
    return {
      isIsolated: false,
      run: (program, args, environment = {}) =>
        observe(spawn(join(folder, program), args, { cwd: folder, env: environment })),
    };
  await copySystem(folder, ['/bin/sh', ...programs]);
  return {
    isIsolated: true,
    // Each program replaces the one before, so a signal reaches the last one.
    run: (program, args, environment = {}) =>
      observe(
        spawn('unshare', [...options, '/bin/sh', '-euc', enter, folder, program, ...args], {
          env: { ...environment, PATH: systemPath },
        }),
      ),
  };
}
