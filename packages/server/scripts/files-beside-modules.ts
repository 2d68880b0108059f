import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const besideModule = /new URL\(\s*(?<quote>["'])(?<name>[\w.-]+)\k<quote>,\s*import\.meta\.url,?\s*\)/g;
const ownModule = /[\\/]packages[\\/](?:server|api-client)[\\/](?!.*node_modules)/;
const script = /\.ts$/;

const builtName = (name: string): string => name.replace(script, '.js');

/**
 * A module names a data file or a worker beside it by `new URL('…', import.meta.url)`. All modules of the bundle are in
 * one folder. So each data file is copied to this folder, and each worker is bundled into it.
 */
export function filesBesideModules(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'files-beside-modules',
    async transform(code, id) {
      if (!ownModule.test(id) || !code.includes('import.meta.url')) return null;
      for (const { groups } of code.matchAll(besideModule)) {
        const source = join(dirname(id), groups?.['name'] ?? '');
        const fileName = builtName(groups?.['name'] ?? '');
        const known = sources.get(fileName);
        if (known === source) continue;
        if (known !== undefined) this.error(`${known} and ${source} have the same name in the bundle.`);
        sources.set(fileName, source);
        if (script.test(source)) this.emitFile({ type: 'chunk', id: source, fileName });
        else this.emitFile({ type: 'asset', fileName, source: await readFile(source) });
      }
      if (code.replaceAll(besideModule, '').includes('import.meta.url'))
        this.error(
          "Write new URL('<file beside this module>', import.meta.url), so that the build finds the file.",
        );
      return code.replaceAll(
        besideModule,
        (_match, _quote, name: string) => `new URL('${builtName(name)}', import.meta.url)`,
      );
    },
  };
}
