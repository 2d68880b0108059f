import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Plugin } from 'vite';

const contract = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));
const id = 'virtual:contract';
const resolved = `\0${id}`;

/**
 * Gives the tests `openapi.yaml` as the module `virtual:contract`, so that the browser does not have to parse YAML.
 */
export const contractModule = (): Plugin => ({
  name: 'parvis:contract',
  resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => resolved },
  load: {
    filter: { id: new RegExp(`^${resolved}$`) },
    async handler() {
      this.addWatchFile(contract);
      const json = JSON.stringify(parse(await readFile(contract, 'utf8')));
      return `export const contract = JSON.parse(${JSON.stringify(json)});`;
    },
  },
});
