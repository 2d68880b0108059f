import { constants, createReadStream, type Stats } from 'node:fs';
import { copyFile, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { createFolder } from '../create-folder.ts';
import { isMissingFile, namesIn } from '../missing-file.ts';
import {
  isFileId,
  parseFileKey,
  requireFileId,
  type ByteRange,
  type FileStore,
  type StoredFile,
  type WholeFile,
} from './file-store.ts';

async function flush(path: string, access: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, access);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Links the file, or copies it, because some file systems do not support hard links. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (isMissingFile(error)) throw error;
    await copyFile(source, target, constants.COPYFILE_EXCL);
    await flush(target, 'r+');
  }
}

/** Returns null if the file does not exist. */
async function statsOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/**
 * Stores files in a folder of the same file system as the temporary files, so that storing a file only renames it.
 */
export class DiskFileStore implements FileStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  // An id begins with a time, so ids that follow each other differ at the end. The last characters spread the files
  // over the folders.
  #folder(fileId: string): string {
    requireFileId(fileId);
    return join(this.#root, fileId.slice(-2), fileId);
  }

  #path(key: string): string {
    const { fileId, variant } = parseFileKey(key);
    return join(this.#folder(fileId), variant);
  }

  /** Writes the folder of a file to disk, so that the new name of the file survives a power cut. */
  async #settle(folder: string): Promise<void> {
    // Windows cannot open folders, and it does not need this step.
    if (process.platform === 'win32') return;
    for (const parent of [folder, dirname(folder), this.#root]) await flush(parent, 'r');
  }

  async put(key: string, sourcePath: string): Promise<void> {
    const path = this.#path(key);
    const folder = dirname(path);
    await createFolder(folder);
    await flush(sourcePath, 'r+');
    await rename(sourcePath, path);
    await this.#settle(folder);
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    try {
      const handle = await open(this.#path(key), 'r');
      return createReadStream('', { fd: handle, ...range });
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  async openWhole(key: string): Promise<WholeFile | null> {
    try {
      const handle = await open(this.#path(key), 'r');
      const { size } = await handle.stat();
      return { size, stream: createReadStream('', { fd: handle }) };
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  async presign(): Promise<null> {
    return null;
  }

  async size(key: string): Promise<number | null> {
    return (await statsOf(this.#path(key)))?.size ?? null;
  }

  async copy(fileId: string, copyId: string): Promise<boolean> {
    const source = this.#folder(fileId);
    const target = this.#folder(copyId);
    const names = await namesIn(source);
    if (names.length === 0) return false;
    await createFolder(target);
    try {
      // A hard link is enough, because stored files never change.
      for (const name of names) await linkOrCopy(join(source, name), join(target, name));
    } catch (error) {
      await this.remove(copyId);
      // The file was deleted in the meantime.
      if (isMissingFile(error)) return false;
      throw error;
    }
    await this.#settle(target);
    return true;
  }

  async remove(fileId: string): Promise<void> {
    await rm(this.#folder(fileId), { recursive: true, force: true });
  }

  async *#fileIds(): AsyncGenerator<string> {
    for (const shard of await namesIn(this.#root)) {
      for (const fileId of await namesIn(join(this.#root, shard))) if (isFileId(fileId)) yield fileId;
    }
  }

  async *list(): AsyncGenerator<StoredFile> {
    for await (const fileId of this.#fileIds()) {
      for (const variant of await namesIn(this.#folder(fileId))) {
        const stored = await statsOf(join(this.#folder(fileId), variant));
        if (stored !== null) yield { fileId, variant, size: stored.size };
      }
    }
  }

  async *listBefore(time: number): AsyncGenerator<string> {
    for await (const fileId of this.#fileIds()) {
      const stored = await statsOf(this.#folder(fileId));
      if (stored !== null && stored.mtimeMs < time) yield fileId;
    }
  }

  /** Does nothing, because an unfinished upload is a temporary file outside the store. */
  async removeUnfinished(): Promise<number> {
    return 0;
  }
}
