import { decodedParts, readPart } from './file-parts.ts';
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
const MACRO = /<(?:[\w.-]{1,50}:)?(?:library-embedded|source-code)\W/u;
/** A declaration can define entities, and an entity can hide a macro. No office program writes such a declaration. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)/iu;
/**
 * The number of characters at the end of a part that are searched again together with the next part. No match of
 * `MACRO` or `DECLARATION` is longer.
 */
const OVERLAP = 100;

/** The ending of the type of an OpenDocument that is one XML file instead of an archive. */
const FLAT = '-flat-xml';
export const isFlatType = (type: string): boolean => type.endsWith(FLAT);

/** Searches the document for macros. Returns 'unsafe' if the search could miss one. */
async function searchMacros(path: string): Promise<'macros' | 'unsafe' | null> {
  let hasMacro = false;
  let before = '';
  try {
    for await (const part of decodedParts(path, 'utf-8')) {
      const text = before + part;
      if (DECLARATION.test(text)) return 'unsafe';
      hasMacro ||= MACRO.test(text);
      before = text.slice(-OVERLAP);
    }
  } catch (error) {
    // In another encoding, the elements of a macro would not be found.
    if (error instanceof TypeError) return 'unsafe';
    throw error;
  }
  return hasMacro ? 'macros' : null;
}

/** Returns the type of an OpenDocument that is one XML file. Returns null if the file is not such a document. */
export async function flatDocument(path: string): Promise<FileType | RefusedFile | null> {
  const beginning = (await readPart(path, 0, BEGINNING)).toString('utf8');
  const attributes = ROOT.exec(beginning)?.groups?.['attributes'] ?? '';
  const contentType = `${MIME_TYPE.exec(attributes)?.groups?.['type'] ?? ''}${FLAT}`;
  if (!fileTypeTable.has(contentType)) return null;
  const found = await searchMacros(path);
  if (found === 'unsafe') return null;
  return found === null ? { kind: 'document', contentType } : { refused: found };
}
