import { createHash, hash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createFolder } from '../../platform/create-folder.ts';
import type { Database } from '../../platform/database/database.ts';
import { fileKey, type FileStore, type StoredFile } from '../../platform/files/file-store.ts';
import { forEachOf } from '../../platform/workers/for-each.ts';
import { createFileRepository } from './repository.ts';

/** The counts of a move. A picture counts once for each of its widths. */
export interface MoveCounts {
  copied: number;
  /** The size of the copied files. */
  bytes: number;
  /** The files that the target already had. */
  present: number;
  /** The files whose copy differed, and was deleted. */
  differing: number;
}

interface Move {
  readonly database: Database;
  readonly source: FileStore;
  readonly target: FileStore;
  /** The folder for temporary files, on the file system of the data folder. */
  readonly temporary: string;
  /** Called after each file. */
  readonly onProgress: (counts: Readonly<MoveCounts>) => void;
}

const BATCH = 500;
/** Most of the time goes to waiting for the store. */
const AT_A_TIME = 8;

async function checksumOf(stream: Readable): Promise<string> {
  const checksum = createHash('sha256');
  for await (const chunk of stream as AsyncIterable<Buffer>) checksum.update(chunk);
  return checksum.digest('hex');
}

/** Writes the bytes to a file. Returns their checksum. */
async function save(stream: Readable, path: string): Promise<string> {
  const checksum = createHash('sha256');
  await pipeline(
    stream,
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        checksum.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  return checksum.digest('hex');
}

type Outcome = 'copied' | 'differing' | 'gone';

/** Copies a file, reads the copy, and compares the checksums. */
async function copyFile({ source, target, temporary }: Move, key: string): Promise<Outcome> {
  const stream = await source.open(key);
  // The member has deleted the file in the meantime.
  if (stream === null) return 'gone';
  const path = join(temporary, `move-${randomUUID()}`);
  try {
    await createFolder(temporary, 0o700);
    const checksum = await save(stream, path);
    await target.put(key, path);
    const copy = await target.open(key);
    return copy !== null && (await checksumOf(copy)) === checksum ? 'copied' : 'differing';
  } finally {
    stream.destroy();
    await rm(path, { force: true });
  }
}

/** A short hash of the name and the size. With it, a million pictures need 200 MB, with the whole text 800 MB. */
const fingerprintOf = ({ fileId, variant, size }: StoredFile): string =>
  hash('sha256', `${fileKey(fileId, variant)} ${size}`, 'base64').slice(0, 12);

async function fingerprintsIn(store: FileStore): Promise<Set<string>> {
  const fingerprints = new Set<string>();
  for await (const file of store.list()) fingerprints.add(fingerprintOf(file));
  return fingerprints;
}

/**
 * Copies the files of the source that the target does not have, and verifies each copy. Only files that a row of the
 * database names are copied, so that a deleted file does not return. The source stays as it is.
 */
export async function copyMissingFiles(move: Move): Promise<MoveCounts> {
  const { database, source, target, onProgress } = move;
  const repository = createFileRepository(database);
  const counts: MoveCounts = { copied: 0, bytes: 0, present: 0, differing: 0 };
  // A list needs far fewer requests than one question for each file.
  const present = await fingerprintsIn(target);

  async function copy(file: StoredFile): Promise<void> {
    const outcome = await copyFile(move, fileKey(file.fileId, file.variant));
    if (outcome === 'copied') {
      counts.copied += 1;
      counts.bytes += file.size;
    } else if (outcome === 'differing') {
      counts.differing += 1;
      // The next run then copies all variants of the file again.
      await target.remove(file.fileId);
    }
    onProgress(counts);
  }

  async function copyBatch(files: readonly StoredFile[]): Promise<void> {
    const known = await repository.known([...new Set(files.map(({ fileId }) => fileId))]);
    await forEachOf(
      files.filter(({ fileId }) => known.has(fileId)),
      AT_A_TIME,
      copy,
    );
  }

  let batch: StoredFile[] = [];
  for await (const file of source.list()) {
    if (present.has(fingerprintOf(file))) {
      counts.present += 1;
      continue;
    }
    batch.push(file);
    if (batch.length < BATCH) continue;
    await copyBatch(batch);
    batch = [];
  }
  await copyBatch(batch);
  return counts;
}
