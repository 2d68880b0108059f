import type { components } from '@parvis/api-client/contract';
import { badField } from '../../platform/http/errors.ts';
import type { SavedSearchesTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { fingerprintOf } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { requireZip } from '../../platform/places/require-zip.ts';
import { cleanText } from '../../platform/text.ts';
import { soughtTextWords } from '../../platform/text-words.ts';
import { makeKeyOf } from './details.ts';
import { presentSavedDetails, savedDetails } from './detail-filter.ts';
import { pricesOf, type Criteria } from './filter.ts';
import { dollarsOf } from '../../platform/money.ts';
import { searchPolicy } from './policy.ts';
import { searchNotFound, tooManySearches } from './errors.ts';
import { createListingRepository } from './repository.ts';
import { createSavedSearchRepository } from './saved-search-repository.ts';

type SavedSearch = components['schemas']['SavedSearch'];

const MOST = 20;

function present(row: SavedSearchesTable): SavedSearch {
  return {
    _id: row.id,
    search: row.search,
    category: row.category,
    minPrice: row.min_price === null ? null : dollarsOf(row.min_price),
    maxPrice: row.max_price === null ? null : dollarsOf(row.max_price),
    distance: row.distance,
    zip: row.zip,
    ...presentSavedDetails(row),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** The details without those that are not set, because searches of earlier releases were saved without them. */
const fingerprinted = ({ make, ...details }: ReturnType<typeof savedDetails>) =>
  Object.fromEntries(
    Object.entries({ ...details, make: make === null ? null : makeKeyOf(make) }).filter(
      ([, detail]) => detail !== null,
    ),
  );

export function createSavedSearches({ clock, database }: Dependencies) {
  const repository = createSavedSearchRepository(database);
  const listings = createListingRepository(database);

  return {
    async list({ userId }: Actor): Promise<SavedSearch[]> {
      return (await repository.list(userId)).map(present);
    },

    async create({ userId }: Actor, criteria: Criteria & { readonly zip?: string }) {
      const search = cleanText(criteria.search ?? '', { multiline: false });
      const { minPrice: min_price, maxPrice: max_price } = pricesOf(criteria);
      const details = savedDetails(criteria);
      const { category = null, distance = null, zip = null } = criteria;
      if (zip !== null) await requireZip(zip, 'zip');
      if (distance !== null && zip === null && (await listings.homeOf(userId)) === null) {
        throw badField(
          'distance',
          i18n._('Please enter a ZIP code, here or in your settings, to filter by distance.'),
        );
      }
      const words = soughtTextWords(search);
      const isEmpty =
        words.length === 0 &&
        category === null &&
        min_price === null &&
        max_price === null &&
        distance === null &&
        Object.values(details).every((detail) => detail === null);
      if (isEmpty) throw badField('search', i18n._('Please choose at least one thing to look for.'));
      const kept = { search, category, min_price, max_price, distance, zip: distance === null ? null : zip };
      const outcome = await repository.save(
        {
          id: newId(clock),
          user_id: userId,
          ...kept,
          ...details,
          fingerprint: fingerprintOf([
            JSON.stringify({ ...kept, search: words.toSorted(), ...fingerprinted(details) }),
          ]),
          created_at: clock.now(),
        },
        MOST,
      );
      if (outcome === null) throw tooManySearches(MOST);
      return { isNew: outcome.isNew, search: present(outcome.row) };
    },

    async delete(actor: Actor, id: string): Promise<void> {
      const row = await repository.find(id);
      if (row === null || !searchPolicy.delete(actor, row)) throw searchNotFound();
      await repository.delete(id);
    },
  };
}
