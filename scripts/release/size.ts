import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './archive.ts';

/**
 * The limits of a release in megabytes. Node.js alone has 126 MB unpacked. If you raise a limit, give the reason in
 * docs/decisions.
 */
const limits = { archive: 80, unpacked: 220 };

const megabytes = (bytes: number): number => bytes / 1_000_000;

async function bytesBelow(folder: string): Promise<number> {
  const sizes = await Promise.all(
    filesBelow(folder).map(async (path) => (await stat(join(folder, path))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns the figures of a release as one line. Throws if it is larger than the limits. */
export async function checkSize(archive: string, folder: string): Promise<string> {
  const packed = megabytes((await stat(archive)).size);
  const unpacked = megabytes(await bytesBelow(folder));
  const figures = `${packed.toFixed(1)} MB of ${limits.archive} MB, unpacked ${unpacked.toFixed(1)} MB of ${limits.unpacked} MB`;
  if (packed > limits.archive || unpacked > limits.unpacked)
    throw new Error(`The release is too large: ${figures}.`);
  return figures;
}
