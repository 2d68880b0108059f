import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { createTarPacker } from 'modern-tar';
import { ConfigError } from '../config.ts';
import { isStorageFull } from '../storage-space.ts';

/**
 * The cost of a guess of the passphrase: 2^17 rounds of scrypt, which need 128 MiB. OWASP recommends this. The default
 * of age is twice as much, which would not fit beside a server in a small container.
 */
const SCRYPT_WORK_FACTOR = 17;
const PRIVATE = 0o600;

interface Added {
  readonly bytes: number;
  readonly sha256: string;
}

export interface ArchiveWriter {
  /** Adds a file. Its content must have exactly this many bytes. */
  add(
    name: string,
    bytes: number,
    content: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  ): Promise<Added>;
  /** Resolves when the archive is complete and on disk. */
  finish(): Promise<void>;
  /** Deletes the archive. */
  abort(): Promise<void>;
}

export interface Encryption {
  readonly passphrase: string;
  readonly workFactor?: number;
}

/** Reading from and writing to web streams have the same types in Node.js, which its own type declarations miss. */
type WebStream = Parameters<typeof Readable.fromWeb>[0] & ReadableStream<Uint8Array>;

async function encrypt(content: Readable, { passphrase, workFactor }: Encryption): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor ?? SCRYPT_WORK_FACTOR);
  const encrypted = await encrypter.encrypt(Readable.toWeb(content) as WebStream);
  return Readable.fromWeb(encrypted as WebStream);
}

const isTooLarge = (error: unknown): boolean =>
  isStorageFull(error) || (error instanceof Error && 'code' in error && error.code === 'EFBIG');

/**
 * Creates an archive: tar, compressed with zstd and, with a passphrase, encrypted in the format of age. Everything is
 * streamed, so the memory does not grow with the archive.
 */
export async function createArchive(path: string, encryption: Encryption | null): Promise<ArchiveWriter> {
  const { readable, controller } = createTarPacker();
  // With the checksum, a change in the compressed data is found while it is decompressed.
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const compressing = pipeline(Readable.fromWeb(readable as WebStream), compressed);
  const output = encryption === null ? compressed : await encrypt(compressed, encryption);
  const writing = pipeline(output, createWriteStream(path, { flags: 'wx', mode: PRIVATE, flush: true }));
  const explained = (error: unknown): unknown =>
    isTooLarge(error)
      ? new ConfigError(`There is no room for the backup ${path}. Make room there, or choose another folder.`)
      : error;
  const written = (async () => {
    try {
      await Promise.all([writing, compressing]);
    } catch (error) {
      throw explained(error);
    }
  })();
  // The next call reports the failure. Without this handler, a failure between two calls would end the process.
  written.catch(() => {});

  return {
    async add(name, bytes, content) {
      const writer = controller.add({ name, size: bytes, mode: PRIVATE, mtime: new Date(0) }).getWriter();
      const hash = createHash('sha256');
      try {
        for await (const piece of content) {
          hash.update(piece);
          // After a failure, the packer would wait forever for its reader.
          await Promise.race([writer.write(piece), written]);
        }
        await Promise.race([writer.close(), written]);
      } catch (error) {
        throw explained(error);
      }
      return { bytes, sha256: hash.digest('hex') };
    },
    async finish() {
      controller.finalize();
      await written;
    },
    async abort() {
      controller.error(new Error('The backup was aborted.'));
      await written.catch(() => {});
      await rm(path, { force: true });
    },
  };
}
