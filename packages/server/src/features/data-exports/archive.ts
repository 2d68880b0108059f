import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Database } from '../../platform/database/database.ts';
import { endingsOf } from '../../platform/files/file-type-table.ts';
import { fileKey, type FileStore } from '../../platform/files/file-store.ts';
import { contentsOf, uploadsOf } from './contents.ts';

interface Source {
  readonly database: Pick<Database, 'read'>;
  readonly files: Pick<FileStore, 'open' | 'size'>;
}

interface Wanted {
  readonly userId: string;
  /** The text of the archive's README file. */
  readonly explanation: string;
  readonly now: number;
  readonly path: string;
}

const MOMENT = /_at$/;

const worded = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Converts a row to the format of the API: names in camelCase, and times that people can read. */
function present(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      worded(name),
      MOMENT.test(name) && typeof value === 'number' ? new Date(value).toISOString() : value,
    ]),
  );
}

async function* documentOf(rows: AsyncIterable<Readonly<Record<string, unknown>>>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(present(row));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** The key of the file to export. A picture is stored in up to three widths, and the archive gets the widest. */
async function keyOf(files: Source['files'], id: string): Promise<string | null> {
  for (const variant of ['original', 'large', 'medium', 'small']) {
    const key = fileKey(id, variant);
    if ((await files.size(key)) !== null) return key;
  }
  return null;
}

const endingOf = (contentType: string): string => endingsOf(contentType)[0] ?? 'bin';

async function openFile(files: Source['files'], key: string): Promise<Readable> {
  // If the file was deleted in the meantime, its entry is empty, so that the archive can still be completed.
  return (await files.open(key)) ?? Readable.from([]);
}

/** Streams the archive to a file, so that the memory never holds all data of a member. */
export async function writeArchive({ database, files }: Source, wanted: Wanted): Promise<void> {
  const { userId, explanation, now, path } = wanted;
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  const options = { mtime: new Date(now) };

  zip.addBuffer(Buffer.from(explanation), 'read-me.txt', options);
  for (const { name, rows } of contentsOf(database)) {
    zip.addReadStreamLazy(`${name}.json`, options, (found) =>
      found(null, Readable.from(documentOf(rows(userId)), { objectMode: false })),
    );
  }
  for (const { id, content_type, created_at } of await uploadsOf(database, userId)) {
    const key = await keyOf(files, id);
    if (key === null) continue;
    // Pictures and videos are already compressed.
    const ofFile = { mtime: new Date(created_at), compress: false };
    zip.addReadStreamLazy(`files/${id}.${endingOf(content_type)}`, ofFile, (found) => {
      openFile(files, key).then(
        (stream) => found(null, stream),
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  }
  zip.end();
  await pipeline(output, createWriteStream(path));
}
