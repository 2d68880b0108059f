import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Prerender from '../src/prerender.tsx';

/** The folder of the build that `prerender.ts` makes from the code that renders pages. */
export const renderingBuild = fileURLToPath(
  new URL('../../../node_modules/.cache/parvis/prerender', import.meta.url),
);

export const loadRendering = (): Promise<typeof Prerender> =>
  import(pathToFileURL(join(renderingBuild, 'prerender.js')).href);
