import { fileTypeFromFile } from 'file-type';
import { attachmentEndings } from './attachment-endings.ts';
import { formerOfficeType } from './compound-file.ts';
import { pictureTypes, QUICKTIME, quickTimeType, type FileType } from './file-types.ts';
import { isPlainText } from './plain-text.ts';
import { isSoundAlone } from './video-container.ts';

/** Names that the detection has for the same. */
const synonyms: Readonly<Record<string, string>> = {
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
};

const isFilm = (type: string): type is 'video/mp4' | 'video/webm' =>
  type === 'video/mp4' || type === 'video/webm';

function kindOf(contentType: string): 'audio' | 'document' {
  return contentType.startsWith('audio/') ? 'audio' : 'document';
}

async function knownType(path: string): Promise<FileType | null> {
  const found = (await fileTypeFromFile(path))?.mime;
  if (found === undefined) return null;
  if (pictureTypes.has(found)) return { kind: 'image', contentType: found };
  const type = found === QUICKTIME ? await quickTimeType(path) : (synonyms[found] ?? found);
  if (type === null) return null;
  if (isFilm(type)) {
    return (await isSoundAlone(path, type))
      ? { kind: 'audio', contentType: type.replace('video/', 'audio/') }
      : { kind: 'video', contentType: type };
  }
  if (type === 'application/x-cfb') {
    const contentType = await formerOfficeType(path);
    return contentType === null ? null : { kind: 'document', contentType };
  }
  return Object.hasOwn(attachmentEndings, type) ? { kind: kindOf(type), contentType: type } : null;
}

/**
 * What a file that is sent with a message is by its bytes, whatever its name and its sender say; null for all that is
 * not taken. Texts come last: many begin like something else.
 */
export async function attachmentType(path: string): Promise<FileType | null> {
  const known = await knownType(path);
  if (known !== null) return known;
  return (await isPlainText(path)) ? { kind: 'document', contentType: 'text/plain' } : null;
}
