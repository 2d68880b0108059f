import { access, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const list = 'build-files.json';

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return JSON.parse(await readFile(join(folder, '.vite', list), 'utf8'));
  } catch {
    return [];
  }
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Keeps the assets of the previous build, because pages that are still open continue to request them. The stored list
 * names only the files of one build, so the next build removes older files.
 */
export const previousAssets = (): Plugin => {
  let folder = '';
  const previous = new Map<string, Buffer>();
  return {
    name: 'parvis:previous-assets',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    async buildStart() {
      for (const name of await namesIn(folder)) {
        const content = await readFile(join(folder, 'assets', name)).catch(() => null);
        if (content !== null) previous.set(name, content);
      }
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const assets = join(folder, 'assets');
        const made = (await readdir(assets)).filter((name) => !name.endsWith('.map'));
        for (const [name, content] of previous) {
          const path = join(assets, name);
          if (!(await exists(path))) await writeFile(path, content);
        }
        await mkdir(join(folder, '.vite'), { recursive: true });
        await writeFile(join(folder, '.vite', list), JSON.stringify(made));
      },
    },
  };
};
