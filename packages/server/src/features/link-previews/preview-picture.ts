import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../../platform/create-folder.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';

/** The card of a preview is not wider than a post, so larger renderings are not stored. */
const MOST_WIDTH = 960;

export interface PreviewPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/**
 * Decodes a picture of a website, and stores it again as WebP under the id. Returns null if it is no picture that the
 * server can decode.
 */
export async function storePreviewPicture(
  { files, temporaryFolder }: Pick<Dependencies, 'files' | 'temporaryFolder'>,
  bytes: Buffer,
  id: string,
): Promise<PreviewPicture | null> {
  const [{ acceptedType }, { processPicture }, { PictureError }] = await Promise.all([
    import('../../platform/files/file-types.ts'),
    import('../../platform/files/pictures.ts'),
    import('../../platform/files/picture.ts'),
  ]);
  await createFolder(temporaryFolder);
  const folder = await mkdtemp(join(temporaryFolder, 'preview-'));
  try {
    const original = join(folder, 'original');
    await writeFile(original, bytes);
    const type = await acceptedType(original);
    if (type === null || !('kind' in type) || type.kind !== 'image') return null;
    const { placeholder, renderings } = await processPicture(original, folder);
    const stored = renderings.filter(({ width }, index) => index === 0 || width <= MOST_WIDTH);
    const largest = stored.at(-1);
    if (largest === undefined) return null;
    for (const { variant, path } of stored) await files.put(fileKey(id, variant), path);
    return { id, width: largest.width, height: largest.height, placeholder };
  } catch (error) {
    if (error instanceof PictureError) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
