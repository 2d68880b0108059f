import { fileTypeFromFile } from 'file-type';
import { fileTypeTable } from './file-type-table.ts';
import { ENCRYPTED_OFFICE, formerOfficeType } from './compound-file.ts';
import { pictureTypes, QUICKTIME, quickTimeType, type FileType, type RefusedFile } from './file-types.ts';
import { hasPdfEnd, hasPdfHeader } from './pdf-header.ts';
import { readPlainText } from './plain-text.ts';
import { isSoundAlone } from './video-container.ts';
import { isMacroType, isZipType, zipDocument } from './zip-document.ts';

/** Other names that the detection of file types uses for a type. */
const synonyms: Readonly<Record<string, string>> = {
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
};

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
  const type = found === QUICKTIME ? await quickTimeType(path) : (synonyms[found] ?? found);
  if (type === null) return null;
  if (isFilm(type)) return filmType(path, type);
  const listed = listedType(type);
  return listed !== null && isZipType(found) ? zipDocument(path, found) : listed;
}

/**
 * Returns the type of an attachment, or null if it is not accepted. Only the bytes decide, because the name and the
 * declared type can be wrong. Plain text is checked last, because many texts begin like another format.
 */
export async function attachmentType(path: string): Promise<Found> {
  const found = (await fileTypeFromFile(path))?.mime;
  const known = found === undefined ? null : await knownType(path, found);
  if (known !== null) return known;
  const text = await readPlainText(path);
  if (found !== undefined || !(await hasPdfHeader(path))) return text;
  const isText = text !== null && !('refused' in text) && !(await hasPdfEnd(path));
  return isText ? text : listedType('application/pdf');
}
