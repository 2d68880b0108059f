import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The workspace's tools and Node come before the machine's. */
const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);

export interface Outcome {
  code: number;
  /** Standard output and standard error, in the order in which they came. */
  output: string;
}

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Shows the output as it comes instead of keeping it. */
  show?: boolean;
}

export async function command(
  file: string,
  args: string[],
  { cwd = root, env = {}, show = false }: CommandOptions = {},
): Promise<Outcome> {
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
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? 1, output };
}

/** Runs a command that must succeed, and gives its output. */
export async function succeed(file: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const { code, output } = await command(file, args, options);
  if (code !== 0) throw new Error(`${[file, ...args].join(' ')} ended with ${code}.\n${output}`);
  return output;
}
