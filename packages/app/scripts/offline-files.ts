export interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  assets?: string[];
}

/**
 * The files of a build that are kept for use without a connection. Workers are among the assets. The staff's screens
 * say nothing without the server, and are kept when they are opened.
 */
export function offlineFiles(manifest: Readonly<Record<string, Chunk>>): string[] {
  const files = Object.entries(manifest)
    .filter(([source]) => !/\/admin[/-]/.test(source))
    .flatMap(([, { file, css = [], assets = [] }]) => [file, ...css, ...assets])
    .filter((file) => /\.(?:js|css)$/.test(file));
  return [...new Set(files)];
}
