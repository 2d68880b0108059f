import { readFile, stat } from 'node:fs/promises';

/**
 * A file of the build, parsed; null if there is none. The time of its last change is checked at each call, so that a
 * new build is served without a restart.
 */
export function builtFile<Content>(
  path: string,
  parse: (text: string) => Content,
): () => Promise<Content | null> {
  let known: { readonly modified: number; readonly content: Content } | null = null;
  return async () => {
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (modified === null) return null;
    if (modified !== known?.modified) known = { modified, content: parse(await readFile(path, 'utf8')) };
    return known.content;
  };
}
