import type { I18n } from '@lingui/core';
import { kindOfFile } from './upload-rules.ts';

export const maxPhotos = 10;

type Chosen = { readonly taken: readonly File[]; readonly fileErrors: readonly string[] };

const isVideo = (file: File) => kindOfFile(file) === 'video';

/**
 * Decides which of the chosen files become part of a post that already has the known files. `published` is the number of
 * photos of a published post, to which no video can be added, or undefined for a new post.
 */
export function choosePostFiles(
  i18n: I18n,
  files: readonly File[],
  known: readonly File[],
  published?: number,
): Chosen {
  const taken: File[] = [];
  const beyond: string[] = [];
  const besideVideo: string[] = [];
  const canBeVideo = (others: readonly File[]) => published === undefined && others.length === 0;
  // If photos and a video are chosen together, the photos are kept.
  const photosFirst = [...files.filter((file) => !isVideo(file)), ...files.filter(isVideo)];
  for (const file of photosFirst) {
    const others = [...known, ...taken];
    if (others.includes(file)) continue;
    if (others.some(isVideo) || (isVideo(file) && !canBeVideo(others))) besideVideo.push(file.name);
    else if (others.length + (published ?? 0) >= maxPhotos) beyond.push(file.name);
    else taken.push(file);
  }
  const fileErrors: string[] = [];
  if (beyond.length > 0) {
    fileErrors.push(i18n._('A post can have 10 photos. Not added: {names}.', { names: beyond.join(', ') }));
  }
  if (besideVideo.length > 0) {
    const names = besideVideo.join(', ');
    fileErrors.push(i18n._('A video is posted alone, without other files. Not added: {names}.', { names }));
  }
  return { taken, fileErrors };
}
