/** A subcommand of `./parvis`, the executable of a release. */
interface Command {
  readonly name: string;
  /** The arguments as the help shows them. */
  readonly usage?: string;
  /** What the command does, for the help. */
  readonly summary: string;
  /** Imports the module that runs the command. The module reads its arguments from `process.argv`. */
  readonly run: () => Promise<unknown>;
}

export const commands: readonly Command[] = [
  { name: 'start', summary: 'Start the server.', run: () => import('../main.ts') },
  {
    name: 'doctor',
    usage: '[--json]',
    summary: 'Check the settings and everything that the server needs. Changes nothing.',
    run: () => import('./doctor.ts'),
  },
  {
    name: 'backup',
    usage: '[folder] [--keep-days n]',
    summary: 'Write a backup while the server runs.',
    run: () => import('./backup.ts'),
  },
  {
    name: 'restore',
    usage: '[--replace|--verify] <file>',
    summary: 'Restore a backup, or check it.',
    run: () => import('./restore.ts'),
  },
  {
    name: 'administrator',
    usage: '<email>',
    summary: 'Make a member an administrator.',
    run: () => import('./make-administrator.ts'),
  },
  {
    name: 'second-factor-remove',
    usage: '<email>',
    summary: 'Remove the second factor of a member who has lost it.',
    run: () => import('./remove-second-factor.ts'),
  },
  {
    name: 'move-to-postgres',
    usage: '<address>|--cancel',
    summary: 'Copy the SQLite database to PostgreSQL.',
    run: () => import('./move-to-postgres.ts'),
  },
  {
    name: 'files-move',
    usage: '<to-s3|to-disk>',
    summary: 'Copy the files to S3, or back to the disk.',
    run: () => import('./files-move.ts'),
  },
];

const WIDTH = 32;

/** The text of `./parvis help`. */
export function helpText(): string {
  const rows = [
    ...commands,
    { name: 'help', summary: 'Show this help.' },
    { name: 'version', summary: 'Show the version.' },
  ].map(
    ({ name, usage = '', summary }: Omit<Command, 'run'>) =>
      `  ${`${name} ${usage}`.padEnd(WIDTH)}${summary}`,
  );
  return `Usage: ./parvis <command>\n\n${rows.join('\n')}\n\nThe settings are environment variables, or lines of the file parvis.env beside ./parvis.\n`;
}
