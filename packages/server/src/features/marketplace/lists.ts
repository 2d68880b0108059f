import type { components, operations } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { fingerprintOf } from '../../platform/idempotency.ts';
import { requireZip } from '../../platform/places/require-zip.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { filterOf, type Category, type Filter } from './filter.ts';
import { createListingSearch, type Count } from './listing-search.ts';
import type { Position } from './order.ts';
import { createListingPresenter } from './presenter.ts';
import { createListingRepository } from './repository.ts';

type Schemas = components['schemas'];
export type Query = NonNullable<operations['listListings']['parameters']['query']>;
type PlacesQuery = NonNullable<operations['listListingPlaces']['parameters']['query']>;

const DEFAULT_LIMIT = 20;
/** The maximum number of listings that the map shows and counts. */
const PLACED = 1000;

const writePosition = ({ id, price }: Position): string => `${price} ${id}`;

function readPosition(text: string): Position {
  const [price = '0', id = ''] = text.split(' ');
  return { id, price: Number(price) };
}

/**
 * Whether the list must not show the listings. Only their owner, and members who saved them, can see sold listings.
 */
const isHidden = ({ status, owner, saved }: Filter, actor: Actor): boolean =>
  status === 'sold' && owner !== actor.userId && !saved;

/**
 * Returns the total that the page shows. It is at least the number of listings on the page. It is marked as exact
 * only if all listings were counted.
 */
function tallyOf(
  counts: readonly Count[],
  chosen: Category | null,
  shown: { readonly categories: readonly Category[]; readonly isAll: boolean },
): Pick<Schemas['ListingPage'], 'total' | 'totalIsCapped' | 'categories'> {
  const isAsked = (category: Category) => chosen === null || category === chosen;
  const settled = counts.map((counted) => {
    if (!counted.isCapped || !isAsked(counted.category)) return counted;
    const seen = shown.categories.filter((category) => category === counted.category).length;
    return {
      category: counted.category,
      count: shown.isAll ? seen : Math.max(counted.count, seen),
      isCapped: !shown.isAll,
    };
  });
  const asked = settled.filter(({ category }) => isAsked(category));
  const total = asked.reduce((sum, { count }) => sum + count, 0);
  return {
    total: Math.max(total, shown.categories.length),
    totalIsCapped: asked.some(({ isCapped }) => isCapped),
    categories: settled.filter(({ count, isCapped }) => count > 0 || isCapped),
  };
}

export function createListingLists(dependencies: Dependencies) {
  const { database, secrets } = dependencies;
  const repository = createListingRepository(database);
  const find = createListingSearch(database);
  const presenter = createListingPresenter(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  async function placeOf({ userId }: Actor, zip: string | undefined) {
    if (zip !== undefined) await requireZip(zip, 'zip');
    const [zips, home] = await Promise.all([zipCodes(), zip === undefined ? repository.homeOf(userId) : zip]);
    return { zips, origin: home };
  }

  return {
    async list(actor: Actor, query: Query): Promise<Schemas['ListingPage']> {
      const { sort = 'newest', limit = DEFAULT_LIMIT, cursor } = query;
      const { zips, origin } = await placeOf(actor, query.zip);
      const filter = filterOf(query, origin, zips);
      const scope = `listings ${sort} ${fingerprintOf([JSON.stringify({ ...filter, near: query.distance ?? null, origin })])}`;
      const after = cursor === undefined ? null : readPosition(cursors.decode(cursor, scope));
      if (isHidden(filter, actor)) {
        return { items: [], nextCursor: null, total: 0, totalIsCapped: false, categories: [] };
      }
      const { positions: found, counts } = await find(actor.userId, filter, {
        sort,
        after,
        limit: limit + 1,
      });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const rows = await repository.list(
        actor.userId,
        page.map(({ id }) => id),
      );
      const isAll = after === null && last === undefined;
      return {
        items: rows.map((row) => presenter.present({ actor, origin, zips }, row)),
        nextCursor: last === undefined ? null : cursors.encode(writePosition(last), scope),
        ...tallyOf(counts, filter.category, { categories: rows.map(({ category }) => category), isAll }),
      };
    },

    async places(actor: Actor, query: PlacesQuery): Promise<Schemas['ListingPlaces']> {
      const { zips, origin } = await placeOf(actor, query.zip);
      const filter = { ...filterOf(query, origin, zips), placed: true };
      if (isHidden(filter, actor)) return { places: [], isCapped: false };
      const { positions: found } = await find(actor.userId, filter, {
        sort: 'newest',
        after: null,
        limit: PLACED + 1,
      });
      const briefs = await repository.briefs(found.slice(0, PLACED).map(({ id }) => id));
      return { places: presenter.presentPlaces(zips, briefs), isCapped: found.length > PLACED };
    },
  };
}
