import { createHash } from 'node:crypto';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { namesTag } from '../../platform/http/entity-tags.ts';
import { articleFeed } from './article-feed.ts';
import { createPublicationReading } from './reading.ts';

const PATH = '/api/blog/rss';
const NEWEST = 50;

/** Programs ask for a feed again and again: they are told when nothing is new. */
export function feedRoutes(dependencies: Dependencies): Pick<Handlers, 'getArticleFeed'> {
  const { siteUrl } = dependencies.config;
  const reading = createPublicationReading(dependencies);

  return {
    getArticleFeed: async ({ headers }) => {
      const { rows } = await reading.list('article', null, {
        search: undefined,
        limit: NEWEST,
        cursor: undefined,
      });
      const feed = articleFeed(rows, { siteUrl, path: PATH });
      const etag = `"${createHash('sha1').update(feed).digest('base64url')}"`;
      const kept = { etag, 'cache-control': 'public, max-age=300' };
      if (namesTag(headers['if-none-match']?.toString(), etag)) return { status: 304, headers: kept };
      return {
        status: 200,
        contentType: 'application/rss+xml; charset=utf-8',
        stream: Buffer.from(feed),
        headers: { ...kept, 'x-content-type-options': 'nosniff' },
      };
    },
  };
}
