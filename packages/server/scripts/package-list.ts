import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';

/** The name of the package in an import, such as `ajv` in `ajv/dist/2020.js`. */
const packageName = /^(?:@[^/]+\/)?[^/]+/;
/** The folder of the innermost package in the path of a module. */
const packageFolder =
  /[\\/](?<folder>(?:packages[\\/][^\\/]+[\\/])?node_modules[\\/](?:.*node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)/;

/** The file `packages.json` of the bundle. A release installs `external`, and names the licenses of both. */
export interface PackageList {
  /** The names of the packages that the bundle loads from `node_modules`. */
  readonly external: readonly string[];
  /** The folders of the packages whose code is in the bundle, such as `node_modules/kysely`. */
  readonly bundled: readonly string[];
}

export const packageList = (): Plugin => ({
  name: 'package-list',
  generateBundle(_options, bundle) {
    const external = new Set<string>();
    const bundled = new Set<string>();
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      for (const imported of [...output.imports, ...output.dynamicImports]) {
        const name = packageName.exec(imported)?.[0];
        if (name !== undefined && bundle[imported] === undefined && !isBuiltin(imported)) external.add(name);
      }
      for (const id of output.moduleIds) {
        const folder = packageFolder.exec(id)?.groups?.['folder'];
        if (folder !== undefined) bundled.add(folder.replaceAll('\\', '/'));
      }
    }
    const list: PackageList = { external: [...external].toSorted(), bundled: [...bundled].toSorted() };
    this.emitFile({ type: 'asset', fileName: 'packages.json', source: `${JSON.stringify(list, null, 2)}\n` });
  },
});
