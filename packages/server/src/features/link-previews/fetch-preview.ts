import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Outbound } from '../../platform/outbound/outbound.ts';
import type { Wanted } from '../../platform/outbound/read-url.ts';
import { storePreviewPicture, type PreviewPicture } from './preview-picture.ts';

const htmlPage: Wanted = {
  accept: 'text/html,application/xhtml+xml',
  accepts: (type) => type === 'text/html' || type === 'application/xhtml+xml',
  bytes: 512 * 1024,
  // The description is in the head of a page, so the beginning is enough.
  isWhole: false,
};
const picture: Wanted = {
  accept: 'image/webp,image/jpeg,image/png',
  // Some websites send pictures without their type. The bytes show the type.
  accepts: (type) => type.startsWith('image/') || type === 'application/octet-stream' || type === '',
  bytes: 5 * 1024 * 1024,
  isWhole: true,
};

export interface FetchedPreview {
  readonly title: string;
  readonly description: string;
  readonly picture: PreviewPicture | null;
}

/**
 * Asks the website for the description of a page and its picture. Returns null if the page has no title, or cannot or
 * must not be read.
 */
export async function fetchPreview(
  dependencies: Pick<Dependencies, 'clock' | 'files' | 'log' | 'temporaryFolder'>,
  outbound: Outbound,
  url: URL,
): Promise<FetchedPreview | null> {
  const { clock, log } = dependencies;
  const [{ readUrl }, { describePage }] = await Promise.all([
    import('../../platform/outbound/read-url.ts'),
    import('./page-description.ts'),
  ]);
  // One deadline for the page and its picture. A picture that comes too late is left out.
  const signal = AbortSignal.timeout(outbound.deadline);

  async function attempt<T>(part: string, read: () => Promise<T>): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      // The error is not logged as a whole, because it can contain the address, and this can contain a secret.
      const fault = error instanceof Error ? error.name : 'unknown';
      log.debug({ fault, part }, 'a website could not be read for a link preview');
      return null;
    }
  }

  const page = await attempt('page', () => readUrl(url, htmlPage, outbound, signal));
  if (page === null) return null;
  const { title, description, picture: pictureUrl } = describePage(page.body, page.contentType, page.url);
  if (title === '') return null;
  const image =
    pictureUrl === null
      ? null
      : await attempt('picture', () => readUrl(pictureUrl, picture, outbound, signal));
  return {
    title,
    description,
    picture: image === null ? null : await storePreviewPicture(dependencies, image.body, newId(clock)),
  };
}
