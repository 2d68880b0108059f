import type { Language, PublicationsTable } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { PublishedPages } from '../../platform/http/page-head.ts';
import { isIdentifier } from '../../platform/identifiers.ts';
import { createPublicationPresenter } from './presenter.ts';
import { createPublishedAddresses } from './published-addresses.ts';
import { publishedLists } from './published-lists.ts';
import { createPublicationReading } from './reading.ts';

type Kind = Exclude<PublicationsTable['kind'], 'parish'>;

const MINUTE = 60_000;
/** For so long the addresses are those that were read last: whoever asks for them asks for all. */
const KEPT = 5 * MINUTE;

/** A list has words in each of them, whatever the languages of what it lists. */
const listLanguages: readonly Language[] = ['en', 'es'];
const folders: Readonly<Record<Kind, string>> = { article: 'blog', event: 'event', resource: 'resource' };
const kinds = new Map(
  (['article', 'event', 'resource'] as const).map((kind) => [folders[kind], kind] as const),
);
const address = /^\/(?<folder>[a-z]+)\/(?<id>[^/]+)$/;

const pathOf = (kind: Kind, id: string): string => `/${folders[kind]}/${id}`;

/** What the pages of publications say of them to search engines, and to those who were sent a link. */
export function createPublishedPages(dependencies: Dependencies): PublishedPages {
  const { clock, database } = dependencies;
  const reading = createPublicationReading(dependencies);
  const present = createPublicationPresenter(dependencies);
  const addressesOf = createPublishedAddresses(database);
  let known: { readonly until: number; readonly found: ReturnType<PublishedPages['addresses']> } | null =
    null;

  /** Events are shown to members alone. */
  const readAddresses: PublishedPages['addresses'] = async () => {
    const found = await Promise.all(
      [...publishedLists].map(async ([list, { kind }]) => {
        const rows = (await addressesOf(kind)).map((row) => ({
          path: pathOf(kind, row.id),
          languages: [row.language],
          changedAt: row.updated_at,
        }));
        // An empty list is nothing to be found.
        if (rows.length === 0) return [];
        const changedAt = Math.max(...rows.map((row) => row.changedAt));
        return [{ path: list, languages: listLanguages, changedAt }, ...rows];
      }),
    );
    return found.flat();
  };

  return {
    async find(path, language) {
      const list = publishedLists.get(path);
      if (list !== undefined) {
        const words = list.words[language];
        const head = {
          path,
          type: 'website',
          language,
          languages: listLanguages,
          ...words,
          image: null,
        } as const;
        return { exists: true, head };
      }
      const { folder = '', id = '' } = address.exec(path)?.groups ?? {};
      const kind = kinds.get(folder);
      if (kind === undefined) return { exists: true, head: null };
      const row = isIdentifier(id) ? await reading.seek(kind, id, null) : null;
      if (row === null) return { exists: false, head: null };
      const image = present.image(row);
      const head = {
        path: pathOf(kind, id),
        type: kind === 'article' ? 'article' : 'website',
        language: row.language,
        languages: [row.language],
        title: row.title,
        description: row.summary.replaceAll(/\s+/g, ' '),
        image: image === null ? null : { path: image.url, description: image.description },
      } as const;
      return { exists: true, head };
    },

    addresses() {
      if (known !== null && known.until > clock.now()) return known.found;
      const found = readAddresses();
      known = { until: clock.now() + KEPT, found };
      found.catch(() => {
        known = null;
      });
      return found;
    },
  };
}
