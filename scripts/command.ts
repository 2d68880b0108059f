import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The tools of the workspace and its Node are found before those of the machine. */
const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);

export interface Outcome {
  code: number;
  /** The standard output and the standard error, in the order in which they arrived. */
  output: string;
}

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Whether to print the output while the command runs, instead of collecting it. */
  show?: boolean;
}

/** Starts a command. `outcome` resolves after the command has ended and its output has been read. */
export function runCommand(
  file: string,
  args: string[],
  { cwd = root, env = {}, show = false }: CommandOptions = {},
): { child: ChildProcess; outcome: Promise<Outcome> } {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const finish = async (): Promise<Outcome> => {
    const [code]: (number | null)[] = await once(child, 'close');
    return { code: code ?? 1, output };
  };
  return { child, outcome: finish() };
}

export const command = (file: string, args: string[], options?: CommandOptions): Promise<Outcome> =>
  runCommand(file, args, options).outcome;

/** Runs a command and returns its output. Throws if it fails. */
export async function succeed(file: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const { code, output } = await command(file, args, options);
  if (code !== 0) throw new Error(`${[file, ...args].join(' ')} ended with ${code}.\n${output}`);
  return output;
}
