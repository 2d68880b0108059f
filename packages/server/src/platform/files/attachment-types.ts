import { fileTypeTable } from './file-type-table.ts';
import { ENCRYPTED_OFFICE, formerOfficeType } from './compound-file.ts';
import {
  detectedType,
  pictureTypes,
  QUICKTIME,
  quickTimeType,
  type FileType,
  type RefusedFile,
} from './file-types.ts';
import { flatDocument } from './flat-document.ts';
import { hasPdfEnd, hasPdfHeader } from './pdf-header.ts';
import { readPlainText } from './plain-text.ts';
import { isSoundAlone } from './video-container.ts';
import { isMacroType, isZipType, zipDocument } from './zip-document.ts';

const POSTSCRIPT = 'application/postscript';

type Found = FileType | RefusedFile | null;

const isFilm = (type: string): type is 'video/mp4' | 'video/webm' =>
  type === 'video/mp4' || type === 'video/webm';

function listedType(contentType: string): FileType | null {
  const row = fileTypeTable.get(contentType);
  return row === undefined ? null : { kind: row.kind, contentType };
}

async function filmType(path: string, type: 'video/mp4' | 'video/webm'): Promise<FileType> {
  return (await isSoundAlone(path, type))
    ? { kind: 'audio', contentType: type.replace('video/', 'audio/') }
    : { kind: 'video', contentType: type };
}

async function compoundType(path: string): Promise<Found> {
  const type = await formerOfficeType(path);
  if (type === ENCRYPTED_OFFICE) return { refused: 'password' };
  return type === null ? null : listedType(type);
}

async function knownType(path: string, found: string): Promise<Found> {
  if (pictureTypes.has(found)) return { kind: 'image', contentType: found };
  if (isMacroType(found)) return { refused: 'macros' };
  if (found === 'application/x-cfb') return compoundType(path);
  if (found === QUICKTIME) return quickTimeType(path);
  if (isFilm(found)) return filmType(path, found);
  const listed = listedType(found);
  return listed !== null && isZipType(found) ? zipDocument(path, found) : listed;
}

async function pdfOrText(path: string, found: string | undefined): Promise<Found> {
  const text = await readPlainText(path);
  // The detection recognizes a PDF only if its header is at the first byte. The detection mistakes one kind of PDF
  // header for PostScript.
  if ((found !== undefined && found !== POSTSCRIPT) || !(await hasPdfHeader(path))) return text;
  const isOther = found === POSTSCRIPT || (text !== null && !('refused' in text));
  return isOther && !(await hasPdfEnd(path)) ? text : listedType('application/pdf');
}

/**
 * Returns the type of an attachment, or null if it is not accepted. Only the bytes decide, because the name and the
 * declared type can be wrong. Plain text is checked last, because many texts begin like another format.
 */
export async function attachmentType(path: string): Promise<Found> {
  const found = await detectedType(path);
  const known = found === undefined ? null : await knownType(path, found);
  return known ?? (await flatDocument(path)) ?? pdfOrText(path, found);
}
