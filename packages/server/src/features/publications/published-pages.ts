import { languages } from '@parvis/api-client/languages';
import type { PublicationsTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { PublishedPages, StoredPage } from '../../platform/http/stored-page.ts';
import { isIdentifier } from '../../platform/identifiers.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import { listBody, publicationBody } from './page-body.ts';
import { createPublishedAddresses } from './published-addresses.ts';
import { publishedLists, type PublishedList } from './published-lists.ts';
import { publishedPicture } from './published-picture.ts';
import { createPublicationReading } from './reading.ts';
import { listData, structuredData } from './structured-data.ts';

type Kind = PublicationsTable['kind'];

/** The number of items that a list shows without JavaScript. The sitemap has all of them. */
const LISTED = 50;

const folders: Readonly<Record<Kind, string>> = {
  article: 'blog',
  event: 'event',
  parish: 'parish',
  resource: 'resource',
};
const kinds = new Map(
  (['article', 'event', 'parish', 'resource'] as const).map((kind) => [folders[kind], kind] as const),
);
const address = /^\/(?<folder>[a-z]+)\/(?<id>[^/]+)$/;

const pathOf = (kind: Kind, id: string): string => `/${folders[kind]}/${id}`;

/** Creates the pages of publications for search engines, for link previews, and for browsers until the app runs. */
export function createPublishedPages(dependencies: Dependencies): PublishedPages {
  const { clock, config, database } = dependencies;
  const reading = createPublicationReading(dependencies);
  const addressesOf = createPublishedAddresses(database);

  const addresses: PublishedPages['addresses'] = async () => {
    const found = await Promise.all(
      [...publishedLists].map(async ([list, { kind }]) => {
        const rows = await addressesOf(kind);
        // Search engines do not need a list without items.
        if (rows.length === 0) return [];
        const changedAt = Math.max(...rows.map((row) => row.changedAt));
        const items = rows.map((row) => ({
          path: pathOf(kind, row.id),
          languages: [row.language],
          changedAt: row.changedAt,
        }));
        // The page of a list exists in every language. It does not matter which languages its items have.
        return [{ path: list, languages, changedAt }, ...items];
      }),
    );
    return found.flat();
  };

  async function findList(path: string, list: PublishedList, language: Language): Promise<StoredPage> {
    const { rows } = await reading.list(list.kind, null, {
      search: undefined,
      limit: LISTED,
      cursor: undefined,
      ...(list.kind === 'event' ? { filter: { endsAfter: clock.now() } } : {}),
    });
    const items = rows.map((row) => ({ row, path: pathOf(list.kind, row.id) }));
    const words = inLanguage(list.words, language);
    return {
      exists: true,
      content: {
        path,
        type: 'website',
        language,
        languages,
        ...words,
        image: null,
        body: listBody(items, { ...words, language }),
        data: (origin) => listData(list.kind, items, origin),
      },
    };
  }

  async function findPublication(kind: Kind, id: string): Promise<StoredPage> {
    const row = isIdentifier(id) ? await reading.seek(kind, id, null) : null;
    if (row === null) return { exists: false, content: null };
    const path = pathOf(kind, id);
    const picture = publishedPicture(row);
    return {
      exists: true,
      content: {
        path,
        type: kind === 'article' ? 'article' : 'website',
        language: row.language,
        languages: [row.language],
        title: row.title,
        description: row.summary.replaceAll(/\s+/g, ' '),
        image: picture,
        body: publicationBody(row, { kind, path, site: config.siteUrl, picture, now: clock.now() }),
        data: (origin) => structuredData(row, { origin, path, picture, now: clock.now() }),
      },
    };
  }

  return {
    async find(path, language) {
      const list = publishedLists.get(path);
      if (list !== undefined) return findList(path, list, language);
      const { folder = '', id = '' } = address.exec(path)?.groups ?? {};
      const kind = kinds.get(folder);
      return kind === undefined ? { exists: true, content: null } : findPublication(kind, id);
    },

    addresses,
  };
}
