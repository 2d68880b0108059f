import type { ExpressionBuilder } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { PublicationsTable } from './tables.ts';

/** The highest character. A prefix followed by this character sorts after all words that begin with the prefix. */
export const HIGHEST = '\u{10FFFF}';

export interface PublicationFilter {
  readonly kind: PublicationsTable['kind'] | null;
  readonly state: PublicationsTable['state'] | null;
  readonly category: string | null;
  /** The prefixes to search for. All of them must match. */
  readonly words: readonly string[];
  /** The member whose marked items are listed; null for all items. */
  readonly markedBy: string | null;
  readonly hasCorrections: boolean;
  /** True for events that people can follow online, false for events that they can attend in person. */
  readonly isOnline: boolean | null;
  /** The event must end after the first time and before the second time. */
  readonly endsAfter: number | null;
  readonly endsBefore: number | null;
  /** The event must begin after the first time, and at the second time at the latest. */
  readonly beginsAfter: number | null;
  readonly beginsUntil: number | null;
  /** Sets of prefixes. All of one set must match. Without a set, every item matches. */
  readonly names: readonly (readonly string[])[];
  /** The parish to which the items belong; null for all items. */
  readonly parishId: string | null;
  /** The item must belong to one of these parishes. Without a parish, every item matches. */
  readonly anyParish: readonly string[];
  /** The item must have one of these words. Without a word, every item matches. */
  readonly anyWord: readonly string[];
  /** The member whose marked items are left out; null for nobody. */
  readonly unmarkedBy: string | null;
}

export const everything: PublicationFilter = {
  kind: null,
  state: null,
  category: null,
  words: [],
  markedBy: null,
  hasCorrections: false,
  isOnline: null,
  endsAfter: null,
  endsBefore: null,
  beginsAfter: null,
  beginsUntil: null,
  names: [],
  parishId: null,
  anyParish: [],
  anyWord: [],
  unmarkedBy: null,
};

/** A condition for queries of `publications`: it contains all words that begin with these prefixes. */
export const hasWords =
  (words: readonly string[]) => (publication: ExpressionBuilder<DatabaseSchema, 'publications'>) =>
    publication.and(
      words.map((word) =>
        publication(
          'publications.id',
          'in',
          publication
            .selectFrom('publication_words')
            .select('publication_words.publication_id')
            .where('publication_words.word', '>=', word)
            .where('publication_words.word', '<', `${word}${HIGHEST}`),
        ),
      ),
    );
