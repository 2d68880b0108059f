export interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  assets?: string[];
}

/**
 * The files of a build to cache for offline use. Workers are among the assets. Staff screens are useless without the
 * server, and are cached when they are opened.
 */
export function offlineFiles(manifest: Readonly<Record<string, Chunk>>): string[] {
  const files = Object.entries(manifest)
    .filter(([source]) => !/\/admin[/-]/.test(source))
    .flatMap(([, { file, css = [], assets = [] }]) => [file, ...css, ...assets])
    .filter((file) => /\.(?:js|css)$/.test(file));
  return [...new Set(files)];
}
