import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command.ts';

/** An entry of `packages` in package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly integrity?: string;
  /** Whether the entry is a link to a workspace. */
  readonly link?: boolean;
  /** The folder of the workspace. */
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The entries of the lock file by their paths, such as `node_modules/pino`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export async function readLockFile(): Promise<{ lockfileVersion: number; packages: LockedPackages }> {
  return JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
}

/** The path of the package that a module of the folder imports. Node.js looks for it in the nearest `node_modules`. */
export function packagePath(packages: LockedPackages, folder: string, name: string): string | null {
  for (let parent = folder; ; parent = parent.replace(/(?:^|\/)[^/]+$/, '')) {
    const path = `${parent === '' ? '' : `${parent}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (parent === '') return null;
  }
}

/**
 * The paths of all packages that these packages need in production, directly or through others, sorted. Packages for
 * other platforms are included.
 */
export function withDependencies(packages: LockedPackages, names: readonly string[], from: string): string[] {
  const found = new Set<string>();
  const add = (name: string, folder: string, isRequired: boolean): void => {
    const path = packagePath(packages, folder, name);
    if (path === null && isRequired)
      throw new Error(`package-lock.json has no ${name}, which ${folder} needs.`);
    if (path === null || found.has(path)) return;
    found.add(path);
    const entry = packages[path];
    const isWorkspace = entry?.link === true;
    const folderOfEntry = isWorkspace ? (entry.resolved ?? '') : path;
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[folderOfEntry] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (one) => peerDependenciesMeta?.[one]?.optional !== true,
    );
    for (const one of [...Object.keys(dependencies ?? {}), ...peers]) add(one, folderOfEntry, true);
    for (const one of Object.keys(optionalDependencies ?? {})) add(one, folderOfEntry, false);
  };
  for (const name of names) add(name, from, true);
  return [...found].toSorted();
}
