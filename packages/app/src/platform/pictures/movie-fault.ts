import {
  asciiOf,
  isPlayedQuickTime,
  isWholeMp4,
  passesCheck,
  type ReadBytes,
} from '@parvis/api-client/iso-media';

/** Why the server would refuse the movie: browsers cannot play its format, or a part of the file is missing. */
export type MovieFault = 'codec' | 'broken';

const quickTime = /\.(?:mov|qt)$/i;
const mp4 = /\.(?:mp4|m4v)$/i;
const mp4Types: ReadonlySet<string> = new Set(['video/mp4', 'video/x-m4v']);
/** The names with which an MP4 file or a QuickTime movie can begin. */
const firstBoxes: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

const isQuickTime = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === 'video/quicktime' || (type === '' && quickTime.test(name));
const isMp4 = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  mp4Types.has(type) || (type === '' && mp4.test(name));

/**
 * Returns the fault of an MP4 file or a QuickTime movie, or null. Other files have no fault here, also if their name
 * says that they are movies: only the server looks for their true type.
 */
export async function movieFault(file: File): Promise<MovieFault | null> {
  if (!isQuickTime(file) && !isMp4(file)) return null;
  const read: ReadBytes = async (position, length) =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  if (!firstBoxes.has(asciiOf(await read(4, 4)))) return null;
  const passes = (check: typeof isWholeMp4): Promise<boolean> => passesCheck(check, read, file.size);
  if (!(await passes(isWholeMp4))) return 'broken';
  return isMp4(file) || (await passes(isPlayedQuickTime)) ? null : 'codec';
}
