import type { AttachmentsTable } from './tables.ts';
import { isViewable } from './attachment-presenter.ts';
import { contentDisposition } from './file-names.ts';

/**
 * The browser must ask the server each time before it shows its cached copy. After a logout, or for another member in
 * the same browser, the copy must not be shown.
 */
const ASKED_FOR_EACH_TIME = { 'cache-control': 'private, no-cache', vary: 'authorization' };

export function headerTypeOf(contentType: string): string {
  return contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType;
}

export function headersOf(
  kind: AttachmentsTable['kind'],
  contentType: string,
  name: string,
): Record<string, string> {
  const manner = isViewable(kind, contentType) ? 'inline' : 'attachment';
  return {
    ...ASKED_FOR_EACH_TIME,
    'content-disposition': contentDisposition(manner, { name, contentType }),
  };
}
