const LINE = /^(?<sha256>[0-9a-f]{64}) {2}(?<name>.+)$/;

/** Returns the text of `SHA256SUMS`, which the command `sha256sum --check` can read, too. */
export const formatChecksums = (checksums: ReadonlyMap<string, string>): string =>
  [...checksums].map(([name, sha256]) => `${sha256}  ${name}\n`).join('');

export function parseChecksums(text: string): Map<string, string> {
  const checksums = new Map<string, string>();
  for (const line of text.split('\n')) {
    const { sha256, name } = LINE.exec(line)?.groups ?? {};
    if (sha256 !== undefined && name !== undefined) checksums.set(name, sha256);
  }
  return checksums;
}
