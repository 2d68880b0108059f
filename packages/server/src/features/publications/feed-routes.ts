import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { articleFeed } from './article-feed.ts';
import { feedAnswer } from './feed-answer.ts';
import { readBodies } from './published-addresses.ts';
import { createPublicationReading } from './reading.ts';

const PATH = '/api/blog/rss';
const NEWEST = 50;

export function feedRoutes(dependencies: Dependencies): Pick<Handlers, 'getArticleFeed'> {
  const { siteUrl } = dependencies.config;
  const reading = createPublicationReading(dependencies);

  return {
    getArticleFeed: async (request) => {
      const { rows } = await reading.list('article', null, {
        search: undefined,
        limit: NEWEST,
        cursor: undefined,
      });
      const bodies = await readBodies(
        dependencies.database,
        rows.map(({ id }) => id),
      );
      const { language } = request;
      const feed = articleFeed(rows, { siteUrl, path: PATH, language, bodies });
      return feedAnswer(Buffer.from(feed), request, {
        contentType: 'application/rss+xml; charset=utf-8',
        kept: 'public, max-age=300',
        vary: 'accept-language',
      });
    },
  };
}
