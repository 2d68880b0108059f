import { isPlayedQuickTime, isWholeMp4, passesCheck, type ReadBytes } from '@parvis/api-client/iso-media';

const isQuickTime = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === 'video/quicktime' || (type === '' && /\.(?:mov|qt)$/i.test(name));

/** Whether this is a complete QuickTime movie in a format that the server refuses. */
export async function isUnplayableMovie(file: File): Promise<boolean> {
  if (!isQuickTime(file)) return false;
  const read: ReadBytes = async (position, length) =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  const passes = (check: typeof isWholeMp4): Promise<boolean> => passesCheck(check, read, file.size);
  return !(await passes(isPlayedQuickTime)) && (await passes(isWholeMp4));
}
