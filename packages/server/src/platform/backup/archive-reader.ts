import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { createTarDecoder, type TarHeader } from 'modern-tar';
import { ConfigError } from '../config.ts';
import { isMissingFile } from '../missing-file.ts';
import { encodingOf, isKnownName, MAGIC_BYTES, type Encoding } from './format.ts';

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Reading from and writing to web streams have the same types in Node.js, which its own type declarations miss. */
type WebStream = Parameters<typeof Readable.fromWeb>[0] & ReadableStream<Uint8Array>;

/** A web stream wraps the error of a stream in one without a message. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && error.cause !== undefined ? messageOf(error.cause) : error.message;
}

/** Returns the line that refuses a damaged archive. */
export const damaged = (path: string, reason: unknown): ConfigError =>
  new ConfigError(`The backup ${path} is damaged or incomplete (${messageOf(reason)}). Use another one.`);

/** Reads the start of the file, which shows how it is encoded. */
export async function readEncoding(path: string): Promise<Encoding> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
    return encodingOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

async function encodingOfFile(path: string): Promise<Encoding> {
  try {
    return await readEncoding(path);
  } catch (error) {
    if (isMissingFile(error)) throw new ConfigError(`There is no file ${path}.`);
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR')
      throw new ConfigError(`${path} is a folder. Give the file of a backup.`);
    throw error;
  }
}

async function decrypt(path: string, content: Readable, passphrase: string | null): Promise<Readable> {
  if (passphrase === null)
    throw new ConfigError(`The backup ${path} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return Readable.fromWeb((await decrypter.decrypt(Readable.toWeb(content) as WebStream)) as WebStream);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched'))
      throw new ConfigError(`BACKUP_PASSPHRASE is not the passphrase of the backup ${path}.`);
    throw damaged(path, error);
  }
}

function requireKnown(path: string, { name, type }: TarHeader, seen: Set<string>): void {
  if (type !== 'file' || !isKnownName(name))
    throw new ConfigError(`${path} is not a backup of Parvis: it contains ${JSON.stringify(name)}.`);
  if (seen.has(name)) throw damaged(path, `it contains ${name} twice`);
  seen.add(name);
}

async function* contentOf(path: string, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of body as WebStream) yield piece;
  } catch (error) {
    throw damaged(path, error);
  }
}

/**
 * Reads an archive file by file. The content of each file must be read before the next one. Every fault of the archive
 * is a `ConfigError` with one line. Only regular files with the names of a backup are accepted, so no file can be
 * written outside of the folder of a restore.
 */
export async function* readArchive(path: string, passphrase: string | null): AsyncGenerator<ArchivedFile> {
  const encoding = await encodingOfFile(path);
  if (encoding === 'unknown') throw new ConfigError(`${path} is not a backup of Parvis.`);
  const file = createReadStream(path);
  try {
    const content = encoding === 'encrypted' ? await decrypt(path, file, passphrase) : file;
    // An error of one of the streams ends all of them, and reaches the reader through the last one.
    const decompressed = pipeline(content, createZstdDecompress(), () => {});
    const files = (Readable.toWeb(decompressed) as WebStream).pipeThrough(createTarDecoder({ strict: true }));
    const seen = new Set<string>();
    for await (const { header, body } of files) {
      requireKnown(path, header, seen);
      yield { name: header.name, bytes: header.size, content: contentOf(path, body) };
    }
  } catch (error) {
    throw error instanceof ConfigError ? error : damaged(path, error);
  } finally {
    file.destroy();
  }
}
