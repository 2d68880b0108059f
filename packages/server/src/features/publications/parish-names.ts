import type { components } from '@parvis/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import { namesAll, type Place } from '../../platform/places/shared-place.ts';
import { soughtTextWords, textWords } from '../../platform/text-words.ts';
import { hasWords } from './filter.ts';

export interface ParishName {
  readonly title: string;
  readonly diocese: string;
  readonly town: string;
}

/** The maximum number of parishes with the same words that are compared. */
const MOST = 50;

const isSameName = (one: string, other: string): boolean =>
  namesAll(new Set(textWords(one)), other) || namesAll(new Set(textWords(other)), one);

const nameOf = ({ title, details }: { title: string; details: string }): ParishName => {
  // The service has written these details for a parish, so the type is right.
  const { diocese, town } = JSON.parse(details) as components['schemas']['ParishDetails'];
  return { title, diocese, town };
};

export function createParishNames({ read }: Pick<Database, 'read'>) {
  const parishes = read
    .selectFrom('publications')
    .select(['id', 'title', 'details'])
    .where('kind', '=', 'parish')
    .where('state', '=', 'published');

  return {
    /** Returns the id of the parish that a text names. Returns null if none or several parishes match. */
    async find({ parish, diocese }: Place): Promise<string | null> {
      const words = soughtTextWords(parish);
      if (words.length === 0) return null;
      const rows = await parishes.where(hasWords(words)).orderBy('id').limit(MOST).execute();
      const [found, ...others] = rows.filter((row) => {
        const name = nameOf(row);
        return (
          namesAll(new Set(textWords(`${name.title} ${name.town}`)), parish) &&
          isSameName(name.diocese, diocese)
        );
      });
      return found === undefined || others.length > 0 ? null : found.id;
    },

    async byIds(ids: readonly string[]): Promise<ParishName[]> {
      if (ids.length === 0) return [];
      return (await parishes.where('id', 'in', ids).limit(MOST).execute()).map(nameOf);
    },
  };
}
