import { open, readFile } from 'node:fs/promises';
import { fileTypeTable } from './file-type-table.ts';
import type { FileType, RefusedFile } from './file-types.ts';

const BEGINNING = 16 * 1024;
/** The name of the root element, which declares the type (OpenDocument 1.2, part 1, 3.1.2). */
const ROOT =
  /^\uFEFF?\s{0,20}<\?xml\b[^<>]{0,200}\?>\s{0,20}<(?:\w{1,50}:)?document\b(?<attributes>[^<>]{0,15000})>/u;
const MIME_TYPE = /\bmimetype=["'](?<type>[\w./-]{1,200})["']/u;
/**
 * Elements of a macro. The elements around a macro are not among them, because documents without a macro have those
 * too.
 */
const MACRO = /<(?:[\w.-]{1,50}:)?(?:library-embedded|source-code)\b/u;
/** A declaration can define entities, and an entity can hide a macro. No program writes one. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)/iu;

/** The ending of the type of an OpenDocument that is one XML file instead of an archive. */
const FLAT = '-flat-xml';
export const isFlatType = (type: string): boolean => type.endsWith(FLAT);

async function beginningOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns the type of an OpenDocument that is one XML file. Returns null if the file is not such a document. */
export async function flatDocument(path: string): Promise<FileType | RefusedFile | null> {
  const attributes = ROOT.exec(await beginningOf(path))?.groups?.['attributes'] ?? '';
  const contentType = `${MIME_TYPE.exec(attributes)?.groups?.['type'] ?? ''}${FLAT}`;
  if (!fileTypeTable.has(contentType)) return null;
  const text = await readFile(path, 'utf8');
  // In another encoding, the elements of a macro would not be found.
  if (text.includes('\uFFFD') || DECLARATION.test(text)) return null;
  return MACRO.test(text) ? { refused: 'macros' } : { kind: 'document', contentType };
}
