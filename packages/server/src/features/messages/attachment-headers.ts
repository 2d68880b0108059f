import type { AttachmentsTable } from '../../platform/database/tables/messages.ts';
import { isViewable } from './attachment-presenter.ts';
import { contentDisposition } from './file-names.ts';

/**
 * Whoever has signed out, or uses this browser after another, must not be shown what it has kept: it is asked for each
 * time, and answered that nothing has changed.
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
