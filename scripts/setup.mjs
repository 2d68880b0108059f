// Runs on the machine's own Node before anything is installed: plain JavaScript, built-in modules only.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modified = (path) => statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Parvis needs Node 20.19 or later to install itself; this is ${process.versions.node}.`);
  process.exit(1);
}

if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) {
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
