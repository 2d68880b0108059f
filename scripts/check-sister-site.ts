// Installs the sister site in a separate folder, with only the packed design system. Then brands, type-checks, builds
// and serves the site, and tests it in the browser. `--update-lock` updates the site's lock file.
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { command, root, succeed } from './command.ts';
import { buildDesignSystem } from './design-system-build.ts';

const source = join(root, 'examples/sister-site');
const folder = await realpath(await mkdtemp(join(tmpdir(), 'parvis-sister-site-')));
const site = join(folder, 'site');

type Lock = { packages: Record<string, { integrity?: string }> };
const installed = 'node_modules/@parvis/design-system';

/**
 * Writes the checksum of the design system's tarball into the site's lock file. The committed lock file has no checksum
 * for the tarball, because each run makes a new one.
 */
async function withTarball(tarball: string): Promise<void> {
  const path = join(site, 'package-lock.json');
  const lock: Lock = JSON.parse(await readFile(path, 'utf8'));
  const entry = lock.packages[installed];
  if (entry === undefined)
    throw new Error('The lockfile does not contain the design system: run with --update-lock.');
  entry.integrity = `sha512-${createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64')}`;
  await writeFile(path, JSON.stringify(lock));
}

/** Updates the site's committed lock file. */
async function updateLock(): Promise<void> {
  await succeed('npm', ['install', '--package-lock-only'], { cwd: site });
  const lock: Lock = JSON.parse(await readFile(join(site, 'package-lock.json'), 'utf8'));
  delete lock.packages[installed]?.integrity;
  await writeFile(join(source, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

try {
  await buildDesignSystem();
  const packed = await succeed('npm', [
    'pack',
    '--silent',
    '--workspace',
    'packages/design-system',
    '--pack-destination',
    folder,
  ]);
  await cp(source, site, {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|dist|dist-server)$/.test(path),
  });
  const tarball = join(site, 'design-system.tgz');
  await rename(join(folder, packed.trim()), tarball);

  if (process.argv.includes('--update-lock')) await updateLock();
  else {
    await withTarball(tarball);
    await succeed('npm', ['ci', '--prefer-offline'], { cwd: site });
    const own = await realpath(join(site, installed));
    if (!own.startsWith(folder)) throw new Error(`The site uses ${own}, which is outside its folder.`);
    await succeed('npm', ['run', 'build'], { cwd: site });
    await succeed('npm', ['run', 'check'], { cwd: site });

    const server = await preview({
      root: site,
      configFile: false,
      appType: 'mpa',
      logLevel: 'error',
      preview: { port: 0, host: '127.0.0.1' },
    });
    const address = server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('The site is not served.');
    const { code, output } = await command(
      'playwright',
      ['test', '--config', 'e2e/sister-site/playwright.config.ts'],
      { env: { SISTER_SITE_URL: `http://127.0.0.1:${address.port}` } },
    );
    await server.close();
    console.log(output);
    process.exitCode = code;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
