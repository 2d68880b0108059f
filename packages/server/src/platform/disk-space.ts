import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  /** The space that the server can still use, in bytes. */
  readonly free: number;
  readonly size: number;
}

/** Reads the space of the disk on which the folder is. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
