export interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  assets?: string[];
}

/**
 * The files of a build that the service worker caches for offline use. The assets include the code of web workers.
 * Staff screens are useless without the server, so they are only cached when somebody opens them.
 */
export function offlineFiles(manifest: Readonly<Record<string, Chunk>>): string[] {
  const files = Object.entries(manifest)
    .filter(([source]) => !/\/admin[/-]/.test(source))
    .flatMap(([, { file, css = [], assets = [] }]) => [file, ...css, ...assets])
    .filter((file) => /\.(?:js|css)$/.test(file));
  return [...new Set(files)];
}
