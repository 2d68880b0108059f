import { chmod, copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackageList } from '../../packages/server/scripts/package-list.ts';
import server from '../../packages/server/package.json' with { type: 'json' };
import { buildApp } from '../app-build.ts';
import { buildCache } from '../build-once.ts';
import { root, succeed } from '../command.ts';
import { buildServer } from '../server-build.ts';
import { filesBelow, packFolder, sha256 } from './archive.ts';
import { findComponents } from './components.ts';
import { installPackages, removeUnusedFiles } from './install-packages.ts';
import { operatorFiles } from './operator-files.ts';
import { thirdPartyLicenses, withoutAcceptedLicense } from './licenses.ts';
import { softwareBillOfMaterials } from './sbom.ts';
import { checkSize } from './size.ts';
import type { Platform } from './platforms.ts';

const { version } = server;

/** The other files of the repository that are in a release, and their paths there. */
const copies: readonly (readonly [source: string, target: string])[] = [
  ['scripts/release/parvis.sh', 'parvis'],
  ['scripts/release/README.md', 'README.md'],
  ...operatorFiles.map((path) => [path, path] as const),
];

/** The time of the commit, so that two builds of one commit are equal. */
const commitTime = async (): Promise<Date> =>
  new Date(Number(await succeed('git', ['log', '-1', '--format=%ct'])) * 1000);

/**
 * The files of the built app. `dist` also contains source maps, and the files of the build before, which depend on what
 * was built earlier in this folder.
 */
async function appFiles(dist: string): Promise<string[]> {
  const list = join('.vite', 'build-files.json');
  const assets = new Set<string>(JSON.parse(await readFile(join(dist, list), 'utf8')));
  return filesBelow(dist).filter((path) =>
    path.startsWith('assets/') ? assets.has(path.slice('assets/'.length)) : path !== list,
  );
}

async function copyInto(folder: string, source: string, target: string): Promise<void> {
  await mkdir(dirname(join(folder, target)), { recursive: true });
  await copyFile(join(root, source), join(folder, target));
}

async function fill(folder: string, platform: Platform, time: Date): Promise<number> {
  const bundle = join(root, 'packages/server/dist');
  const list: PackageList = JSON.parse(await readFile(join(bundle, 'packages.json'), 'utf8'));
  await installPackages(folder, platform, list.external);
  const components = await findComponents(folder, platform, list);
  const unknown = withoutAcceptedLicense(components);
  if (unknown.length > 0)
    throw new Error(
      `Look at these licenses, then accept them in scripts/release/licenses.ts: ${unknown.join(', ')}`,
    );
  await cp(bundle, join(folder, 'packages/server/dist'), { recursive: true });
  for (const path of await appFiles(join(root, 'packages/app/dist')))
    await copyInto(folder, join('packages/app/dist', path), join('packages/app/dist', path));
  for (const [source, target] of copies) await copyInto(folder, source, target);
  await chmod(join(folder, 'parvis'), 0o755);
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'parvis', version, license: 'MIT', private: true, type: 'module' }, null, 2)}\n`,
  );
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES'), thirdPartyLicenses(components));
  await writeFile(join(folder, 'sbom.cdx.json'), softwareBillOfMaterials(components, { version, time }));
  await removeUnusedFiles(folder);
  return components.length;
}

/** Makes the archive of one platform in the folder `release`. Returns its path and its figures. */
export async function makeRelease(platform: Platform): Promise<{ archive: string; figures: string }> {
  await Promise.all([buildApp(), buildServer()]);
  const time = await commitTime();
  const name = `parvis-${version}`;
  const parent = join(buildCache, 'release', platform.name);
  await rm(parent, { recursive: true, force: true });
  await mkdir(join(parent, name), { recursive: true });
  const components = await fill(join(parent, name), platform, time);
  const output = join(root, 'release');
  await mkdir(output, { recursive: true });
  const archive = join(output, `${name}-${platform.name}.tar.gz`);
  await packFolder(parent, name, archive, time);
  const size = await checkSize(archive, join(parent, name));
  await rm(parent, { recursive: true });
  return { archive, figures: `${size}, ${components} packages` };
}

/** Writes the checksums of the archives, which `sha256sum --check SHA256SUMS` verifies. */
export async function writeChecksums(): Promise<void> {
  const folder = join(root, 'release');
  const archives = filesBelow(folder).filter((path) => path.endsWith('.tar.gz'));
  const lines = await Promise.all(
    archives.map(async (path) => `${await sha256(join(folder, path))}  ${path}\n`),
  );
  await writeFile(join(folder, 'SHA256SUMS'), lines.join(''));
}
