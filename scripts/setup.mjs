// This script runs with the machine's own Node before anything is installed. It must be plain JavaScript with
// built-in modules only.
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

// `npm ci` compiles the messages. If a catalogue has changed since then, the messages must be compiled again. The same
// applies if the app's code has changed, because the app's catalogues are split by the code that uses them.
const newest = (folder, ending) =>
  readdirSync(root + folder, { recursive: true })
    .filter((file) => ending.test(file))
    .reduce((latest, file) => Math.max(latest, modified(folder + file)), 0);
const isBehind = (output, ...sources) => sources.some((time) => time > modified(output));

const app = 'packages/app/src/';
const server = 'packages/server/src/locales/';
if (
  isBehind(`${server}messages.gen.json`, newest(server, /\.po$/)) ||
  isBehind(`${app}locales/default.ts`, newest(app, /\.po$|^(?!locales).*\.tsx?$/))
)
  npm('run', '--silent', 'prepare');
