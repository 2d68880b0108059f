import { parseFile } from 'music-metadata';
import { attachmentType } from './attachment-types.ts';
import type { FileType } from './file-types.ts';

/** The audio types that all current browsers play. */
const types = ['audio/mpeg', 'audio/mp4', 'audio/aac', 'audio/ogg', 'audio/wav'] as const;
export type RecordingType = (typeof types)[number];

export interface RecordingFile extends FileType<'audio'> {
  readonly contentType: RecordingType;
  /** In milliseconds; null if it cannot be read to its end. */
  readonly duration: number | null;
}

async function durationOf(path: string): Promise<number | null> {
  try {
    // Reads to the end if the header does not contain the duration.
    const { format } = await parseFile(path, { duration: true, skipCovers: true });
    const milliseconds = Math.round((format.duration ?? 0) * 1000);
    return format.hasAudio !== false && Number.isSafeInteger(milliseconds) && milliseconds > 0
      ? milliseconds
      : null;
  } catch {
    return null;
  }
}

/** The type of a recording by its bytes; its name and declared type are not trusted. Null if it is none. */
export async function readRecording(path: string): Promise<RecordingFile | null> {
  const found = await attachmentType(path);
  const contentType = types.find((type) => found !== null && 'kind' in found && type === found.contentType);
  return contentType === undefined ? null : { kind: 'audio', contentType, duration: await durationOf(path) };
}
