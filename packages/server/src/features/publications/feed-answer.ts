import { createHash } from 'node:crypto';
import { namesTag } from '../../platform/http/entity-tags.ts';

type Headers = Readonly<Record<string, string>>;

interface FeedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Feed readers poll often, so the server responds with 304 if the feed has not changed. */
export function feedAnswer(
  bytes: Buffer,
  { headers: asked }: FeedRequest,
  {
    contentType,
    kept,
    vary,
    headers = {},
  }: { contentType: string; kept: string; vary?: string; headers?: Headers },
) {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const known = { etag, 'cache-control': kept, ...(vary === undefined ? {} : { vary }) };
  if (namesTag(asked['if-none-match']?.toString(), etag)) return { status: 304 as const, headers: known };
  return {
    status: 200 as const,
    contentType,
    stream: bytes,
    headers: { ...known, ...headers, 'x-content-type-options': 'nosniff' },
  };
}
