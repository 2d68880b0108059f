import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config.ts';
import { createFolder } from '../create-folder.ts';
import { damaged, readArchive, type ArchivedFile } from './archive-reader.ts';
import { parseChecksums } from './checksums.ts';
import { CHECKSUMS, HEADER, isStoredFile, MANIFEST, SECRET, type Header, type Manifest } from './format.ts';

const MEGABYTE = 1024 * 1024;
/** Limits the texts that are read into memory. A million files have checksums of 150 MB. */
const LARGEST_TEXT = 512 * MEGABYTE;
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

export interface ExtractedBackup {
  readonly header: Header;
  readonly manifest: Manifest;
  readonly hasSecret: boolean;
}

interface Options {
  readonly folder: string;
  /** Whether members' files are written to the folder. Without this, only their checksums are checked. */
  readonly writesFiles: boolean;
  /** Throws if a backup with this header cannot be used. It is called before the rest of the archive is read. */
  readonly check: (header: Header) => void;
}

async function* hashed(content: AsyncIterable<Uint8Array>, update: (piece: Uint8Array) => void) {
  for await (const piece of content) {
    update(piece);
    yield piece;
  }
}

const texts: ReadonlySet<string> = new Set([HEADER, CHECKSUMS, MANIFEST]);

class Extraction {
  readonly #path: string;
  readonly #options: Options;
  readonly #checksums = new Map<string, string>();
  readonly #texts = new Map<string, string>();

  constructor(path: string, options: Options) {
    this.#path = path;
    this.#options = options;
  }

  #damaged(reason: string): ConfigError {
    return damaged(this.#path, reason);
  }

  async #write(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    if (isStoredFile(name) && !this.#options.writesFiles) {
      for await (const piece of content) void piece;
      return;
    }
    const target = join(this.#options.folder, name);
    await createFolder(dirname(target), PRIVATE_FOLDER);
    const file = createWriteStream(target, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
    await pipeline(Readable.from(content), file);
  }

  async add({ name, bytes, content }: ArchivedFile): Promise<void> {
    const hash = createHash('sha256');
    const checked = hashed(content, (piece) => hash.update(piece));
    if (texts.has(name)) {
      if (bytes > LARGEST_TEXT) throw this.#damaged(`${name} is too large`);
      const pieces: Uint8Array[] = [];
      for await (const piece of checked) pieces.push(piece);
      this.#texts.set(name, Buffer.concat(pieces).toString());
      if (name === HEADER) this.#options.check(this.#json(HEADER) as Header);
    } else await this.#write(name, checked);
    this.#checksums.set(name, hash.digest('hex'));
  }

  #json(name: string): unknown {
    const text = this.#texts.get(name);
    if (text === undefined) throw this.#damaged(`${name} is missing`);
    try {
      return JSON.parse(text);
    } catch {
      throw this.#damaged(`${name} is not JSON`);
    }
  }

  #requireChecksums({ checksums }: Manifest): void {
    if (this.#checksums.get(CHECKSUMS) !== checksums) throw this.#damaged(`${CHECKSUMS} was changed`);
    const expected = parseChecksums(this.#texts.get(CHECKSUMS) ?? '');
    for (const [name, sha256] of expected) {
      const found = this.#checksums.get(name);
      if (found === undefined) throw this.#damaged(`${name} is missing`);
      if (found !== sha256) throw this.#damaged(`${name} was changed`);
    }
    for (const name of this.#checksums.keys()) {
      if (name !== CHECKSUMS && name !== MANIFEST && !expected.has(name))
        throw this.#damaged(`${name} has no checksum`);
    }
  }

  finish(): ExtractedBackup {
    const manifest = this.#json(MANIFEST) as Manifest;
    this.#requireChecksums(manifest);
    const header = this.#json(HEADER) as Header;
    return { header, manifest, hasSecret: this.#checksums.has(SECRET) };
  }
}

/** Writes the files of an archive to a folder, and compares every checksum. Throws one line if anything is wrong. */
export async function extractBackup(
  path: string,
  passphrase: string | null,
  options: Options,
): Promise<ExtractedBackup> {
  const extraction = new Extraction(path, options);
  for await (const file of readArchive(path, passphrase)) await extraction.add(file);
  return extraction.finish();
}
