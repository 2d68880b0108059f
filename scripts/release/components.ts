import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageList } from '../../packages/server/scripts/package-list.ts';
import { root } from '../command.ts';
import { readLockFile } from './lock-file.ts';
import type { Platform } from './platforms.ts';

/** A package of another author, of which a release contains files, code or data. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** The license as its manifest names it: an SPDX id or expression. */
  readonly license: string;
  /** The checksum of its archive in the registry, as in package-lock.json. */
  readonly integrity: string;
  /** The folder in which its files are installed. */
  readonly folder: string;
}

/** Parts of these packages are in files that the project generates: fonts, maps, positions of ZIP codes. */
const generatedFrom = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/eb-garamond',
  'us-atlas',
  'zipcodes',
];
/** The packages of the service worker, which has no source map. */
const ofServiceWorker = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

const packageInSource =
  /(?<path>(?:packages\/[^/]+\/)?node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/** The paths of the packages whose code is in the built app, from the source maps of the build. */
function packagesOfApp(appFolder: string): string[] {
  const maps = globSync('assets/*.js.map', { cwd: appFolder });
  return maps.flatMap((file) => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(appFolder, file), 'utf8'));
    return sources.flatMap((source) => packageInSource.exec(source)?.groups?.['path'] ?? []);
  });
}

const packagesIn = (folder: string): string[] =>
  globSync('**/node_modules/{[!@.]*,@*/*}/package.json', { cwd: folder }).map((path) =>
    path.slice(0, -'/package.json'.length),
  );

/** Finds the components of a release, sorted by name and version. `installed` is the folder of `installPackages`. */
export async function findComponents(
  installed: string,
  platform: Platform,
  { bundled }: PackageList,
): Promise<Component[]> {
  const { packages } = await readLockFile();
  const paths = new Set([
    `node_modules/${platform.node}`,
    ...packagesIn(installed),
    ...bundled,
    ...packagesOfApp(join(root, 'packages/app/dist')),
    ...[...generatedFrom, ...ofServiceWorker].map((name) => `node_modules/${name}`),
  ]);
  const components = [...paths].flatMap((path): Component[] => {
    const entry = packages[path];
    // A folder inside of a package can have a manifest, too.
    if (entry?.version === undefined) return [];
    const folder = [installed, root].map((one) => join(one, path)).find((one) => existsSync(one));
    if (folder === undefined) throw new Error(`${path} is not installed.`);
    return [
      {
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: entry.version,
        license: entry.license ?? '',
        integrity: entry.integrity ?? '',
        folder,
      },
    ];
  });
  // Two folders can contain the same version.
  const byName = new Map(
    components.map((component) => [`${component.name}@${component.version}`, component]),
  );
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, component]) => component);
}
