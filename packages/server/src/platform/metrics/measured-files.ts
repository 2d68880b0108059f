import type { FileStore } from '../files/file-store.ts';

export const fileOperations = ['put', 'open', 'size', 'copy', 'remove', 'list'] as const;

/** A finished operation of the file store. The operation `open` ends when the first byte can be read. */
export interface FileOperation {
  readonly operation: (typeof fileOperations)[number];
  readonly seconds: number;
  readonly isFailed: boolean;
}

/** Calls `ended` after each operation of the store. */
export function measureFiles(store: FileStore, ended: (operation: FileOperation) => void): FileStore {
  async function timed<Result>(
    operation: FileOperation['operation'],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const started = performance.now();
    let isFailed = false;
    try {
      return await work();
    } catch (error) {
      isFailed = true;
      throw error;
    } finally {
      ended({ operation, seconds: (performance.now() - started) / 1000, isFailed });
    }
  }

  async function* listed<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    const started = performance.now();
    let isFailed = false;
    try {
      yield* items;
    } catch (error) {
      isFailed = true;
      throw error;
    } finally {
      ended({ operation: 'list', seconds: (performance.now() - started) / 1000, isFailed });
    }
  }

  return {
    put: (key, sourcePath) => timed('put', () => store.put(key, sourcePath)),
    open: (key, range) => timed('open', () => store.open(key, range)),
    openWhole: (key) => timed('open', () => store.openWhole(key)),
    // The store signs locally, so there is no operation to measure.
    presign: (key, response) => store.presign(key, response),
    size: (key) => timed('size', () => store.size(key)),
    copy: (fileId, copyId) => timed('copy', () => store.copy(fileId, copyId)),
    remove: (fileId) => timed('remove', () => store.remove(fileId)),
    list: () => listed(store.list()),
    listBefore: (time) => listed(store.listBefore(time)),
    removeUnfinished: (time) => timed('remove', () => store.removeUnfinished(time)),
  };
}
