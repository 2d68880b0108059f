import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Prerender from '../src/prerender.tsx';

/** The folder for the build of the code that renders pages, which `prerender.ts` makes. */
export const renderingBuild = fileURLToPath(
  new URL('../../../node_modules/.cache/parvis/prerender', import.meta.url),
);

export const loadRendering = (): Promise<typeof Prerender> =>
  import(pathToFileURL(join(renderingBuild, 'prerender.js')).href);
