// Runs on the machine's own Node before anything is installed: plain JavaScript, built-in modules only.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modified = (path) => statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function npm(...options) {
  const { status } = spawnSync('npm', options, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Parvis needs Node 20.19 or later to install itself; this is ${process.versions.node}.`);
  process.exit(1);
}

if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) {
  console.log('Installing dependencies…');
  npm('ci', '--include=dev', '--include=optional');
}

// `npm ci` compiles the messages; a later change of a catalogue needs it again.
const locales = 'packages/server/src/locales/';
const catalogues = readdirSync(root + locales).filter((file) => file.endsWith('.po'));
const compiled = modified(`${locales}messages.gen.json`);
if (catalogues.some((file) => modified(locales + file) > compiled)) npm('run', '--silent', 'prepare');
