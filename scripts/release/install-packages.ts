import { glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { succeed } from '../command.ts';
import {
  packagePath,
  readLockFile,
  withDependencies,
  type LockedPackage,
  type LockedPackages,
} from './lock-file.ts';
import type { Platform } from './platforms.ts';

const server = 'packages/server';
/** Node.js reads none of these files: types, source maps, and the documentation of packages. */
const unused = '**/{*.d.ts,*.d.mts,*.d.cts,*.map,*.md,*.markdown}';
const license = /licen[cs]e|notice|copying/i;

async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(value));
}

/** The dependencies of a manifest, with the versions of the lock file. */
const dependenciesOf = (packages: LockedPackages, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, packages[packagePath(packages, server, name) ?? '']?.version ?? '']),
  );

/**
 * Installs these packages, their dependencies and Node.js for the platform into the folder, from the registry. npm
 * verifies the checksums of package-lock.json. The folder gets its own manifest, because the manifests of the workspace
 * also have packages for development.
 */
export async function installPackages(
  folder: string,
  platform: Platform,
  names: readonly string[],
): Promise<void> {
  const { lockfileVersion, packages } = await readLockFile();
  const needed = withDependencies(packages, names, server);
  const top = {
    name: 'parvis',
    workspaces: [server],
    // npm installs a package for another platform only if it is optional.
    optionalDependencies: dependenciesOf(packages, [platform.node]),
  };
  const manifest = { name: 'server', version: '0.0.0', dependencies: dependenciesOf(packages, names) };
  const locked = (path: string): LockedPackage => {
    const { dev: _dev, devOptional: _devOptional, ...entry } = packages[path] ?? {};
    return entry;
  };
  await writeJson(join(folder, 'package.json'), top);
  await writeJson(join(folder, server, 'package.json'), manifest);
  await writeJson(join(folder, 'package-lock.json'), {
    name: 'parvis',
    lockfileVersion,
    requires: true,
    packages: {
      '': top,
      [server]: manifest,
      'node_modules/server': { resolved: server, link: true },
      ...Object.fromEntries(
        [`node_modules/${platform.node}`, ...needed].map((path) => [path, locked(path)] as const),
      ),
    },
  });
  await succeed(
    'npm',
    [
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-bin-links',
      '--prefer-offline',
      '--os=linux',
      `--cpu=${platform.cpu}`,
      '--libc=glibc',
    ],
    { cwd: folder },
  );
  const node = join('node_modules', platform.node);
  await mkdir(join(folder, 'bin'));
  await rename(join(folder, node, 'bin/node'), join(folder, 'bin/node'));
  const leftovers = [
    'package.json',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'node_modules/server',
    join(server, 'package.json'),
    // The license of Node.js stays.
    ...['bin', 'include', 'share'].map((part) => join(node, part)),
  ];
  for (const path of leftovers) await rm(join(folder, path), { recursive: true, force: true });
}

/** Removes types, source maps and documentation. Call this after the licenses were collected, because some are there. */
export async function removeUnusedFiles(folder: string): Promise<void> {
  for await (const path of glob(unused, { cwd: join(folder, 'node_modules') }))
    if (!license.test(path)) await rm(join(folder, 'node_modules', path));
}
