import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { fileTypeTable } from './file-type-table.ts';
import type { FileType, RefusedFile } from './file-types.ts';

const ZIP = 'application/zip';
const EPUB = 'application/epub+zip';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The files that declare a document's type: in OPC, in ODF 1.2, and in older ODF without `mimetype`. */
const CONTENT_TYPES = '[content_types].xml';
const MIME_TYPE = 'mimetype';
const MANIFEST = 'meta-inf/manifest.xml';
/** The size limit of such a file. */
const LONGEST: ReadonlyMap<string, number> = new Map([
  [CONTENT_TYPES, 1024 * 1024],
  [MIME_TYPE, 200],
  [MANIFEST, 1024 * 1024],
]);
/** A directory may list this many; documents have hundreds. */
const MOST_ENTRIES = 10_000;

const OFFICE_PROGRAMS = /(?:^|\/)(?:vbaproject\.bin$|activex\/)/u;
const OPEN_DOCUMENT_PROGRAMS = /^(?:basic|scripts)\//u;
/** Senders control these texts: each pattern is bounded and cannot backtrack. */
const FILE_ENTRY = /<(?:\w{1,50}:)?file-entry\b[^<>]{0,2000}>/gu;
const ROOT_PATH = /full-path=["']\/["']/u;
const ENCRYPTION = /<(?:\w{1,50}:)?encryption-data\b/u;
const MEDIA_TYPE = /media-type=["'](?<type>[^"']{1,200})["']/u;
const MAIN_TYPE = /ContentType\s{0,20}=\s{0,20}["'](?<type>[^"']{1,200})\.main\+xml["']/gu;

/** Whether the detection or the document itself names an Office type with macros. */
export const isMacroType = (type: string): boolean => /macroenabled/iu.test(type);

export const isZipType = (type: string): boolean =>
  type === ZIP || type === EPUB || type.startsWith(OPEN_DOCUMENT) || type.startsWith(OFFICE);

interface Contents {
  readonly names: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  // OPC allows its XML to be in UTF-16.
  return bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8');
}

async function readContents(path: string): Promise<Contents> {
  // The names are only compared, so they need not be safe for a file system.
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false });
  try {
    const names = new Set<string>();
    const texts = new Map<string, string>();
    let entries = 0;
    for await (const entry of zip.eachEntry()) {
      entries += 1;
      if (entries > MOST_ENTRIES) throw new Error('too many entries');
      // The names of parts are case-insensitive.
      const name = entry.fileNameRaw.toString('latin1').toLowerCase();
      const longest = LONGEST.get(name);
      // Ambiguous: programs would pick different entries. Thousands of entries may also point to the same bytes.
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

/** The type that an archive declares; null for a plain archive. */
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

/** An encrypted OpenDocument has encrypted parts, or with newer programs one encrypted part with everything. */
const isEncrypted = ({ names, texts }: Contents): boolean =>
  names.has('encrypted-package') || ENCRYPTION.test(texts.get(MANIFEST) ?? '');

/** Classifies an archive by its directory, which the detection does not read: a document without macros, or a ZIP. */
export async function zipDocument(path: string, detected: string): Promise<FileType | RefusedFile> {
  let contents: Contents;
  try {
    contents = await readContents(path);
  } catch {
    // The contents of a plain archive are not checked; a document without a directory is damaged.
    return detected === ZIP ? { kind: 'document', contentType: ZIP } : { refused: 'broken' };
  }
  const contentType = statedType(contents) ?? ZIP;
  if (contentType.startsWith(OPEN_DOCUMENT) && isEncrypted(contents)) return { refused: 'password' };
  return hasPrograms(contents, contentType) ? { refused: 'macros' } : { kind: 'document', contentType };
}
