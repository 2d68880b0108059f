// The program behind `./parvis`, the executable of a release. It runs one of the commands for operators.
import { resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { isMissingFile } from '../platform/missing-file.ts';
import { commands, helpText } from './command-table.ts';

const settingsFile = resolve(import.meta.dirname, '../../../../parvis.env');

/** Environment variables override the settings of the file. */
function loadSettings(): boolean {
  try {
    process.loadEnvFile(settingsFile);
    return true;
  } catch (error) {
    if (isMissingFile(error)) return true;
    process.stderr.write(`This user may not read ${settingsFile}. Change its permissions.\n`);
    return false;
  }
}

async function run(): Promise<void> {
  const [, , name = 'help'] = process.argv;
  if (/^(?:help|--help|-h)$/.test(name)) {
    process.stdout.write(helpText());
    return;
  }
  if (/^(?:version|--version|-v)$/.test(name)) {
    process.stdout.write(`Parvis ${manifest.version}, Node.js ${process.versions.node}\n`);
    return;
  }
  const command = commands.find((known) => known.name === name);
  if (command === undefined) {
    process.stderr.write(`There is no command "${name}".\n\n${helpText()}`);
    process.exitCode = 2;
    return;
  }
  if (!loadSettings()) {
    process.exitCode = 1;
    return;
  }
  // The command reads its own arguments from here.
  process.argv.splice(2, 1);
  await command.run();
}

await run();
