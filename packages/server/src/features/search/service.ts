import type { components, operations } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { fingerprintOf } from '../../platform/idempotency.ts';
import type { Finder, Hit } from '../../platform/search/finder.ts';
import { parseSought, withoutQuotes, type Sought } from '../../platform/search/sought.ts';
import { faithTerms } from '../../platform/search/terms.ts';
import { excerptOf, markText } from '../../platform/search/words-of-text.ts';
import { createBulletinFinder } from '../bulletins/index.ts';
import { createGroupFinder } from '../groups/index.ts';
import { createListingFinder } from '../marketplace/index.ts';
import { fullName, namesOf } from '../people/index.ts';
import { createPostFinder } from '../posts/index.ts';
import { createPublicationFinder } from '../publications/index.ts';
import { createPeopleFinder } from '../users/index.ts';

type Schemas = components['schemas'];
type Kind = Schemas['SearchKind'];
type Section = Schemas['SearchSection'];
type Query = operations['search']['parameters']['query'];

/** What is found by its words. People are found by their names. */
type WordKind = Exclude<Kind, 'people'>;

/** In the order of the answer. */
const KINDS: readonly Kind[] = [
  'people',
  'posts',
  'intentions',
  'groups',
  'events',
  'parishes',
  'bulletins',
  'resources',
  'articles',
  'listings',
];
const PAGE = 20;
/** The number of results of each kind, if all kinds are searched. */
const FIRST = 3;
/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';

const resultOf = (
  { id, title, text, person, beginsAt, isPast, price, parishId }: Hit,
  sought: Sought,
): Schemas['SearchResult'] => ({
  _id: id,
  title: markText(title, sought),
  excerpt: excerptOf(text, sought),
  ...(person === undefined ? {} : { person }),
  ...(beginsAt === undefined ? {} : { beginsAt }),
  ...(isPast === true ? { isPast } : {}),
  ...(price === undefined ? {} : { price }),
  ...(parishId === undefined ? {} : { parishId }),
});

/** A page can be empty although there are more. */
const isShown = ({ results, nextCursor }: Section): boolean => results.length > 0 || nextCursor !== null;

/** Combines the finders of the features. */
export function createSearchService(dependencies: Dependencies) {
  const cursors = createCursors(dependencies.secrets.key('cursors'));
  const peopleFinder = createPeopleFinder(dependencies);
  const posts = createPostFinder(dependencies);
  const publications = createPublicationFinder(dependencies);
  const finders: Readonly<Record<WordKind, Finder>> = {
    posts: posts('ordinary'),
    intentions: posts('intention'),
    groups: createGroupFinder(dependencies),
    events: publications('event'),
    parishes: publications('parish'),
    bulletins: createBulletinFinder(dependencies),
    resources: publications('resource'),
    articles: publications('article'),
    listings: createListingFinder(dependencies),
  };

  async function people(actor: Actor, { q, cursor }: Query, limit: number, sought: Sought): Promise<Section> {
    const { users, nextCursor } = await peopleFinder.list(actor, { search: withoutQuotes(q), limit, cursor });
    const results = users.map((user) => ({
      _id: user._id,
      title: markText(fullName(user), sought),
      excerpt: [],
      person: { _id: user._id, ...namesOf(user), avatar: user.avatar },
    }));
    return { kind: 'people', results, nextCursor };
  }

  async function section(actor: Actor, kind: Kind, query: Query, sought: Sought): Promise<Section> {
    const { cursor, limit = query.kind === undefined ? FIRST : PAGE } = query;
    if (kind === 'people') return people(actor, query, limit, sought);
    const scope = `search ${kind} ${fingerprintOf([JSON.stringify(sought)])}`;
    const before = cursor === undefined ? LAST : cursors.decode(cursor, scope);
    const { hits, last } = await finders[kind](actor, sought, { before, limit });
    return {
      kind,
      results: hits.map((hit) => resultOf(hit, sought)),
      nextCursor: last === null ? null : cursors.encode(last, scope),
    };
  }

  return {
    async search(actor: Actor, query: Query): Promise<Schemas['SearchAnswer']> {
      if (query.cursor !== undefined && query.kind === undefined) {
        const message = i18n._('A further page needs the kind of the results.');
        throw badRequest(message, [{ path: 'kind', message }]);
      }
      const sought = parseSought(query.q, await faithTerms());
      if (sought.length === 0) return { sections: [], hasWords: false };
      const kinds = query.kind === undefined ? KINDS : [query.kind];
      const sections = await Promise.all(kinds.map(async (kind) => section(actor, kind, query, sought)));
      return { sections: sections.filter(isShown), hasWords: true };
    },
  };
}
