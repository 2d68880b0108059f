import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { fileTypeTable } from './file-type-table.ts';
import type { FileType, RefusedFile } from './file-types.ts';
import { isFlatType } from './flat-document.ts';
import { markedEncoding } from './text-encoding.ts';

const ZIP = 'application/zip';
const EPUB = 'application/epub+zip';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The files that declare the type of a document in OPC, in ODF 1.2, and in older ODF without the file `mimetype`. */
const CONTENT_TYPES = '[content_types].xml';
const MIME_TYPE = 'mimetype';
const MANIFEST = 'meta-inf/manifest.xml';
/** The maximum size of each of these files. */
const LONGEST: ReadonlyMap<string, number> = new Map([
  [CONTENT_TYPES, 1024 * 1024],
  [MIME_TYPE, 200],
  [MANIFEST, 1024 * 1024],
]);
/** The maximum number of entries in the directory. Documents have hundreds. */
const MOST_ENTRIES = 10_000;

const OFFICE_PROGRAMS = /(?:^|\/)(?:vbaproject\.bin$|activex\/)/u;
const OPEN_DOCUMENT_PROGRAMS = /^(?:basic|scripts)\//u;
/** Senders control these texts, so each pattern has limits and cannot backtrack. */
const FILE_ENTRY = /<(?:\w{1,50}:)?file-entry\b[^<>]{0,2000}>/gu;
const ROOT_PATH = /full-path=["']\/["']/u;
const ENCRYPTION = /<(?:\w{1,50}:)?encryption-data\b/u;
const MEDIA_TYPE = /media-type=["'](?<type>[^"']{1,200})["']/u;
const MAIN_TYPE = /ContentType\s{0,20}=\s{0,20}["'](?<type>[^"']{1,200})\.main\+xml["']/gu;

/** Whether the type is an Office type with macros. The type comes from the detection or from the document itself. */
export const isMacroType = (type: string): boolean => /macroenabled/iu.test(type);

export const isZipType = (type: string): boolean =>
  type === ZIP ||
  type === EPUB ||
  (type.startsWith(OPEN_DOCUMENT) && !isFlatType(type)) ||
  type.startsWith(OFFICE);

interface Contents {
  readonly names: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  // In OPC, XML can also be in UTF-16.
  const marked = markedEncoding(bytes);
  return new TextDecoder(marked === null || marked === 'UTF-32' ? 'utf-8' : marked).decode(bytes);
}

async function readContents(path: string): Promise<Contents> {
  // The names are only compared, so they do not have to be safe for a file system.
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false });
  try {
    const names = new Set<string>();
    const texts = new Map<string, string>();
    let entries = 0;
    for await (const entry of zip.eachEntry()) {
      entries += 1;
      if (entries > MOST_ENTRIES) throw new Error('too many entries');
      // The letter case of the names does not matter.
      const name = entry.fileNameRaw.toString('latin1').toLowerCase();
      const longest = LONGEST.get(name);
      // If two entries have the same name, two programs could read different entries, so the archive is refused. This
      // also stops thousands of entries that point to the same bytes.
      if (longest !== undefined && names.has(name)) throw new Error('ambiguous entries');
      names.add(name);
      if (longest !== undefined && !entry.isEncrypted() && entry.uncompressedSize <= longest) {
        texts.set(name, await textOf(zip, entry));
      }
    }
    return { names, texts };
  } finally {
    zip.close();
  }
}

/** Returns the type that an archive declares, or null for a plain archive. */
function statedType({ texts }: Contents): string | null {
  const contentTypes = texts.get(CONTENT_TYPES) ?? '';
  const entries = (texts.get(MANIFEST) ?? '').match(FILE_ENTRY) ?? [];
  const root = entries.find((entry) => ROOT_PATH.test(entry)) ?? '';
  const stated = [
    texts.get(MIME_TYPE)?.trim(),
    MEDIA_TYPE.exec(root)?.groups?.['type'],
    ...[...contentTypes.matchAll(MAIN_TYPE)].map(({ groups }) => groups?.['type']),
  ];
  return stated.find((type) => type !== undefined && isZipType(type) && fileTypeTable.has(type)) ?? null;
}

function hasPrograms({ names, texts }: Contents, type: string): boolean {
  if (isMacroType(texts.get(CONTENT_TYPES) ?? '')) return true;
  if (type.startsWith(OFFICE)) return [...names].some((name) => OFFICE_PROGRAMS.test(name));
  return type.startsWith(OPEN_DOCUMENT) && [...names].some((name) => OPEN_DOCUMENT_PROGRAMS.test(name));
}

/**
 * Whether an OpenDocument is encrypted. Older programs encrypt each part. Newer programs put everything into one
 * encrypted part.
 */
const isEncrypted = ({ names, texts }: Contents): boolean =>
  names.has('encrypted-package') || ENCRYPTION.test(texts.get(MANIFEST) ?? '');

/**
 * Finds the type of an archive by its directory, which the detection does not read. Accepts plain ZIP archives, and
 * documents without macros.
 */
export async function zipDocument(path: string, detected: string): Promise<FileType | RefusedFile> {
  let contents: Contents;
  try {
    contents = await readContents(path);
  } catch {
    // A plain archive is accepted without a check of its contents. A document without a readable directory is
    // damaged.
    return detected === ZIP ? { kind: 'document', contentType: ZIP } : { refused: 'broken' };
  }
  const contentType = statedType(contents) ?? ZIP;
  if (contentType.startsWith(OPEN_DOCUMENT) && isEncrypted(contents)) return { refused: 'password' };
  return hasPrograms(contents, contentType) ? { refused: 'macros' } : { kind: 'document', contentType };
}
