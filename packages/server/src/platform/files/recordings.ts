import { parseFile } from 'music-metadata';
import { attachmentType } from './attachment-types.ts';
import type { FileType } from './file-types.ts';

/** The audio types that all current browsers can play. */
const types = ['audio/mpeg', 'audio/mp4', 'audio/aac', 'audio/ogg', 'audio/wav'] as const;
export type RecordingType = (typeof types)[number];

export interface RecordingFile extends FileType<'audio'> {
  readonly contentType: RecordingType;
  /** The length in milliseconds. Null if the file cannot be read to its end. */
  readonly duration: number | null;
}

async function durationOf(path: string): Promise<number | null> {
  try {
    // If the header does not have the duration, this reads the whole file.
    const { format } = await parseFile(path, { duration: true, skipCovers: true });
    const milliseconds = Math.round((format.duration ?? 0) * 1000);
    return format.hasAudio !== false && Number.isSafeInteger(milliseconds) && milliseconds > 0
      ? milliseconds
      : null;
  } catch {
    return null;
  }
}

/**
 * Returns the type of a recording, or null if the file is not one. Only the bytes decide, because the name and the
 * declared type can be wrong.
 */
export async function readRecording(path: string): Promise<RecordingFile | null> {
  const found = await attachmentType(path);
  const contentType = types.find((type) => found !== null && 'kind' in found && type === found.contentType);
  return contentType === undefined ? null : { kind: 'audio', contentType, duration: await durationOf(path) };
}
