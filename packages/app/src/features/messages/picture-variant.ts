import type { FileVariant } from './message-calls.ts';
import type { ThreadItem } from './thread-item.ts';

type PictureVariant = Exclude<FileVariant, 'original'>;

const variants: readonly PictureVariant[] = ['small', 'medium', 'large'];

/** The closest rendition that exists. A small picture has no large one. */
export function pictureVariant({ file }: Pick<ThreadItem, 'file'>, wanted: PictureVariant): PictureVariant {
  const available = file?.image?.sources.map(({ url }) => url.split('/').at(-1));
  if (available === undefined) return wanted;
  const nearest = variants
    .slice(0, variants.indexOf(wanted) + 1)
    .findLast((variant) => available.includes(variant));
  return nearest ?? 'small';
}
